import { importHeadersOf } from '@portal/domain/okkp/registrasi/registrasi.fields'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { anySign } from '#testing/signs.ts'
import { filledTemplate, pdukRow, upload } from './impor.fixture.ts'

const server = useTestApp()
let daerah: SignedInClient
beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
})

/** Good and bad values of each column, and the error message that bad values must cause. */
const columns = {
  1: {
    good: ['PT Satu', 'Åsa & "Co" <x>'],
    bad: ['', 'x'.repeat(201)],
    words: /Nama Unit Usaha \(B\d+\): (Wajib diisi|Maksimal 200)/,
  },
  2: {
    good: ['Kota Bandung', 'KAB. BOGOR'],
    bad: ['', 'Atlantis', 'Bandung'],
    words: /Kab\/Kota \(C\d+\): (Wajib diisi|Kab\/Kota salah)/,
  },
  5: {
    good: ['Gabah', 'padi'],
    bad: ['', 'Batu', '=1+1'],
    words: /Komoditas Utama \(F\d+\): (Wajib diisi|Format Komoditas Salah)/,
  },
  11: {
    good: ['Hijau', 'PUTIH'],
    bad: ['', 'Merah'],
    words: /Label Hijau\/Putih \(L\d+\): (Wajib diisi|Label salah)/,
  },
  12: {
    good: ['2025-02-28'],
    bad: ['', '2025-02-30', '02/28/2025', '1850-01-01'],
    words: /Tanggal Penerbitan Sertifikat \(M\d+\): (Wajib diisi|Format tanggal salah|Tahun)/,
  },
} as const
type Column = keyof typeof columns
const keys = Object.keys(columns).map(Number) as Column[]

const cell = (key: Column) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...columns[key].good).map((value) => ({ value, good: true })) },
    { weight: 1, arbitrary: fc.constantFrom(...columns[key].bad).map((value) => ({ value, good: false })) },
  )
const row = fc.record({
  nomor: fc.constantFrom('', ...Array.from({ length: 12 }, (_, n) => `n-${n}`), 'N-1', 'N-2'),
  cells: fc.tuple(...keys.map(cell)),
})

test('stored and refused make up all rows, and a refused row is told every fault', async () => {
  let run = 0
  const { db } = server.get().platform
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 25 }), async (rows) => {
      run++
      const sheet = rows.map(({ nomor, cells }): CellContent[] =>
        pdukRow(nomor && `${run}/${nomor}`, Object.fromEntries(keys.map((key, n) => [key, cells[n]?.value]))),
      )
      const answer = (await upload(daerah, await filledTemplate(1, sheet))).json()
      const { total, tersimpan, ditolak } = answer.data
      expect(total).toBe(rows.length)
      expect(tersimpan + ditolak).toBe(rows.length)
      expect(answer.not_created).toHaveLength(ditolak)
      const { rows: found } = await sql<{
        n: number
      }>`select count(*) as n from okkp.registrasi where batch_id = ${answer.data.id}`.execute(db)
      expect(found[0]?.n).toBe(tersimpan)

      const seen = new Set<string>()
      const expected = rows.flatMap(({ nomor, cells }, index) => {
        const faults: RegExp[] = keys.flatMap((key, n) => (cells[n]?.good ? [] : [columns[key].words]))
        if (nomor === '') faults.push(/Nomor Registrasi \(K\d+\): Wajib diisi/)
        else if (seen.has(nomor.toLowerCase())) faults.push(/No Registrasi berulang/)
        seen.add(nomor.toLowerCase())
        return faults.length > 0 ? [{ baris: index + 2, faults }] : []
      })
      expect(answer.not_created.map((each: { Baris: number }) => each.Baris)).toEqual(
        expected.map(({ baris }) => baris),
      )
      for (const [index, { faults, baris }] of expected.entries()) {
        const { Keterangan } = answer.not_created[index]
        for (const words of faults) expect(Keterangan).toMatch(words)
        const said = answer.kesalahan.filter((fault: { baris: number }) => fault.baris === baris)
        expect(said).toHaveLength(faults.length)
      }
    }),
    { numRuns: 25 },
  )
})

test('no content of any cell brings the server down', async () => {
  const text = fc.oneof(
    fc.string({ unit: anySign, maxLength: 40 }),
    fc.constantFrom('=cmd|x', "'; drop table", '\u0000', '{"a":1}', '\\N', '{}'),
  )
  const width = importHeadersOf(1).length
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(text, { minLength: width, maxLength: width }), { maxLength: 6 }),
      async (rows) => {
        const answer = await upload(daerah, await filledTemplate(1, rows))
        expect(answer.statusCode).toBeLessThan(500)
      },
    ),
    { numRuns: 20 },
  )
})

test('no bytes bring the server down', async () => {
  const sound = await filledTemplate(1, [pdukRow('bytes')])
  const change = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(change, fc.nat(sound.length), async (changes, end) => {
      const content = Buffer.from(sound.subarray(0, end % 3 === 0 ? end : sound.length))
      for (const [at, byte] of changes) if (at < content.length) content[at] = byte
      expect((await upload(daerah, content)).statusCode).toBeLessThan(500)
    }),
    { numRuns: 30 },
  )
})
