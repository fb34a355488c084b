import { z } from 'zod'
import { nameSchemas } from '../../platform/schema-names.ts'
import { mitra, produk, ruangLingkup, unitProduksi } from '../data-usaha/data-usaha.schema.ts'
import { type IsianPengajuan, izinAsal, pemilikBaru, perubahanData } from './isian.schema.ts'

export const fileSalinan = z.object({
  kunci: z.string(),
  nama: z.string(),
  ukuran: z.number(),
  sha256: z.string(),
})
export type FileSalinan = z.output<typeof fileSalinan>

const perusahaanSalinan = z.object({
  nama_perseroan: z.string(),
  nib: z.string().nullable(),
  npwp_perseroan: z.string().nullable(),
  jenis_perseroan: z.string().nullable(),
  alamat_perseroan: z.string().nullable(),
  telp: z.string().nullable(),
  email_perusahaan: z.string().nullable(),
  penanggung_jawab: z.string().nullable(),
  jabatan_penanggung_jawab: z.string().nullable(),
})

/** Immutable copy of a submission at the time of sending. */
export const salinan = z.object({
  perusahaan: perusahaanSalinan,
  izin_asal: izinAsal.nullable(),
  unit_produksi: z.array(unitProduksi),
  ruang_lingkup: z.array(ruangLingkup),
  info_produk: z.array(produk),
  pemasok: z.array(mitra),
  pelanggan: z.array(mitra),
  perubahan: perubahanData.nullable(),
  pemilik_baru: pemilikBaru.nullable(),
  dokumen: z.record(z.string(), z.string()),
  /** Labels of the documents at the time of sending. Files from before the master had labels lack them. */
  label_dokumen: z.record(z.string(), z.string()).optional(),
  berkas: z.record(z.string(), fileSalinan),
})
export type Salinan = z.output<typeof salinan>

nameSchemas({ salinan, perusahaanSalinan })

type Nama = Pick<Salinan['perusahaan'], 'nama_perseroan' | 'nib' | 'alamat_perseroan'>

/** Returns a copy with nothing but the company. */
export function salinanKosong(perusahaan: Nama): Salinan {
  return {
    perusahaan: {
      npwp_perseroan: null,
      jenis_perseroan: null,
      telp: null,
      email_perusahaan: null,
      penanggung_jawab: null,
      jabatan_penanggung_jawab: null,
      ...perusahaan,
    },
    izin_asal: null,
    unit_produksi: [],
    ruang_lingkup: [],
    info_produk: [],
    pemasok: [],
    pelanggan: [],
    perubahan: null,
    pemilik_baru: null,
    dokumen: {},
    berkas: {},
  }
}

/** Returns the editable form from which this copy was made. */
export function isianDariSalinan(isi: Salinan, id_izin_oss: number | null): IsianPengajuan {
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  return {
    id_izin_oss,
    unit_produksi: ids(isi.unit_produksi),
    ruang_lingkup: ids(isi.ruang_lingkup),
    info_produk: ids(isi.info_produk),
    izin_asal: isi.izin_asal,
    perubahan: isi.perubahan,
    pemilik_baru: isi.pemilik_baru,
    dokumen: isi.dokumen,
  }
}
