import { langkahIsian } from '@portal/domain/psat/isian/isian.rules'
import { expect, test } from 'vitest'
import { langkahOf } from '#psat/isian/langkah-isian/langkah-isian-bidang.ts'

const sppb = langkahIsian('sppb_psat', 'permohonan_baru')

test.each([
  ['dokumen.sop_psat', 'dokumen'],
  ['body.dokumen.sop_psat', 'dokumen'],
  ['unit_produksi.12.bukti_sewa', 'usaha'],
  ['perusahaan.alamat_perseroan', 'usaha'],
  ['ruang_lingkup', 'lingkup'],
])('%s belongs to step %s', (bidang, langkah) => {
  expect(langkahOf(bidang, sppb)).toBe(langkah)
})

test('a field without a step is not lost: its place is outside the form', () => {
  expect(langkahOf('info_produk.3', sppb)).toBeUndefined()
  expect(langkahOf('sanitasi.2', sppb)).toBeUndefined()
})
