import { describe, expect, test } from 'vitest'
import { compareSalinan } from '../pengajuan/perbandingan.ts'
import { dokumenSalinan, labelBidang } from './bidang.ts'
import { dokumenDiminta, type JenisDokumen, jenisUntukPerbaikan } from './dokumen.ts'
import { checkIsian } from './isian.rules.ts'
import { isianKosong, isianPengajuan } from './isian.schema.ts'
import { contohSalinan } from './salinan.fixture.ts'

const denah: JenisDokumen = {
  id: 3,
  nama: 'Denah unit',
  kunci: 'denah_ruangan_psat',
  diminta_pada: [],
  wajib: false,
}
const kuasa: JenisDokumen = {
  id: 40,
  nama: 'Surat kuasa',
  kunci: null,
  diminta_pada: ['sppb_psat.permohonan_baru'],
  wajib: true,
}
const syarat = (...jenisDokumen: JenisDokumen[]) => ({ diLuarRegistri: false, jenisDokumen })

describe('papers of a form', () => {
  test('those of the rules bear the name of the master, and their own where it has none', () => {
    const labels = (...master: JenisDokumen[]) =>
      dokumenDiminta('sppb_psat', 'permohonan_baru', syarat(...master)).map(({ label }) => label)
    expect(labels(denah)).toContain('Denah unit')
    expect(labels(denah)).not.toContain('Denah ruang penanganan')
    expect(labels()).toContain('Denah ruang penanganan')
  })

  test('those of the office come last, only where they are asked for', () => {
    const asked = dokumenDiminta('sppb_psat', 'permohonan_baru', syarat(denah, kuasa))
    expect(asked.at(-1)).toMatchObject({ kunci: 'jenis_40', label: 'Surat kuasa', wajib: true })
    const keys = (...of: Parameters<typeof dokumenDiminta>) => dokumenDiminta(...of).map(({ kunci }) => kunci)
    expect(keys('sppb_psat', 'perpanjangan', syarat(kuasa))).not.toContain('jenis_40')
    expect(keys('izin_edar_pl', 'permohonan_baru', syarat(kuasa))).not.toContain('jenis_40')
    // The master cannot change when a document of the rules is required.
    const bent = { ...denah, diminta_pada: ['izin_edar_pl.permohonan_baru'] }
    expect(keys('izin_edar_pl', 'permohonan_baru', syarat(bent))).toEqual(['surat_permohonan_izin_edar'])
  })

  test('one that must be there keeps the form from being sent, an optional one does not', () => {
    const missing = (jenis: JenisDokumen, dokumen = {}) =>
      checkIsian('sppb_psat', 'permohonan_baru', isianPengajuan.parse({ ...isianKosong, dokumen }), {
        unit: [],
        akhirSertifikat: '2031-11-15',
        jenisDokumen: [jenis],
      }).filter(({ field }) => field === 'dokumen.jenis_40')
    expect(missing(kuasa)).toEqual([
      { langkah: 'dokumen', field: 'dokumen.jenis_40', message: 'Surat kuasa belum diunggah.' },
    ])
    expect(missing(kuasa, { jenis_40: 'psat/kuasa.pdf' })).toEqual([])
    expect(missing({ ...kuasa, wajib: false })).toEqual([])
  })

  test.each(['jenis_0', 'jenis_', 'jenis_01', 'jenis_1234567890', 'lain'])('%s is no paper', (kunci) => {
    expect(isianPengajuan.safeParse({ dokumen: { [kunci]: 'psat/kuasa.pdf' } }).success).toBe(false)
  })
})

describe('a revision', () => {
  const perbaikan = (master: JenisDokumen[], dokumen: Record<string, string>) =>
    jenisUntukPerbaikan(master, 'sppb_psat', 'permohonan_baru', {
      dokumen,
      label_dokumen: { jenis_40: 'Surat kuasa lama' },
    })

  test('keeps a paper whose type is gone or no longer asked for, under the name it was sent with', () => {
    const kept = { id: 40, nama: 'Surat kuasa lama', kunci: null, wajib: false }
    expect(perbaikan([], { jenis_40: 'k' })).toEqual([
      { ...kept, diminta_pada: ['sppb_psat.permohonan_baru'] },
    ])
    expect(perbaikan([{ ...kuasa, diminta_pada: [] }], { jenis_40: 'k' })).toEqual([
      { ...kept, diminta_pada: ['sppb_psat.permohonan_baru'] },
    ])
  })

  test('need not meet a demand that came later; what was sent and must be there stays', () => {
    expect(perbaikan([denah, kuasa], {})).toEqual([denah, { ...kuasa, wajib: false }])
    expect(perbaikan([kuasa], { jenis_40: 'k' })).toEqual([kuasa])
  })
})

describe('a copy', () => {
  const dari = contohSalinan()
  const ke = {
    ...dari,
    dokumen: { ...dari.dokumen, jenis_40: 'kuasa' },
    label_dokumen: { jenis_40: 'Surat kuasa', sop_psat: 'SOP baru' },
  }

  test('names its papers as they were called when it was sent', () => {
    expect(labelBidang('dokumen.jenis_40', ke)).toBe('Surat kuasa')
    expect(labelBidang('dokumen.sop_psat', ke)).toBe('SOP baru')
    expect(labelBidang('dokumen.sop_psat', dari)).toBe('SOP penanganan dan sanitasi')
    expect(labelBidang('dokumen.jenis_41', ke)).toBe('Dokumen')
    expect(dokumenSalinan(ke)).toContainEqual(
      expect.objectContaining({ bidang: 'dokumen.jenis_40', label: 'Surat kuasa' }),
    )
  })

  test('tells a paper of the office that came and one that went', () => {
    const one = { bidang: 'dokumen.jenis_40', label: 'Surat kuasa' }
    expect(compareSalinan(dari, ke)).toEqual([expect.objectContaining({ ...one, jenis: 'ditambah' })])
    expect(compareSalinan(ke, dari)).toEqual([expect.objectContaining({ ...one, jenis: 'dihapus' })])
  })
})
