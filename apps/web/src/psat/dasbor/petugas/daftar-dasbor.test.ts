import { expect, test } from 'vitest'
import { kelompokLayanan } from '#psat/dasbor/petugas/daftar-dasbor.ts'

const saringan = { mulai: '2025-11-17', sampai: '2026-11-16' } as Parameters<typeof kelompokLayanan>[2]

test.each([
  ['month', '2026-02', '2026-02-01', '2026-02-28'],
  ['month', '2025-11', '2025-11-17', '2025-11-30'],
  ['month', '2026-11', '2026-11-01', '2026-11-16'],
  ['year', '2025', '2025-11-17', '2025-12-31'],
  ['year', '2026', '2026-01-01', '2026-11-16'],
])(
  'the files of a %s (%s) ended within it and within the period',
  (per, key, berakhirDari, berakhirSampai) => {
    expect(kelompokLayanan(per, key, saringan)).toEqual({
      layanan: 'seluruhnya',
      berakhirDari,
      berakhirSampai,
    })
  },
)

test('of a kind or a province they ended within the period', () => {
  const period = { layanan: 'seluruhnya', berakhirDari: saringan.mulai, berakhirSampai: saringan.sampai }
  expect(kelompokLayanan('auditType', 'sppb_psat', saringan)).toEqual({ ...period, auditType: 'sppb_psat' })
  expect(kelompokLayanan('provinsi', '32', saringan)).toEqual({ ...period, provinsiId: '32' })
})
