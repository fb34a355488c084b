import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { hasPermission } from '@portal/domain/portal/permissions'
import { tahapPelaku } from '@portal/domain/psat/alur/pelaku/tahap'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { addDraf } from '@portal/domain/psat/draf/draf.contract'
import { type IsianPengajuan, isianKosong } from '@portal/domain/psat/isian/isian.schema'
import { isianDariSalinan } from '@portal/domain/psat/isian/salinan'
import { kodeIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { getPerusahaanFor, type PerusahaanRow } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { getReadable, getReadableBerkas, requireParty } from '#psat/alur/akses/find-berkas.service.ts'
import { jalurOf } from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { unitOss } from '#psat/data-usaha/unit-oss.repository.ts'
import { keepUnitOss } from '#psat/data-usaha/unit-oss.service.ts'
import { resolveIzinAsal } from '#psat/izin-asal/izin-asal.service.ts'
import { findIzinOss } from '#psat/oss/izin.repository.ts'
import { requireAkunPemohon } from './akun-pemohon.service.ts'

type Diminta = Body<typeof addDraf>

export interface AwalDraf
  extends Pick<BerkasRow, 'alur' | 'audit_type' | 'jenis_pengajuan' | 'perusahaan_id' | 'nomor'> {
  pengajuan_id: number | null
  dari_pengajuan_id: number | null
  isian: IsianPengajuan
}

async function isianTerakhir(trx: Trx, row: BerkasRow, idIzinOss: number | null) {
  const copy = await findSalinan(trx, row.id)
  return copy ? isianDariSalinan(copy.isi, idIzinOss) : isianKosong
}

/** Checks whether the stage waits for a revision, not for a payment: one of its actions answers findings. */
function awaitsAnswer(row: BerkasRow): boolean {
  return entriesOf(jalurOf(row).workflow.actions).some(
    ([, { from, effects }]) => from.includes(row.tahap) && effects.includes('jawab_temuan'),
  )
}

/** Checks that the actor may answer the revision: the operator, or the secretariat on track `berkas`. */
function requireAnswerer({ role }: Actor, row: BerkasRow): void {
  const own = row.alur === 'berkas'
  if (own ? !hasPermission(role, 'psat.berkas.tambah') : role !== 'PELAKU_USAHA') {
    const message = own
      ? 'Revisi berkas ini diunggah sekretariat.'
      : 'Perbaikan dikirim oleh pelaku usahanya sendiri.'
    throw new AppError('TIDAK_BERWENANG', { message })
  }
  if (!awaitsAnswer(row)) {
    throw new AppError('BUKAN_GILIRAN', {
      message: `Berkas ini berada di tahap ${tahapOf(row).label} dan tidak menunggu perbaikan.`,
    })
  }
}

async function fromPerbaikan(trx: Trx, actor: Actor, uuid: string): Promise<AwalDraf> {
  const row = requireParty(actor, await getReadableBerkas(trx, actor, { uuid }))
  requireAnswerer(actor, row)
  const { id, alur, audit_type, jenis_pengajuan, perusahaan_id, id_izin_oss, nomor } = row
  const isian = await isianTerakhir(trx, row, id_izin_oss)
  const berkas = { alur, audit_type, jenis_pengajuan, perusahaan_id, nomor }
  return { ...berkas, pengajuan_id: id, dari_pengajuan_id: null, isian }
}

/**
 * Starts a draft from a rejected file ("Ajukan lagi"). The rejection ended its OSS licence, so the applicant must
 * choose another one.
 */
async function fromDitolak(trx: Trx, actor: Actor, uuid: string): Promise<AwalDraf> {
  const row = requireParty(actor, await getReadable(trx, actor, { uuid }))
  if (tahapPelaku[row.tahap].ends !== 'tms') {
    throw new AppError('SYARAT_BELUM_TERPENUHI', {
      message: 'Hanya permohonan yang ditolak atau ditarik yang dapat diajukan lagi.',
    })
  }
  const { id, audit_type, jenis_pengajuan, perusahaan_id } = row
  const isian = await isianTerakhir(trx, row, null)
  const berkas = { alur: 'pengajuan' as const, audit_type, jenis_pengajuan, perusahaan_id, nomor: null }
  return { ...berkas, pengajuan_id: null, dari_pengajuan_id: id, isian }
}

async function izinAsalOf(
  trx: Trx,
  { auditType, jenisPengajuan, registrasi_id }: Diminta,
  perusahaan: PerusahaanRow,
  today: string,
) {
  if (registrasi_id == null || jenisPengajuan === 'permohonan_baru') return null
  const asked = { ...asalKosong, registrasi_id }
  const found = await resolveIzinAsal(trx, {
    auditType,
    jenis: jenisPengajuan,
    perusahaan,
    izin_asal: asked,
    today,
  })
  const [fault] = found.faults
  if (fault) throw fieldError('registrasi_id', fault.message)
  return found.izin_asal
}

const asalKosong = { registrasi_id: null, nomor: '', level: null, ruang_lingkup: '', berlaku_sampai: null }

/** Only the secretariat may enter files of track `berkas`. */
function requireSekretariat({ role }: Actor): void {
  if (!hasPermission(role, 'psat.berkas.tambah')) throw new AppError('TIDAK_BERWENANG')
}

async function fromAwal(trx: Trx, { clock }: Platform, actor: Actor, asked: Diminta): Promise<AwalDraf> {
  const { auditType: audit_type, jenisPengajuan: jenis_pengajuan } = asked
  if (kodeIzin[audit_type][jenis_pengajuan] === undefined) {
    throw fieldError('jenisPengajuan', 'Jenis permohonan ini tidak ada untuk izin tersebut.')
  }
  const perusahaan = await getPerusahaanFor(trx, actor, asked.perusahaan)
  if (asked.alur === 'pengajuan') await requireAkunPemohon(trx, actor, perusahaan)
  else requireSekretariat(actor)
  const izin = asked.id_izin_oss == null ? undefined : await findIzinOss(trx, asked.id_izin_oss)
  if (asked.id_izin_oss != null && (!izin || izin.nib !== perusahaan.nib)) {
    throw fieldError('id_izin_oss', 'Izin OSS ini tidak ditemukan.')
  }
  const unit = unitOss.safeParse(izin?.unit).data ?? []
  return {
    alur: asked.alur,
    nomor: asked.alur === 'berkas' ? asked.nomor?.trim() || null : null,
    audit_type,
    jenis_pengajuan,
    perusahaan_id: perusahaan.id,
    pengajuan_id: null,
    dari_pengajuan_id: null,
    isian: {
      ...isianKosong,
      id_izin_oss: asked.id_izin_oss ?? null,
      unit_produksi: await keepUnitOss(trx, perusahaan.id, unit, clock()),
      izin_asal: await izinAsalOf(trx, asked, perusahaan, dayInJakarta(clock())),
      pemilik_baru:
        jenis_pengajuan === 'pengalihan'
          ? { ...pemilikKosong, nama_pemilik_lama: perusahaan.nama_perseroan }
          : null,
    },
  }
}

const pemilikKosong = {
  nib: '',
  nama_pemilik_lama: '',
  nama_pemilik_baru: '',
  alamat_pemilik_baru: '',
  tanggal_pengalihan: null,
}

export function awalDraf(trx: Trx, platform: Platform, actor: Actor, asked: Diminta): Promise<AwalDraf> {
  if (asked.pengajuan) return fromPerbaikan(trx, actor, asked.pengajuan)
  if (asked.dari_pengajuan) return fromDitolak(trx, actor, asked.dari_pengajuan)
  return fromAwal(trx, platform, actor, asked)
}
