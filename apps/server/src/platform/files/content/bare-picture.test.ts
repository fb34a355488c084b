import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barePicture } from './bare-picture.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-foto-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } })
const gps = {
  IFD0: { Make: 'Kamera Uji', Model: 'Rahasia 9' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '6/1 12/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '106/1 49/1 0/1',
  },
}

async function bareOf(picture: Buffer) {
  const path = join(folder, 'masuk')
  await writeFile(path, picture)
  const bare = await barePicture({ path, size: picture.length, sha256: '' })
  return { bare, kept: await readFile(path) }
}

test.each(['jpeg', 'png'] as const)('a %s with a position loses it, and its camera too', async (format) => {
  const sent = await plain().toFormat(format).withExif(gps).toBuffer()
  expect(sent.includes('Kamera Uji')).toBe(true)
  const { bare, kept } = await bareOf(sent)
  expect(bare.hadPosition).toBe(true)
  const { exif, xmp, icc, format: keptAs } = await sharp(kept).metadata()
  expect([exif, xmp, icc, keptAs]).toEqual([undefined, undefined, undefined, format])
  expect(kept.includes('Kamera Uji')).toBe(false)
  expect(bare.size).toBe(kept.length)
})

test('a camera without a position is no position', async () => {
  const { bare, kept } = await bareOf(await plain().jpeg().withExif({ IFD0: gps.IFD0 }).toBuffer())
  expect(bare.hadPosition).toBe(false)
  expect(kept.includes('Kamera Uji')).toBe(false)
})

test('what was turned by its metadata stands upright without it', async () => {
  const { kept } = await bareOf(await plain().jpeg().withMetadata({ orientation: 6 }).toBuffer())
  expect(await sharp(kept).metadata()).toMatchObject({ width: 20, height: 40 })
})

test('no larger than a screen needs', async () => {
  const { kept } = await bareOf(await plain(4000, 1000).png().toBuffer())
  expect(await sharp(kept).metadata()).toMatchObject({ width: 2400, height: 600 })
})

test('a picture that a decoder only warns about is kept, and a broken one is refused as broken', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const whole = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'green', noise } })
    .jpeg()
    .toBuffer()
  const damagedAt = (at: number) =>
    Buffer.concat([whole.subarray(0, at), Buffer.from([0xff, 0xd9, 0x5a]), whole.subarray(at + 3)])
  const outcomes: string[] = []
  for (const at of [650, 900, 1200, 1500, 1800])
    outcomes.push(
      await bareOf(damagedAt(at)).then(
        () => 'kept',
        (error) => error.code,
      ),
    )
  outcomes.push(
    await bareOf(whole.subarray(0, 300)).then(
      () => 'kept',
      (error) => error.code,
    ),
  )
  expect(new Set(outcomes)).toEqual(new Set(['kept', 'BERKAS_RUSAK']))
})
