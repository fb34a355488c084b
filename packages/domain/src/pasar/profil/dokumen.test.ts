import { expect, test } from 'vitest'
import { dokumenOf, kelengkapanOf, persentaseOf } from './dokumen.ts'

const said = (kode: number, status: 'Ada' | 'Belum' | 'Revisi') => ({
  kode,
  status,
  berkas: null,
  catatan: null,
})

test('a market has eighteen documents, a province those its own team answers for', () => {
  expect(dokumenOf('kota').map(({ kode }) => kode)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1))
  expect(dokumenOf('provinsi').map(({ kode }) => kode)).toEqual([1, 4, 7, 8, 16, 17, 18])
})

test('only what is there counts; what is to be revised and what nobody spoke of does not', () => {
  const { persentase_total, total_doc, total_ada, list_doc } = kelengkapanOf('kota', [
    said(1, 'Ada'),
    said(2, 'Ada'),
    said(3, 'Revisi'),
    said(4, 'Belum'),
  ])
  expect({ persentase_total, total_doc, total_ada }).toEqual({
    persentase_total: 11.11,
    total_doc: 18,
    total_ada: 2,
  })
  expect(list_doc.map(({ status }) => status).filter((status) => status === 'Belum')).toHaveLength(15)
  expect(list_doc[2]).toMatchObject({ kode: 3, nama: 'SK Tim ICS', status: 'Revisi' })
})

test('nothing, everything, and a share of two decimals', () => {
  expect(persentaseOf(0, 18).persentase_total).toBe(0)
  expect(persentaseOf(18, 18).persentase_total).toBe(100)
  expect(persentaseOf(1, 7).persentase_total).toBe(14.29)
  expect(persentaseOf(0, 0).persentase_total).toBe(0)
})
