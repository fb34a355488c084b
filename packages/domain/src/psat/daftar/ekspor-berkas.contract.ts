import { z } from 'zod'
import { eksporCall, eksporDetail, eksporIsian } from '../../platform/ekspor/ekspor-calls.ts'
import { listBerkas } from './daftar.contract.ts'

export const kolomBerkas = {
  nomorPermohonan: 'Nomor permohonan',
  nama: 'Permohonan',
  nama_perusahaan: 'Pelaku usaha',
  nib: 'NIB',
  jenisPengajuan: 'Jenis permohonan',
  alur: 'Alur',
  provinsi: 'Provinsi',
  kota: 'Kabupaten/kota',
  tahap: 'Tahap',
  giliran: 'Giliran',
  tenggat: 'Tenggat',
  status: 'Keadaan tenggat',
  sisa_hari: 'Sisa hari kerja',
  lead_auditor: 'Lead auditor',
  auditor: 'Auditor',
  nomor: 'Nomor izin',
  masuk: 'Masuk',
  perubahan: 'Terakhir diubah',
} as const
export type KolomBerkas = keyof typeof kolomBerkas
const namaKolom = Object.keys(kolomBerkas) as KolomBerkas[]

const { page: _page, limit: _limit, ...saringan } = listBerkas.query.shape
const isian = z.object({ ...saringan, ...eksporIsian(namaKolom) })
export type EksporBerkasIsian = z.output<typeof isian>

export const exportBerkas = eksporCall(
  '/api/audit-document/exports',
  'Ekspor berkas perizinan yang tersaring',
  isian,
)
export const detailEksporBerkas = eksporDetail('/api/audit-document/exports')
