import { expect, it } from 'vitest'
import { faseOf } from '#psat/berkas/fase.ts'

const labels: Record<number, string> = {
  10: 'Permohonan Baru',
  20: 'Audit Dokumen',
  30: 'Audit Lapang',
  40: 'Rekomendasi',
  50: 'Pembayaran PNBP',
  60: 'Penerbitan Nomor',
  70: 'Terbit Sertifikat',
  99: 'Ditolak',
}
const tahapan = (codes: readonly number[], now: number) =>
  codes.map((code) => ({
    code,
    label: labels[code] ?? '',
    keadaan: code < now ? ('selesai' as const) : code === now ? ('kini' as const) : ('nanti' as const),
  }))
const jam = (...anggaran: [string, number, number][]) =>
  ({
    anggaran: anggaran.map(([nama, terpakai, diberikan]) => ({ anggaran: nama, terpakai, diberikan })),
  }) as never

it('gathers the stages into five phases with the days they have used', () => {
  const fase = faseOf({
    tahapan: tahapan([10, 20, 30, 40, 50, 60, 70], 30),
    jam: jam(['permohonan', 2, 4], ['audit_dokumen', 5, 5], ['audit_lapang', 3, 8]),
    label: 'Perbaikan Audit Lapang',
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
    jam: jam(['audit_lapang', 7, 8], ['rekomendasi', 6, 5]),
    label: 'Rekomendasi',
  })
  expect(lapang).toMatchObject({ keadaan: 'kini', hari: { terpakai: 13, diberikan: 13, terlambat: true } })
})

it('names the phase of an izin edar after the stage it has', () => {
  const fase = faseOf({
    tahapan: tahapan([10, 20, 40, 50, 60, 70], 10),
    jam: jam(),
    label: 'Permohonan Baru',
  })
  expect(fase.map(({ label }) => label)).toEqual([
    'Permohonan',
    'Audit Dokumen',
    'Rekomendasi',
    'Lampiran Teknis',
    'Terbit',
  ])
})

it('ends with the rejection', () => {
  const fase = faseOf({ tahapan: tahapan([10, 20, 99], 99), jam: jam(), label: 'Ditolak' })
  expect(fase.at(-1)).toMatchObject({ label: 'Ditolak', keadaan: 'ditolak' })
})
