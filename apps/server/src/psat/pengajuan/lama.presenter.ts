import { daysLeft } from '@portal/domain/okkp/registrasi/registrasi.status'
import type { TenggatField } from '@portal/domain/psat/alur/alur'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import { jenisLama } from '@portal/domain/psat/pengajuan/jenis-lama'
import type { tenggatBerkas } from '@portal/domain/psat/tenggat/tenggat-berkas'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import type { LangkahRow, listIzin, listSertifikat, listTagihan, listTim } from './lama.repository.ts'

type Satu<Read extends (...args: never[]) => Promise<Map<number, unknown>>> =
  Awaited<ReturnType<Read>> extends Map<number, infer Row> ? Row | undefined : never

/** Related records of a file that rows of the earlier system contain. */
export interface Pelengkap {
  tim: Satu<typeof listTim>
  sertifikat: Satu<typeof listSertifikat>
  tagihan: Satu<typeof listTagihan>
  izin: Satu<typeof listIzin>
  langkah: readonly LangkahRow[]
  tenggat: ReturnType<typeof tenggatBerkas>
  today: string
}

const time = (waktu: Date | undefined) => waktu?.toISOString() ?? null

const blok = [
  ['audit_dokumen', 'audit_dokumen', 'perbaikan_audit_dokumen'],
  ['audit_lapang', 'audit_lapang', 'perbaikan_audit_lapang'],
  ['sidang_komtek', 'rekomendasi', 'perbaikan_rekomendasi'],
] as const

function timesOf(row: BerkasRow, { langkah, tenggat, today }: Pelengkap) {
  const shown = tahapOf(row).tenggat
  const dueOf = (field: TenggatField) => ({
    [field]: tenggat[field] ?? null,
    [`waktu_${field}`]: field === shown ? daysLeft(tenggat[field] ?? null, today) : null,
  })
  return Object.assign(
    {},
    ...blok.map(([nama, tahap, perbaikan]) => {
      const opened = langkah.find(({ dari, ke }) => ke === tahap && dari !== tahap)
      const left = langkah.findLast(({ dari, ke }) => dari === tahap && ke !== tahap && ke !== perbaikan)
      const asked = langkah.findLast(({ ke, dari }) => ke === perbaikan && dari !== perbaikan)
      const answered = langkah.findLast(({ dari, ke }) => dari === perbaikan && ke === tahap)
      return {
        [`id_${nama}`]: opened?.id ?? null,
        [`mulai_${nama}`]: time(opened?.waktu),
        ...dueOf(`tenggat_${nama}`),
        [`selesai_${nama}`]: time(left?.waktu),
        [`mulai_perbaikan_${nama}`]: time(asked?.waktu),
        ...dueOf(`tenggat_perbaikan_${nama}`),
        [`selesai_perbaikan_${nama}`]: time(answered?.waktu),
        [`keterangan_${nama}`]: row[`keterangan_${nama}`],
        [`hasil_${nama}`]: row[`hasil_${nama}`],
      }
    }),
  ) as Record<string, unknown>
}

function teamOf({ tim }: Pelengkap) {
  return {
    id_tim_audit: tim?.id ?? null,
    tim_auditor: tim?.tim_auditor ?? [],
    lead_auditor: tim ? [tim.lead_auditor] : [],
    tanggal_penugasan_tim_audit: tim?.tanggal_penugasan ?? null,
    surat_tugas_tim_audit: tim?.surat_tugas ?? null,
  }
}

function baseOf(row: BerkasRow, { sertifikat, izin }: Pelengkap) {
  const common = {
    id_pengajuan: row.id,
    uuid: row.uuid,
    id_pengguna: row.id_pengguna,
    kode_pengajuan: row.kode_pengajuan,
    final_sertifikat: sertifikat?.berkas ?? null,
    masa_berlaku_sertifikat: sertifikat?.berlaku_sampai ?? null,
    code_status_proses: row.code,
    status_proses: tahapOf(row).label,
    created: row.dibuat.toISOString(),
    update: row.diubah.toISOString(),
  }
  const jenis = jenisLama[row.jenis_pengajuan]
  if (row.audit_type === 'sppb_psat') {
    const { nama_perusahaan, alamat_perusahaan } = row
    return {
      ...common,
      jenis_permohonan: jenis,
      nomor_sppb_psat_baru: row.nomor,
      nama_perusahaan,
      alamat_perusahaan,
    }
  }
  return {
    ...common,
    status_pengajuan: jenis,
    nomor_izin_edar: row.nomor,
    nama_perseroan: row.nama_perusahaan,
    alamat_perseroan: row.alamat_perusahaan,
    no_nib: row.nib,
    id_izin_oss: row.id_izin_oss,
    id_izin: izin?.id_izin ?? null,
    kbli: izin?.kbli ?? null,
    no_identitas: izin?.no_identitas ?? null,
  }
}

/** Returns a row of `history` with the fields of every stage. */
export function presentBarisLama(row: BerkasRow, lengkap: Pelengkap) {
  return {
    ...baseOf(row, lengkap),
    ...timesOf(row, lengkap),
    ...teamOf(lengkap),
    bahan_sidang_komtek: row.bahan_sidang_komtek,
    hasil_verifikasi_awal: row.hasil_verifikasi_awal,
    bukti_pembayaran_pnbp: lengkap.tagihan?.bukti_pembayaran ?? null,
    tanggal_pembayaran_pnbp: lengkap.tagihan?.tanggal_pembayaran ?? null,
    dokumen_ditolak: row.dokumen_ditolak,
    tanggal_dokumen_ditolak: tahapOf(row).ends === 'tms' ? time(row.selesai ?? undefined) : null,
    keterangan_audit: row.keterangan_audit,
  }
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

function asalOf({ audit_type }: BerkasRow, { izin_asal }: Salinan) {
  if (!izin_asal) return {}
  return audit_type === 'sppb_psat'
    ? {
        nomor_sppb_psat_sebelumnya: izin_asal.nomor,
        level: izin_asal.level,
        ruang_lingkup: izin_asal.ruang_lingkup,
        masa_berlaku: izin_asal.berlaku_sampai,
      }
    : { nomor_sertifikat_lama: izin_asal.nomor, expire_sertifikat_lama: izin_asal.berlaku_sampai }
}

/** Returns `detail`: the row and the last submission, with papers and ids under their own names. */
export function presentRincianLama(row: BerkasRow, lengkap: Pelengkap, salinan: Salinan) {
  const produk = row.audit_type === 'sppb_psat' ? salinan.ruang_lingkup : salinan.info_produk
  return {
    ...presentBarisLama(row, lengkap),
    ...salinan.dokumen,
    ...asalOf(row, salinan),
    ...salinan.perubahan,
    ...(salinan.pemilik_baru
      ? { ...salinan.pemilik_baru, alamat_pemilik_lama: salinan.perusahaan.alamat_perseroan }
      : {}),
    status_aktif: row.selesai === null,
    produk: ids(produk),
    info_produk: ids(salinan.info_produk),
    unit_produksi: ids(salinan.unit_produksi),
    status_kepemilikan: salinan.unit_produksi[0]?.status_kepemilikan ?? null,
    versi: row.versi,
  }
}
