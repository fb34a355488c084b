import { expect, test } from 'vitest'
import { hariKerjaBawaan } from '../alur/pengajuan.hari.ts'
import { hariLayanan } from './hari-layanan.ts'

const bawaan = Object.entries(hariKerjaBawaan).map(([anggaran, hari]) => ({ anggaran, ...hari }))

test('the office has 25 days for an SPPB and 16 for an izin edar, unless the master says otherwise', () => {
  expect(hariLayanan(bawaan, 'sppb_psat')).toBe(25)
  expect(hariLayanan(bawaan, 'izin_edar_pl')).toBe(16)
  const diubah = bawaan.map((hari) => (hari.anggaran === 'audit_lapang' ? { ...hari, sppb_psat: 10 } : hari))
  expect(hariLayanan(diubah, 'sppb_psat')).toBe(27)
})
