import { salinanKosong } from '@portal/domain/psat/isian/salinan'
import type { AksiTersedia, BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { expect, test } from 'vitest'
import { langkahBerikut } from '#psat/alur/langkah/langkah-berikut.ts'

const minta = { membawa_temuan: true, form: 'hasilAudit' } as AksiTersedia
const jawaban = { id: 1, status: 'dijawab', tahap: 'audit_dokumen', bidang: 'unit_produksi' } as Temuan
const salinan = {
  ...salinanKosong({ nama_perseroan: 'PT A', alamat_perseroan: null, nib: null }),
  dokumen: { sop_psat: 'a.pdf', denah_ruangan_psat: 'b.pdf' },
}
const berkas = (more: Partial<BerkasPengajuan> = {}) => ({
  aksi: [minta],
  panel: null,
  salinan,
  temuan: [],
  dokumen_sesuai: [],
  process: 'audit_dokumen',
  ...more,
})

test('documents are gone through, and nothing is left when all have their verdict', () => {
  expect(langkahBerikut(berkas(), 0)).toMatchObject({ jenis: 'dokumen', label: 'Periksa 2 dokumen' })
  const half = langkahBerikut(berkas({ dokumen_sesuai: ['a.pdf'] }), 0)
  expect(half).toMatchObject({
    label: 'Periksa 1 dokumen lagi',
    dokumen: { kunci: 'b.pdf' },
  })
  expect(langkahBerikut(berkas({ dokumen_sesuai: ['a.pdf', 'b.pdf'] }), 0)).toBeUndefined()
})

test('answers come before documents, the checklist before both', () => {
  expect(langkahBerikut(berkas({ temuan: [jawaban] }), 0)).toMatchObject({
    jenis: 'jawaban',
    label: 'Periksa 1 jawaban',
  })
  expect(langkahBerikut(berkas({ temuan: [jawaban], panel: 'ceklis' }), 12)?.label).toBe('Isi 12 butir lagi')
  // This stage does not judge a finding of an earlier stage.
  expect(langkahBerikut(berkas({ temuan: [{ ...jawaban, tahap: 'lain' }] }), 0)?.jenis).toBe('dokumen')
})

test('whoever checks nothing is led nowhere, and in the field no documents are asked', () => {
  expect(langkahBerikut(berkas({ aksi: [] }), 12)).toBeUndefined()
  expect(langkahBerikut(berkas({ panel: 'ceklis' }), 0)).toBeUndefined()
})
