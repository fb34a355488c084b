import { salinanKosong } from '@portal/domain/psat/isian/salinan'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { expect, test } from 'vitest'
import { belumDiganti } from '#psat/pengajuan/perbaikan/belum-diganti.ts'

const salinan = {
  ...salinanKosong({ nama_perseroan: 'PT A', alamat_perseroan: null, nib: null }),
  dokumen: { sop_psat: 'a.pdf', denah_ruangan_psat: 'b.pdf' },
}
const temuan = (bidang: string, status: Temuan['status'] = 'terbuka') => ({ id: 7, bidang, status }) as Temuan
const names = (found: Temuan[], dokumen: Record<string, string>, berkas: string | null = null) =>
  belumDiganti(
    { salinan, temuan: found },
    { isian: { dokumen }, data: undefined, jawaban: { 7: { jawaban: 'Sudah.', berkas } } },
  ).map(({ bidang }) => bidang)

test('a flagged document counts until another file stands in its place', () => {
  const denah = [temuan('dokumen.denah_ruangan_psat')]
  expect(names(denah, salinan.dokumen)).toEqual(['dokumen.denah_ruangan_psat'])
  expect(names(denah, { ...salinan.dokumen, denah_ruangan_psat: 'c.pdf' })).toEqual([])
})

test('a closed finding, one on a field, and one answered with a file ask for no replacement', () => {
  expect(names([temuan('dokumen.sop_psat', 'ditutup')], salinan.dokumen)).toEqual([])
  expect(names([temuan('unit_produksi')], salinan.dokumen)).toEqual([])
  expect(names([temuan('dokumen.sop_psat')], salinan.dokumen, 'jawaban.pdf')).toEqual([])
})
