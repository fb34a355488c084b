import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'
import { toCbor, writeSign1 } from './cose.ts'
import { cutUtf8, utf8Length } from './cut-utf8.ts'
import { alamatContoh, isiContoh, newKunci } from './kode-mandiri.fixture.ts'
import { type IsiKode, readKodeMandiri, writeKodeMandiri } from './kode-mandiri.ts'
import { fitsQr } from './ruang-qr.ts'

let key: Awaited<ReturnType<typeof newKunci>>
beforeAll(async () => {
  key = await newKunci()
})

const day = fc
  .integer({ min: 1, max: 40_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
/** Signs of one to four bytes, and half of a pair. */
const sign = fc.constantFrom('a', ' ', 'Đ', 'ắ', '米', '🍎', '\ud800')
const name = fc.string({ unit: 'grapheme', maxLength: 200 })
const anyIsi: fc.Arbitrary<IsiKode> = fc.record({
  nomor: fc.string({ maxLength: 60 }),
  pemegang: name,
  produk: name,
  wilayah: fc.option(fc.integer({ min: 11, max: 9999 })),
  mulai: day,
  akhir: fc.option(day),
  indeks: fc.nat(),
})

describe('a self-proving code', { timeout: 120_000 }, () => {
  test('says what was written, with its key', async () => {
    const kode = await writeKodeMandiri(alamatContoh, isiContoh, key)
    expect(readKodeMandiri(kode ?? '')).toMatchObject({ isi: isiContoh, amplop: { kunci: key.kid } })
    expect(kode).toMatch(/^[A-Z2-7]+$/)
  })

  test('of any permit fits the QR code, and only holder and product are shortened', async () => {
    await fc.assert(
      fc.asyncProperty(anyIsi, async (isi) => {
        fc.pre(isi.akhir === null || isi.akhir >= isi.mulai)
        const kode = (await writeKodeMandiri(alamatContoh, isi, key)) ?? ''
        expect(fitsQr(alamatContoh, fromBase32(kode)?.length ?? 1e6)).toBe(true)
        const { pemegang, produk, ...rest } = readKodeMandiri(kode)?.isi ?? isiContoh
        const { pemegang: _, produk: __, ...written } = isi
        expect(rest).toEqual({ ...written, nomor: isi.nomor.toWellFormed() })
        for (const [short, whole] of [
          [pemegang, isi.pemegang],
          [produk, isi.produk],
        ] as const) {
          if (short !== whole.toWellFormed())
            expect(whole.toWellFormed().startsWith(short.replace(/…$/, ''))).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('uses the room: one more byte would not fit', async () => {
    const isi = { ...isiContoh, pemegang: 'P'.repeat(300), produk: 'Q'.repeat(300) }
    const kode = (await writeKodeMandiri(alamatContoh, isi, key)) ?? ''
    const length = fromBase32(kode)?.length ?? 0
    expect(fitsQr(alamatContoh, length)).toBe(true)
    expect(fitsQr(alamatContoh, length + 3)).toBe(false)
    const read = readKodeMandiri(kode)?.isi
    expect(utf8Length(read?.pemegang ?? '')).toBeGreaterThan(20)
    expect(utf8Length(read?.produk ?? '')).toBeGreaterThan(20)
  })

  test('does without if the number alone is too long', async () => {
    expect(
      await writeKodeMandiri(alamatContoh, { ...isiContoh, nomor: '1'.repeat(150) }, key),
    ).toBeUndefined()
  })

  test('shorter or longer texts, other claims and loose encodings are no codes', async () => {
    const kode = (await writeKodeMandiri(alamatContoh, isiContoh, key)) ?? ''
    expect(readKodeMandiri('')).toBeUndefined()
    expect(readKodeMandiri('A'.repeat(100_000))).toBeUndefined()
    for (let length = 0; length < kode.length; length += 1)
      expect(readKodeMandiri(kode.slice(0, length))).toBeUndefined()
    expect(readKodeMandiri(`${kode}AA`)).toBeUndefined()
    const permit = ['A', 'B', 32, 1]
    const claims: [number, unknown][] = [
      [2, 'N'],
      [5, 1_762_880_400],
      [-65537, permit],
    ]
    const written = async (entries: [number, unknown][]) =>
      readKodeMandiri(toBase32(await writeSign1(key.kid, toCbor(new Map(entries)), key.sign)))
    expect(await written(claims)).toMatchObject({ isi: { nomor: 'N', akhir: null } })
    for (const [at, value] of [
      [0, 7],
      [1, 1_762_880_401],
      [1, -25_200],
      [1, 'x'],
      [2, ['A', 'B', 32]],
      [2, ['A', 'B', 32, -1]],
      [2, ['A', 'B', 3.5, 1]],
      [2, [1, 'B', 32, 1]],
    ] as const) {
      const changed = claims.map((entry, index): [number, unknown] =>
        index === at ? [entry[0], value] : entry,
      )
      expect([at, value, await written(changed)]).toEqual([at, value, undefined])
    }
    expect(await written([...claims, [4, 1_762_880_400]])).toBeUndefined()
    expect(await written([...claims, [6, 1]])).toBeUndefined()
    expect(await written(claims.slice(1))).toBeUndefined()
  })
})

test('a text is cut by bytes, never within a letter', () => {
  expect(cutUtf8('Đắk Lắk', 9)).toBe('Đắk…')
  expect(cutUtf8('Beras', 5)).toBe('Beras')
  expect(cutUtf8('Beras', 2)).toBe('Be')
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 80 }), fc.nat(100), (text, most) => {
      expect(utf8Length(cutUtf8(text, most))).toBeLessThanOrEqual(most)
    }),
  )
})
