import type { KataJejak } from '../platform/jejak.ts'
import { semuaAlur } from './alur/semua-alur.ts'
import { isianLabels } from './isian/bidang.ts'
import { jenisIzinLabels, jenisPengajuanLabels } from './jenis/jenis-pengajuan.ts'
import { statusTemuanLabels } from './pengajuan/pengajuan.schema.ts'

const own = (table: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined

const tahapText = (tahap: string) => semuaAlur().find((alur) => alur.tahap[tahap])?.tahap[tahap]?.label
const aksiText = (aksi: string) =>
  semuaAlur().find(({ workflow }) => workflow.actions[aksi])?.workflow.actions[aksi]?.done
const langkahKunjungan = {
  usul: 'mengusulkan jadwal',
  setuju: 'menyetujui jadwal',
  pindah: 'meminta jadwal lain',
}
const sasaran = { dokumen: 'Dokumen', isian: 'Isian', lapangan: 'Audit lapang' }
const nilaiCeklis = { sesuai: 'Sesuai', tidak_sesuai: 'Tidak sesuai', tidak_berlaku: 'Tidak berlaku' }
const izinText = (value: string) => own(jenisIzinLabels, value)
const pengajuanText = (value: string) => own(jenisPengajuanLabels, value)

/** Words of the audit trail for licence files, with the labels of the application forms. */
export const kataPsat: KataJejak = {
  rekaman: {
    pengajuan: 'Berkas',
    draf: 'Draf permohonan',
    'unit-produksi': 'Unit penanganan',
    pemasok: 'Pemasok',
    pelanggan: 'Pelanggan',
    produk: 'Produk',
    'ruang-lingkup': 'Ruang lingkup',
    'teks-baku': 'Teks baku',
    tarif: 'Tarif PNBP',
    ceklis: 'Daftar periksa audit lapang',
    'hari-kerja': 'Hari kerja layanan',
    'hari-libur': 'Hari libur',
    'oss-pesan': 'Pesan ke OSS',
    'oss-pemetaan': 'Pemetaan status OSS',
    'oss-saklar': 'Pengiriman ke OSS',
  },
  kolom: {
    ...isianLabels.unit_produksi,
    ...isianLabels.ruang_lingkup,
    ...isianLabels.info_produk,
    ada: 'Ada benturan kepentingan',
    aksi: 'Langkah',
    alasan_tutup: 'Alasan penutupan temuan',
    auditType: 'Jenis izin',
    audit_type: 'Jenis izin',
    berkas_jawaban: 'Berkas jawaban',
    berkas_ditolak: 'Berkas ditolak',
    bidang: 'Tentang',
    cuti_bersama: 'Cuti bersama',
    dicoba_lagi: 'Pesan dicoba lagi',
    ditahan: 'Ditahan',
    ditutup: 'Ditutup',
    dijawab: 'Dijawab',
    dokumen: 'Dokumen',
    halaman: 'Halaman',
    hari: 'Hari kerja',
    izin_edar_pl: 'Hari kerja izin edar',
    jam: 'Jam',
    jawaban: 'Jawaban',
    jenisPengajuan: 'Jenis permohonan',
    jenis_pengajuan: 'Jenis permohonan',
    kd_status: 'Status OSS',
    komoditas_id: 'Komoditas',
    kontak: 'Kontak',
    kunjungan: 'Kunjungan ke',
    langkah: 'Langkah kunjungan',
    libur: 'Hari libur',
    negara: 'Negara',
    nama_oleh: 'Dicatat oleh',
    nominal: 'Tarif',
    nomor_permohonan: 'Nomor permohonan',
    petugas: 'Petugas',
    pesan: 'Pesan',
    sasaran: 'Bagian yang diperiksa',
    sesuai: 'Dinyatakan sesuai',
    sppb_psat: 'Hari kerja SPPB-PSAT',
    tahap: 'Tahap',
    tanggal_mulai: 'Tanggal mulai',
    tanggal_selesai: 'Tanggal selesai',
    tanggapan: 'Alasan diminta lagi',
    tempat: 'Tempat',
    temuan: 'Nomor temuan',
    tenggat: 'Tenggat',
    terbitan: 'Cetakan ke',
    tingkat: 'Tingkat temuan',
    uraian: 'Uraian',
    uraian_butir: 'Butir daftar periksa',
    x: 'Letak mendatar',
    y: 'Letak tegak',
  },
  khusus: {
    pengajuan: {
      berkas: 'Berkas yang diperiksa',
      catatan: 'Catatan',
      nilai: 'Penilaian',
      status: 'Status temuan',
      tanggal: 'Tanggal audit lapang',
    },
    draf: { status: 'Jawaban pemilik baru', nama: 'Nama pemilik baru', nib: 'NIB pemilik baru' },
  },
  nilai: {
    tahap: tahapText,
    aksi: aksiText,
    auditType: izinText,
    audit_type: izinText,
    jenisPengajuan: pengajuanText,
    jenis_pengajuan: pengajuanText,
    langkah: (value) => own(langkahKunjungan, value),
    sasaran: (value) => own(sasaran, value),
    nilai: (value) => own(nilaiCeklis, value),
    status: (value) => own(statusTemuanLabels, value),
  },
}
