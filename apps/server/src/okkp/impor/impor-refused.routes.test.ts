import { importHeadersOf } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { sheetOf, workbookWith } from '#platform/excel/excel.fixture.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { filledTemplate, imporRows, pdukRow, upload } from './impor.fixture.ts'

const server = useTestApp()
const { stored } = imporRows(server)
let daerah: SignedInClient
let kota: SignedInClient

beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
  kota = await server.get().as('OKKP_ADMIN_KOTA')
})

describe('template', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])(
    'of kind %i has exactly its headers and can be uploaded as it is',
    async (id) => {
      const answer = await daerah.inject({ url: `/api/okkp/imports/template/${id}` })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-disposition']).toContain('Templat-')
      const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload))
      expect(sheets.map(({ name }) => name)).toEqual(['Data', 'Nilai'])
      expect(sheets[0]?.rows[0]).toEqual(importHeadersOf(id))
      expect(sheets[1]?.rows.flat()).toContain('Gabah')
      const empty = await upload(daerah, answer.rawPayload, { registrasi_id: String(id) })
      expect(empty.statusCode).toBe(400)
      expect(empty.json().message).toContain('tidak berisi baris data')
    },
  )

  test('offers a region only its own cities', async () => {
    const answer = await kota.inject({ url: '/api/okkp/imports/template/1' })
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload))
    const cities = sheets[1]?.rows.map((row) => row[0]).filter((name) => name !== null)
    expect(cities).toEqual(['Kab/Kota', 'Kota Bandung'])
  })

  test('of a kind that is none is not found, and what names no kind is told the names', async () => {
    expect((await daerah.inject({ url: '/api/okkp/imports/template/99' })).statusCode).toBe(404)
    const answer = await daerah.inject({ url: '/api/okkp/imports/template/zzz' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      { field: 'type', message: expect.stringContaining('lab-1 sampai lab-5') },
    ])
  })
})

describe('refuses', () => {
  test('another header row, and names the column that differs', async () => {
    const headers = importHeadersOf(1).with(2, 'Kota').with(12, 'Tanggal Terbit')
    const answer = await upload(daerah, await filledTemplate(1, [pdukRow('W-1')], headers))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'TEMPLAT_BERBEDA',
      judul_berbeda: [
        { kolom: 'C', seharusnya: 'Kab/Kota', tertulis: 'Kota' },
        { kolom: 'M', seharusnya: 'Tanggal Penerbitan Sertifikat', tertulis: 'Tanggal Terbit' },
      ],
    })
    expect(answer.json().message).toContain('kolom C seharusnya berjudul "Kab/Kota", tetapi tertulis "Kota"')
    const extra = await upload(daerah, await filledTemplate(1, [], [...importHeadersOf(1), 'Catatan']))
    expect(extra.json().message).toContain('kolom P berjudul "Catatan", padahal tidak ada di templat')
    const wrongKind = await upload(daerah, await filledTemplate(4, []), { registrasi_id: '5' })
    expect(wrongKind.json().code).toBe('TEMPLAT_BERBEDA')
    expect(await stored('W-')).toEqual([])
  })

  test('a formula far down, with everything before it', async () => {
    const rows = Array.from({ length: 1500 }, (_, n) => pdukRow(`F-${n}`))
    const cell = (text: unknown) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const xml = [importHeadersOf(1), ...rows].map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
    const answer = await upload(
      daerah,
      workbookWith(sheetOf(`${xml}<row r="9000"><c r="B9000"><f>A1</f></c></row>`)),
    )
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'EXCEL_DITOLAK'])
    expect(answer.json().message).toContain('Sel B9000 berisi rumus')
    expect(await stored('F-')).toEqual([])
    const list = (await daerah.inject({ url: '/api/okkp/imports' })).json()
    expect(list.data[0]).toMatchObject({ status: 'ditolak', tersimpan: 0, boleh_batal: false })
  })

  test('what is no workbook, no file, no kind', async () => {
    expect((await upload(daerah, samplePdf())).statusCode).toBe(415)
    const sound = await filledTemplate(1, [pdukRow('X-1')])
    const unknown = await upload(daerah, sound, { registrasi_id: '99' })
    expect([unknown.statusCode, unknown.json().errors[0].field]).toEqual([400, 'registrasi_id'])
    const words = await upload(daerah, sound, { registrasi_id: 'satu' })
    expect([words.statusCode, words.json().errors[0].field]).toEqual([400, 'registrasi_id'])
    expect((await upload(daerah, sound.subarray(0, 900))).statusCode).toBeGreaterThanOrEqual(400)
  })
})
