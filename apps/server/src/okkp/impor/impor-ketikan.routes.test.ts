import { earlierHeadersOf, importHeadersOf } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { beforeAll, expect, test } from 'vitest'
import { sheetOf, workbookWith } from '#platform/excel/excel.fixture.ts'
import { escapeXml, sheetPart, workbookParts } from '#platform/excel/workbook-parts.ts'
import type { CellContent } from '#platform/excel/write-sheet.ts'
import { sampleZip } from '#platform/files/samples.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { filledTemplate, imporRows, pdukRow, upload } from './impor.fixture.ts'

const server = useTestApp()
const { stored } = imporRows(server)
let daerah: SignedInClient
beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
})

const text = (content: CellContent) =>
  `<c t="inlineStr"><is><t>${escapeXml(String(content ?? ''))}</t></is></c>`
const rowXml = (cells: readonly string[]) => `<row>${cells.join('')}</row>`
const titles = rowXml(importHeadersOf(1).map(text))
/** Builds a valid row and replaces some text cells with raw Excel cells. */
const withCells = (nomor: string, cells: Record<number, string>) => {
  const texts = pdukRow(nomor).map(text)
  for (const [at, xml] of Object.entries(cells)) texts[Number(at)] = xml
  return rowXml(texts)
}
/** Number formats of the cells below by style: 1 scientific, 2 zero-padded, 3 date. */
const formats = {
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000"/></numFmts><cellXfs>' +
    '<xf numFmtId="0"/><xf numFmtId="11"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>',
}
const sheet = (...rows: string[]) => workbookWith(sheetOf(titles + rows.join('')), formats)

test('a formula where nobody reads disturbs nobody, and a row that holds only its number is none', async () => {
  const number = '<c><f>ROW()-1</f><v>1</v></c>'
  const beside = '<c r="P2"><f>LEN(B2)</f><v>9</v></c>'
  const numbered = `<row r="4"><c r="A4"><f>ROW()-1</f><v>3</v></c></row>`
  const answer = await upload(
    daerah,
    sheet(withCells('G-1', { 0: number, 15: beside }), withCells('G-2', { 0: number }), numbered),
  )
  expect(answer.json().data).toMatchObject({ total: 2, tersimpan: 2, ditolak: 0 })
})

test('a formula that would be stored refuses the file and names its cell', async () => {
  for (const [at, cell] of [
    [1, 'B2'],
    [12, 'M2'],
  ] as const) {
    const answer = await upload(daerah, sheet(withCells('G-3', { [at]: '<c><f>A1</f><v>1</v></c>' })))
    expect(answer.json()).toMatchObject({
      code: 'EXCEL_DITOLAK',
      message: expect.stringContaining(`Sel ${cell}`),
    })
  }
  expect(await stored('G-3')).toEqual([])
})

test('a code is stored as the sheet shows it, or refused where Excel has changed it', async () => {
  const answer = await upload(
    daerah,
    sheet(
      withCells('x', { 10: '<c s="2"><v>77</v></c>' }),
      withCells('x', { 10: '<c s="1"><v>12000</v></c>' }),
      withCells('x', { 10: '<c s="3"><v>45306</v></c>' }),
      withCells('x', { 10: '<c><v>1234567890123456</v></c>' }),
      withCells('x', { 10: '<c><v>88001</v></c>' }),
    ),
  )
  const { data, kesalahan, kelompok } = answer.json()
  expect(data).toMatchObject({ tersimpan: 2, ditolak: 3 })
  expect((await stored('000')).map((row) => row.no_registration)).toEqual(['00077'])
  expect((await stored('88001')).length).toBe(1)
  expect(kesalahan.map(({ sel }: { sel: string }) => sel)).toEqual(['K3', 'K4', 'K5'])
  expect(kesalahan[0].pesan).toContain('format selnya menjadi Teks')
  expect(kelompok).toMatchObject([{ jenis: 'angka', kolom: 'Nomor Registrasi', jumlah: 3 }])
})

test('a phone number is read as people write it, unless Excel made a number of it', async () => {
  const answer = await upload(
    daerah,
    sheet(
      withCells('T-1', { 13: text('0812-0000 (1234)'), 14: text('tani@contoh.id') }),
      withCells('T-2', { 13: text('+62 812 0000 5678') }),
      withCells('T-3', { 13: '<c><v>1234567890123456</v></c>' }),
      withCells('T-4', { 13: text('kantor'), 14: text('tani@contoh') }),
    ),
  )
  const { data, kesalahan } = answer.json()
  expect(data).toMatchObject({ tersimpan: 2, ditolak: 2 })
  expect((await stored('T-')).map((row) => [row.kontak_telepon, row.kontak_surel])).toEqual([
    ['081200001234', 'tani@contoh.id'],
    ['081200005678', null],
  ])
  expect(kesalahan.map(({ sel, pesan }: Record<string, string>) => [sel, pesan])).toEqual([
    ['N4', expect.stringContaining('format selnya menjadi Teks')],
    ['N5', expect.stringContaining('Isi dengan angka saja.')],
    ['O5', 'Tulis alamat surel yang benar, mis. nama@contoh.id.'],
  ])
})

