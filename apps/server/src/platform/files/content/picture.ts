import { AppError } from '@portal/domain/platform/errors'
import { oneAtATime } from './in-turn.ts'
import type { Subject, Verdict } from './range.ts'

type Sharp = typeof import('sharp').default

/** Allows a 50-megapixel phone camera but not a decompression bomb. */
const mostPixels = 51_000_000
const count = new Intl.NumberFormat('id-ID')

/** Decode one picture at a time: a progressive JPEG of this size needs hundreds of megabytes. */
const inTurn = oneAtATime()

/**
 * Decodes every pixel to find damage and discards the result. The stored file stays unchanged, including its metadata.
 */
async function decode(sharp: Sharp, path: string): Promise<Verdict> {
  try {
    const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const
    await sharp(path, options).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return 'baik'
  } catch {
    return 'rusak'
  }
}

export async function checkPicture({ path }: Subject): Promise<Verdict> {
  // Lazy load sharp with the first picture, because the library is large.
  const { default: sharp } = await import('sharp')
  const size = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!size) return 'rusak'
  if (size.width * size.height > mostPixels) {
    const measures = `${count.format(size.width)} × ${count.format(size.height)} piksel`
    throw new AppError('BERKAS_TERLALU_BESAR', {
      message: `Gambar ${measures} melebihi batas 51 megapiksel. Perkecil gambar, lalu unggah lagi.`,
    })
  }
  return inTurn(() => decode(sharp, path))
}
