import { encodeQr } from '@portal/domain/platform/qr/encode-qr'
import sharp from 'sharp'

/** Photo with a GPS position in its EXIF data, as a phone takes it. */
export const fotoBerlokasi = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: 'peru' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 54/1 0/1' } })
    .toBuffer()

export const gambarKosong = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

/** Creates a photo of a QR code that is enlarged and has a grey margin. */
export async function fotoQr(text: string) {
  const { data, size } = encodeQr(text, { ecc: 'M', border: 4 })
  const pixels = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? 20 : 235))))
  const buffer = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(480, 480, { kernel: 'nearest' })
    .extend({ top: 60, bottom: 90, left: 120, right: 40, background: '#9a9a9a' })
    .jpeg()
    .toBuffer()
  return { name: 'qr.jpg', mimeType: 'image/jpeg', buffer }
}
