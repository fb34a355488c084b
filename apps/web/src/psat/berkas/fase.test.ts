import { expect, it } from 'vitest'
import { faseOf } from '#psat/berkas/fase.ts'

const tahap = {
  10: ['permohonan', 'Permohonan', 'Verifikasi awal'],
  20: ['audit_dokumen', 'Audit Dokumen', 'Audit Dokumen'],
  30: ['audit_lapang', 'Audit Lapang', 'Audit Lapang'],
  40: ['audit_lapang', 'Audit Lapang', 'Rekomendasi'],
  50: ['lampiran_teknis', 'Lampiran Teknis', 'Pembayaran PNBP'],
  60: ['lampiran_teknis', 'Lampiran Teknis', 'Penerbitan Nomor'],
  70: ['terbit', 'Terbit', 'Terbit Sertifikat'],
  99: ['ditolak', 'Ditolak', 'Ditolak'],
} as const
const tahapan = (codes: readonly (keyof typeof tahap)[], now: number) =>
  codes.map((code) => {
    const [tab, fase, label] = tahap[code]
    const keadaan = code < now ? ('selesai' as const) : code === now ? ('kini' as const) : ('nanti' as const)
    return { code, label, keadaan, tab, fase }
  })
const jam = (...anggaran: [string, number, number][]) =>
  ({ anggaran: anggaran.map(([tab, terpakai, diberikan]) => ({ tab, terpakai, diberikan })) }) as never

it('gathers the stages into five phases with the days they have used', () => {
  const fase = faseOf({
    tahapan: tahapan([10, 20, 30, 40, 50, 60, 70], 30),
    jam: jam(['permohonan', 2, 4], ['audit_dokumen', 5, 5], ['audit_lapang', 3, 8]),
    label: 'Perbaikan Audit Lapang',
    akhir: null,
  })
  expect(fase.map(({ label, keadaan }) => `${label} ${keadaan}`)).toEqual([
    'Permohonan selesai',
    'Audit Dokumen selesai',
    'Audit Lapang kini',
    'Lampiran Teknis nanti',
    'Terbit nanti',
  ])
  expect(fase[0]?.hari).toEqual({ terpakai: 2, diberikan: 4, terlambat: false })
  expect(fase[2]?.hari).toEqual({ terpakai: 3, diberikan: 8, terlambat: false })
  expect(fase[3]?.hari).toBeUndefined()
  expect(fase[2]?.tahapan.map(({ label }) => label)).toEqual(['Perbaikan Audit Lapang', 'Rekomendasi'])
})

it('counts both budgets of a phase, and stays in it until its last stage', () => {
  const [, , lapang] = faseOf({
    tahapan: tahapan([10, 20, 30, 40, 50, 60, 70], 40),
    jam: jam(['audit_lapang', 7, 8], ['audit_lapang', 6, 5]),
    label: 'Rekomendasi',
    akhir: null,
  })
  expect(lapang).toMatchObject({ keadaan: 'kini', hari: { terpakai: 13, diberikan: 13, terlambat: true } })
})

it('ends with the rejection', () => {
  const fase = faseOf({ tahapan: tahapan([10, 20, 99], 99), jam: jam(), label: 'Ditolak', akhir: 'ditolak' })
  expect(fase.at(-1)).toMatchObject({ label: 'Ditolak', keadaan: 'ditolak' })
})
