import { expect, test } from 'vitest'
import { isKantor } from '../alur/alur.ts'
import { alurOf } from '../alur/semua-alur.ts'
import { hariLayanan } from './hari-layanan.ts'

const alur = alurOf('pengajuan')
const bawaan = Object.entries(alur.hari).map(([anggaran, hari]) => ({
  anggaran,
  alur: alur.nama,
  kantor: isKantor(alur, anggaran),
  ...hari,
}))

test('the office has its days alone, those of the master as it stands', () => {
  expect(hariLayanan(bawaan, 'sppb_psat', 'pengajuan')).toBe(25)
  expect(hariLayanan(bawaan, 'izin_edar_pl', 'pengajuan')).toBe(16)
  const diubah = bawaan.map((hari) => (hari.anggaran === 'audit_dokumen' ? { ...hari, sppb_psat: 7 } : hari))
  expect(hariLayanan(diubah, 'sppb_psat', 'pengajuan')).toBe(27)
  expect(hariLayanan(bawaan, 'sppb_psat', 'berkas')).toBe(0)
})
