import { describe, expect, test } from 'vitest'
import { tahunJanggal } from '../../platform/calendar/tanggal-wajar.ts'
import { jenisIzin, jenisPengajuanDiLayar } from '../jenis/jenis-pengajuan.ts'
import { akhirSertifikat, checkIsian, langkahIsian } from './isian.rules.ts'
import { isianKosong, isianPengajuan } from './isian.schema.ts'

const hariIni = '2026-11-15'
const izin_asal = {
  registrasi_id: 7,
  nomor: 'X',
  level: null,
  ruang_lingkup: '',
  berlaku_sampai: '2028-01-31',
}

const tanpaSppb = {
  provinsi_id: 32,
  kota_id: 3273,
  file_bukti: 'bukti',
  bukti_sewa: 'sewa',
  sppb_psat_nomor: null,
  sppb_psat_file: null,
  surat_pernyataan_sppb_psat: null,
}

describe('end of a certificate', () => {
  test('new and renewed ones are valid for the years of their kind, five by default', () => {
    expect(akhirSertifikat('permohonan_baru', { izin_asal: null }, hariIni, 3)).toBe('2029-11-15')
    expect(akhirSertifikat('perpanjangan', { izin_asal }, hariIni, null)).toBe('2031-11-15')
    expect(akhirSertifikat('permohonan_baru', { izin_asal: null }, hariIni, 5)).toBe('2031-11-15')
    expect(akhirSertifikat('perpanjangan', { izin_asal }, hariIni, 5)).toBe('2031-11-15')
    expect(akhirSertifikat('permohonan_baru', { izin_asal: null }, '2028-02-29', 5)).toBe('2033-02-28')
  })
  test('others end with their izin asal', () => {
    expect(akhirSertifikat('penambahan_ruang_lingkup', { izin_asal }, hariIni, 5)).toBe('2028-01-31')
    expect(akhirSertifikat('pengalihan', { izin_asal }, hariIni, 5)).toBe('2028-01-31')
  })
})

describe('check of the form', () => {
  test('each missing item belongs to a step that is shown', () => {
    for (const auditType of jenisIzin) {
      for (const jenis of jenisPengajuanDiLayar[auditType]) {
        const langkah = langkahIsian(auditType, jenis)
        const kurang = checkIsian(auditType, jenis, isianKosong, {
          unit: [],
          jenisDokumen: [],
          akhirSertifikat: hariIni,
        })
        expect(kurang.length).toBeGreaterThan(0)
        for (const fault of kurang) expect(langkah).toContain(fault.langkah)
      }
    }
  })
  test('a lease that ends before the certificate is refused with its sentence', () => {
    const kurang = checkIsian('sppb_psat', 'permohonan_baru', isianKosong, {
      unit: [
        { ...tanpaSppb, nama_unit: 'Gudang A', status_kepemilikan: 'Sewa', masa_sewa_berakhir: '2027-01-01' },
        { ...tanpaSppb, nama_unit: 'Gudang B', status_kepemilikan: 'Sewa', masa_sewa_berakhir: '2031-11-15' },
      ],
      jenisDokumen: [],
      akhirSertifikat: '2031-11-15',
    })
    const sewa = kurang.filter(({ message }) => message.includes('Sewa'))
    expect(sewa.map(({ message }) => message)).toEqual([
      'Sewa Gudang A berakhir 1 Januari 2027, sebelum sertifikatnya (15 November 2031). Perpanjang sewa, atau pilih unit lain.',
    ])
  })
  test('an izin edar is refused for a unit without SPPB number and file', () => {
    const milik = { status_kepemilikan: 'Milik Sendiri', masa_sewa_berakhir: null } as const
    const kurang = (auditType: 'sppb_psat' | 'izin_edar_pl', jenis: 'permohonan_baru' | 'pengalihan') =>
      checkIsian(auditType, jenis, isianKosong, {
        unit: [
          { ...milik, ...tanpaSppb, nama_unit: 'Gudang A' },
          { ...milik, ...tanpaSppb, nama_unit: 'Gudang B', sppb_psat_nomor: '001/SPPB/2026' },
          { ...milik, ...tanpaSppb, nama_unit: 'Gudang C', sppb_psat_file: 'c.pdf' },
          { ...milik, ...tanpaSppb, nama_unit: 'Gudang D', surat_pernyataan_sppb_psat: 'd.pdf' },
        ],
        jenisDokumen: [],
        akhirSertifikat: hariIni,
      }).filter(({ message }) => message.includes('SPPB'))
    expect(kurang('izin_edar_pl', 'permohonan_baru')).toMatchObject([
      { langkah: 'usaha', field: 'unit_produksi', message: expect.stringContaining('Gudang A belum punya') },
    ])
    expect(kurang('sppb_psat', 'permohonan_baru')).toEqual([])
    expect(kurang('izin_edar_pl', 'pengalihan')).toEqual([])
  })
  test('an odd date can be saved and read, but not sent', () => {
    const isian = isianPengajuan.parse({
      izin_asal: { ...izin_asal, registrasi_id: null, berlaku_sampai: '9999-12-31' },
      pemilik_baru: { tanggal_pengalihan: '0202-11-15' },
    })
    const kurang = checkIsian('sppb_psat', 'pengalihan', isian, {
      unit: [],
      jenisDokumen: [],
      akhirSertifikat: hariIni,
    })
    expect(kurang.filter(({ message }) => message === tahunJanggal).map(({ field }) => field)).toEqual([
      'izin_asal.berlaku_sampai',
      'pemilik_baru.tanggal_pengalihan',
    ])
  })
})
