import { expect, test } from 'vitest'
import { countPenilaian, penilaianOf } from './penilaian.ts'

const dokumen = [
  { bidang: 'dokumen.sop', kunci: 'a.pdf' },
  { bidang: 'dokumen.denah', kunci: 'b.pdf' },
  { bidang: 'dokumen.alir', kunci: 'c.pdf' },
]
const temuan = (status: 'disiapkan' | 'terbuka' | 'dijawab' | 'ditutup') => [
  { bidang: 'dokumen.sop', status },
]
const sop = { bidang: 'dokumen.sop', kunci: 'a.pdf' }

test('a document is in order, has findings, or has not been looked at', () => {
  const diperiksa = { temuan: temuan('disiapkan'), dokumen_sesuai: ['b.pdf'] }
  expect(dokumen.map((one) => penilaianOf(one, diperiksa))).toEqual(['ada_temuan', 'sesuai', 'belum'])
  expect(countPenilaian(dokumen, diperiksa)).toEqual({ sesuai: 1, ada_temuan: 1, belum: 1 })
})

test.each(['disiapkan', 'terbuka', 'dijawab'] as const)(
  'a finding that is %s outweighs the mark',
  (status) => {
    expect(penilaianOf(sop, { temuan: temuan(status), dokumen_sesuai: ['a.pdf'] })).toBe('ada_temuan')
  },
)

test('a settled finding leaves the mark as it is, and a new version wants a new look', () => {
  expect(penilaianOf(sop, { temuan: temuan('ditutup'), dokumen_sesuai: ['a.pdf'] })).toBe('sesuai')
  expect(penilaianOf(sop, { temuan: temuan('ditutup'), dokumen_sesuai: ['z.pdf'] })).toBe('belum')
})
