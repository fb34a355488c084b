import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { AppError } from '@portal/domain/platform/errors'
import type { ReceivedFile } from '../store/incoming.ts'
import { oneAtATime } from './in-turn.ts'

const gpsTag = 0x8825
const longestSide = 2400
const inTurn = oneAtATime()

/** Checks whether the first directory of an EXIF block points to a GPS directory. */
function namesPosition(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  if (tiff.length < 14) return false
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (start + 2 > tiff.length) return false
  const entries = Math.min(short(start), Math.floor((tiff.length - start - 2) / 12))
  return Array.from({ length: entries }, (_, index) => short(start + 2 + index * 12)).includes(gpsTag)
}

export interface BarePicture extends ReceivedFile {
  hadPosition: boolean
}

async function redraw(picture: Buffer): Promise<{ bare: Buffer; hadPosition: boolean }> {
  const { default: sharp } = await import('sharp')
  // As strict as `checkPicture`: many phones write pictures that a decoder only warns about.
  const read = () => sharp(picture, { failOn: 'error' })
  try {
    const { exif, xmp, format } = await read().metadata()
    const hadPosition = (exif !== undefined && namesPosition(exif)) || (xmp?.includes('GPSLatitude') ?? false)
    const drawn = read()
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    const bare = await (format === 'png' ? drawn.png() : drawn.jpeg({ quality: 85 })).toBuffer()
    return { bare, hadPosition }
  } catch (cause) {
    throw new AppError('BERKAS_RUSAK', { cause })
  }
}

/**
 * Re-encodes the picture in place: upright, limited to screen size, and without camera metadata (place, time, device).
 * Only re-encoding reliably removes all metadata.
 */
export function barePicture(received: ReceivedFile): Promise<BarePicture> {
  return inTurn(async () => {
    const { bare, hadPosition } = await redraw(await readFile(received.path))
    await writeFile(received.path, bare)
    const sha256 = createHash('sha256').update(bare).digest('hex')
    return { path: received.path, size: bare.length, sha256, hadPosition }
  })
}
