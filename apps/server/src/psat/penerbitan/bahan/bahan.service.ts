import { AppError, fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { akhirSertifikat } from '@portal/domain/psat/isian/isian.rules'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import { registrasiUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { IsianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { koreksiSertifikat } from '@portal/domain/psat/sertifikat/sertifikat.koreksi'
import {
  type LampiranSertifikat,
  lampiranSertifikat,
  withoutFiles,
} from '@portal/domain/psat/sertifikat/sertifikat.lampiran'
import type { IzinLama } from '@portal/domain/psat/sertifikat/sertifikat.produk'
import { composeSertifikat } from '@portal/domain/psat/sertifikat/sertifikat.susun'
import { currentIdOf, findKomoditasByNames, findPermit, findValidityYears, type Permit } from '#okkp/index.ts'
import type { Executor } from '#platform/database/database.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { findIzinOss } from '#psat/oss/izin.repository.ts'
import { findByRegistrasi, lastPenandatangan } from '../sertifikat.repository.ts'
import { findPemegang } from './bahan.repository.ts'
import { findKontakPemegang, type KontakPemegang } from './kontak-pemegang.ts'
import { namaPsat } from './nama-psat.ts'

const tempat = 'Jakarta'

export interface BahanTerbit {
  data: Sertifikat
  salinan: Salinan
  lampiran: LampiranSertifikat[]
  izinLama: Permit | undefined
  pemegang: { id: number; nama: string; nib: string | null; alamat: string }
  kontak: KontakPemegang
  /** Commodity id of the registry, or null if the registry does not know the commodity. */
  komoditas: number | null
}

/** Returns the commodity that the applicant chose from the list, or else finds it by name. */
async function komoditasOf(db: Executor, data: Sertifikat, salinan: Salinan): Promise<number | null> {
  const rows = [...salinan.ruang_lingkup, ...salinan.info_produk]
  const chosen = rows.find(({ komoditas_id }) => komoditas_id !== null)?.komoditas_id
  return chosen ?? (await findKomoditasByNames(db, namaPsat(data, salinan))) ?? null
}

async function readSalinan(db: Executor, row: BerkasRow): Promise<Salinan> {
  const salinan = await findSalinan(db, row.id)
  if (!salinan) throw new Error(`File ${row.id} has no copy`)
  return salinan.isi
}

/** Returns the holder of the permit: the new owner in a transfer, otherwise the company with its submitted data. */
async function pemegangOf(db: Executor, row: BerkasRow, { perusahaan }: Salinan) {
  if (row.perusahaan_baru_id !== null) {
    const { id, nama_perseroan: nama, nib, alamat_perseroan } = await findPemegang(db, row.perusahaan_baru_id)
    return { id, nama, nib, alamat: alamat_perseroan ?? '' }
  }
  const { nama_perseroan: nama, nib, alamat_perseroan } = perusahaan
  return { id: row.perusahaan_id, nama, nib, alamat: alamat_perseroan ?? '' }
}

function izinLamaOf(row: Permit | undefined, { izin_asal }: Salinan): IzinLama | null {
  if (!row && !izin_asal) return null
  return {
    nomor: row?.no_registration ?? izin_asal?.nomor ?? '',
    berlaku_sampai: row ? row.exp_sertifikat : (izin_asal?.berlaku_sampai ?? null),
    level: row?.level ?? izin_asal?.level ?? null,
    ruang_lingkup: row?.ruang_lingkup ?? izin_asal?.ruang_lingkup ?? '',
    nama_psat: row?.nama_psat ?? '',
    nama_latin: row?.nama_ilmiah ?? '',
    merk: row?.merk ?? null,
    kemasan: row?.kemasan ?? '',
    berat_bersih: row?.berat_bersih ?? null,
  }
}

async function penandatanganOf(db: Executor, isian: IsianSertifikat): Promise<Sertifikat['penandatangan']> {
  const last = await lastPenandatangan(db)
  const sama = isian.penandatangan === null || isian.penandatangan === last?.nama
  return {
    nama: isian.penandatangan ?? last?.nama ?? '',
    jabatan: isian.jabatan_penandatangan ?? (sama ? last?.jabatan : undefined) ?? '',
    nip: isian.nip_penandatangan ?? (sama ? last?.nip : undefined) ?? null,
  }
}

export async function nomorOssOf(db: Executor, { id_izin_oss }: BerkasRow): Promise<string | null> {
  if (id_izin_oss === null) return null
  return (await findIzinOss(db, id_izin_oss))?.nomor_oss ?? null
}

export async function gatherBahan(
  db: Executor,
  row: BerkasRow,
  isian: IsianSertifikat,
  { kode_verifikasi, at, ubahan = {} }: { kode_verifikasi: string; at: Date; ubahan?: Partial<Salinan> },
): Promise<BahanTerbit> {
  const sent = { ...(await readSalinan(db, row)), ...ubahan }
  const salinan = withoutFiles(sent, isian.lewati_lampiran)
  const { izin_asal_registrasi_id: asalId } = row
  // Another file may have renewed or changed the permit meanwhile, so the current version counts.
  const izinLama = asalId === null ? undefined : await findPermit(db, await currentIdOf(db, asalId))
  const pemegang = await pemegangOf(db, row, salinan)
  const terbit = dayInJakarta(at)
  const lama = izinLamaOf(izinLama, salinan)
  const izin_asal = salinan.izin_asal && {
    ...salinan.izin_asal,
    berlaku_sampai: lama?.berlaku_sampai ?? null,
  }
  const susunan = composeSertifikat({
    auditType: row.audit_type,
    jenisPengajuan: row.jenis_pengajuan,
    kepala: {
      nomor: row.nomor ?? '',
      kode_verifikasi,
      pb_umku: await nomorOssOf(db, row),
      terbit,
      berlaku_sampai: akhirSertifikat(
        row.jenis_pengajuan,
        { izin_asal },
        terbit,
        await findValidityYears(db, registrasiUntuk[row.audit_type]),
      ),
      tempat,
      penandatangan: await penandatanganOf(db, isian),
    },
    salinan,
    izinLama: lama,
    sertifikatLama: izinLama ? ((await findByRegistrasi(db, izinLama.id))?.data ?? null) : null,
    pemegang,
    level: isian.level ?? null,
    ruangLingkup: isian.ruang_lingkup,
  })
  const data = koreksiSertifikat(susunan, isian.koreksi)
  const lampiran = lampiranSertifikat(row.audit_type, row.jenis_pengajuan, salinan)
  const komoditas = await komoditasOf(db, data, salinan)
  const kontak = await findKontakPemegang(db, row, salinan, izinLama)
  return { data, salinan, lampiran, izinLama, pemegang, kontak, komoditas }
}

export async function readAnnexList(
  db: Executor,
  row: BerkasRow,
  { lewati_lampiran }: IsianSertifikat,
): Promise<LampiranSertifikat[]> {
  const salinan = withoutFiles(await readSalinan(db, row), lewati_lampiran)
  return lampiranSertifikat(row.audit_type, row.jenis_pengajuan, salinan)
}

/** Refuses to issue if the original permit has been deleted, sanctioned or transferred since the application. */
export function requireIzinAsal(row: BerkasRow, izinLama: Permit | undefined): void {
  if (!izinLama) return
  const refuse = (why: string) =>
    new AppError('SYARAT_BELUM_TERPENUHI', { message: `Izin asal ${izinLama.no_registration} ${why}.` })
  if (izinLama.dihapus !== null) throw refuse('sudah dihapus dari registri')
  if (izinLama.sanksi !== null) throw refuse(`sedang ${izinLama.sanksi}`)
  if (izinLama.id !== row.izin_asal_registrasi_id && izinLama.perusahaan_id !== row.perusahaan_id) {
    throw refuse('sudah dialihkan kepada perusahaan lain')
  }
}

export function requireComplete(data: Sertifikat): void {
  if (!data.penandatangan.nama) throw fieldError('penandatangan', 'Isi nama penanda tangan.')
  if (!data.penandatangan.jabatan) throw fieldError('jabatan_penandatangan', 'Isi jabatan penanda tangan.')
  if (data.templat === 'sppb' && data.level === null) throw fieldError('level', 'Pilih level SPPB.')
  if (data.berlaku_sampai < data.terbit) {
    throw new AppError('SYARAT_BELUM_TERPENUHI', {
      message: `Izin asalnya sudah berakhir ${formatDate(data.berlaku_sampai)}, jadi tidak ada masa berlaku yang tersisa. Pemohon perlu mengajukan perpanjangan.`,
    })
  }
}