test('a template from before the contact is still read', async () => {
  for (const [jenisId, row] of [
    [1, pdukRow('D-1')],
    [4, ['1', 'PT Dulu', 'Health Certificate', 'Jalan 1', 'Gabah', 'LOT-1', 'Jepang', 'D-4', '2025-03-01']],
  ] as const) {
    const content = await filledTemplate(jenisId, [[...row]], earlierHeadersOf(jenisId))
    const answer = await upload(daerah, content, { registrasi_id: String(jenisId) })
    expect([jenisId, answer.json().code]).toEqual([jenisId, undefined])
  }
  expect((await stored('D-1')).map((row) => [row.terbit_sertifikat, row.kontak_telepon])).toEqual([
    ['2025-03-01', null],
  ])
  const [titles = '', ...others] = earlierHeadersOf(1)
  const swapped = await filledTemplate(1, [pdukRow('D-2')], [...others, titles])
  expect((await upload(daerah, swapped)).json().code).toBe('TEMPLAT_BERBEDA')
})

test('days as people write them', async () => {
  const days = ['15 Maret 2025', '15/03/2025', '15-3-2025', '2025-03-15']
  const rows = days.map((day, index) => pdukRow(`H-${index}`, { 12: day }))
  expect((await upload(daerah, await filledTemplate(1, rows))).json().data).toMatchObject({ tersimpan: 4 })
  expect((await stored('H-')).map((row) => row.terbit_sertifikat)).toEqual(days.map(() => '2025-03-15'))
  const real = await upload(daerah, sheet(withCells('H-5', { 12: '<c s="3"><v>45731</v></c>' })))
  expect(real.json().data).toMatchObject({ tersimpan: 1 })
  expect((await stored('H-5'))[0]?.terbit_sertifikat).toBe('2025-03-15')
})

test('the sheet of values may stand in front', async () => {
  const values = sheetOf(
    rowXml([text('Kab/Kota'), text('Komoditas Utama')]) + rowXml([text('Kota Bandung'), text('Gabah')]),
  )
  const content = sampleZip({
    ...workbookParts(['Nilai', 'Data']),
    [sheetPart(0)]: values,
    [sheetPart(1)]: sheetOf(titles + withCells('I-1', {})),
  })
  expect((await upload(daerah, content)).json().data).toMatchObject({ total: 1, tersimpan: 1 })
})

test('faults of one kind are one group, the commonest first, and near names are proposed', async () => {
  const rows = [
    pdukRow('J-1'),
    pdukRow('J-2', { 5: 'Gabahh' }),
    pdukRow('J-3', { 5: 'Gabahh' }),
    pdukRow('J-4', { 5: 'Batu bara', 1: '' }),
  ]
  const { data, kelompok, not_created } = (await upload(daerah, await filledTemplate(1, rows))).json()
  expect(kelompok).toEqual([
    {
      jenis: 'nama',
      kolom: 'Komoditas Utama',
      jumlah: 3,
      contoh: [
        {
          pesan: expect.stringMatching(/"Gabahh" tidak ada.*Maksud Anda "Gabah"\?$/),
          jumlah: 2,
          baris: [3, 4],
        },
        { pesan: expect.stringMatching(/"Batu bara" tidak ada.*lembar Nilai\.$/), jumlah: 1, baris: [5] },
      ],
      lainnya: 0,
    },
    {
      jenis: 'kosong',
      kolom: 'Nama Unit Usaha',
      jumlah: 1,
      contoh: [{ pesan: 'Wajib diisi.', jumlah: 1, baris: [5] }],
      lainnya: 0,
    },
  ])
  expect(not_created.map((row: { Baris: number }) => row.Baris)).toEqual([3, 4, 5])
  const later = (await daerah.inject({ url: `/api/okkp/imports/${data.uuid}` })).json()
  expect(later.kelompok).toEqual(kelompok)
  const none = await upload(daerah, await filledTemplate(1, [pdukRow('J-5', { 11: '' })]))
  expect(none.json()).toMatchObject({ code: 'IMPOR_DITOLAK', kelompok: [{ jenis: 'kosong' }] })
})
