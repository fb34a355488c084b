import { statusLabels, statusOf } from '@portal/domain/okkp/registrasi/registrasi.status'
import type { Query, Result } from '@portal/domain/platform/contract'
import { AppError, type FieldError } from '@portal/domain/platform/errors'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import type { IzinAsal } from '@portal/domain/psat/isian/isian.schema'
import {
  exclusiveWith,
  type JenisIzin,
  type JenisPengajuan,
  jenisIzin,
  jenisPengajuanLabels,
  registrasiUntuk,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { listIzinSaya } from '@portal/domain/psat/oss/izin.contract'
import { getPerusahaanFor } from '#akun/index.ts'
import {
  findPermitByNumber,
  type HeldPermit,
  lineageOf,
  listPermitsOf,
  lockNumber,
  lockPermitOf,
  type PermitHolder,
} from '#okkp/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { listBerkasOf } from '../penerbitan/sertifikat.repository.ts'
import { listTerbuka, listTerbukaBernomor } from './izin-asal.repository.ts'

type IzinSaya = Result<typeof listIzinSaya>['data']

export async function readIzinSaya(
  { db, clock }: Platform,
  actor: Actor,
  { auditType, perusahaan }: Query<typeof listIzinSaya>,
): Promise<IzinSaya> {
  const company = await getPerusahaanFor(db, actor, perusahaan)
  const rows = await listPermitsOf(
    db,
    company,
    (auditType ? [auditType] : jenisIzin).map((jenis) => registrasiUntuk[jenis]),
  )
  const open = await listTerbuka(
    db,
    rows.map(({ id }) => id),
  )
  const today = dayInJakarta(clock())
  const prints = await listBerkasOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.toSorted(byEnd(today)).map((row) => ({
    registrasi_id: row.id,
    auditType: jenisIzin.find((jenis) => registrasiUntuk[jenis] === row.jenis_registrasi_id) ?? 'sppb_psat',
    nomor: row.no_registration,
    unit_usaha: row.unit_usaha,
    nama_psat: row.nama_psat,
    ruang_lingkup: row.ruang_lingkup,
    level: row.level,
    terbit: row.terbit_sertifikat,
    berlaku_sampai: row.exp_sertifikat,
    status: statusOf(row, today),
    kode_verifikasi: row.kode_verifikasi,
    berkas: prints.get(row.id) ?? null,
    sedang_diajukan: open.find((file) => file.izin_asal_registrasi_id === row.id)?.uuid ?? null,
    diajukan: open
      .filter((file) => file.izin_asal_registrasi_id === row.id)
      .map(({ uuid, nomor_permohonan, jenis_pengajuan }) => ({
        uuid,
        nomorPermohonan: nomor_permohonan,
        jenis: jenis_pengajuan,
      })),
  }))
}

/** Orders by the end that comes next. Permits that have ended stand last, the latest first. */
function byEnd(today: string) {
  const rank = ({ exp_sertifikat: ends }: HeldPermit) => (ends === null ? 1 : ends >= today ? 0 : 2)
  return (a: HeldPermit, b: HeldPermit) => {
    const order = (a.exp_sertifikat ?? '').localeCompare(b.exp_sertifikat ?? '')
    return rank(a) - rank(b) || (rank(a) === 2 ? -order : order) || a.id - b.id
  }
}

export interface AsalDiminta {
  auditType: JenisIzin
  jenis: JenisPengajuan
  perusahaan: PermitHolder
  izin_asal: IzinAsal | null
  /** Id of the file under revision, which already holds its permit. */
  kecuali?: number
  today: string
}
export interface AsalTerperiksa {
  izin_asal: IzinAsal | null
  asal: 'registri' | 'sertifikat' | null
  registrasi_id: number | null
  faults: FieldError[]
}

const fault = (field: string, message: string): FieldError[] => [{ field, message }]

/**
 * Returns the permit from which an application starts, with the registry's data. Another company's permit counts as not
 * found.
 */
export async function resolveIzinAsal(trx: Trx, asked: AsalDiminta): Promise<AsalTerperiksa> {
  const { izin_asal, jenis } = asked
  if (jenis === 'permohonan_baru' || izin_asal === null) {
    return { izin_asal: null, asal: null, registrasi_id: null, faults: [] }
  }
  return izin_asal.registrasi_id === null
    ? fromSertifikat(trx, asked, izin_asal)
    : fromRegistri(trx, asked, izin_asal, izin_asal.registrasi_id)
}

async function fromRegistri(
  trx: Trx,
  { auditType, jenis, perusahaan, kecuali, today }: AsalDiminta,
  izin_asal: IzinAsal,
  id: number,
): Promise<AsalTerperiksa> {
  const result = { izin_asal, asal: 'registri', registrasi_id: id } as const
  const row = await lockPermitOf(trx, perusahaan, registrasiUntuk[auditType], id)
  if (!row) {
    return {
      ...result,
      faults: fault('izin_asal', 'Izin ini tidak ditemukan di antara izin Anda. Pilih lagi.'),
    }
  }
  const status = statusOf(row, today)
  if (status !== 'valid' && status !== 'expired') {
    const message = `Izin ${row.no_registration} berstatus ${statusLabels[status].toLowerCase()}, jadi tidak dapat menjadi dasar permohonan.`
    return { ...result, faults: fault('izin_asal', message) }
  }
  // The check covers the whole lineage, because a file may still run on the permit before its extension.
  const running = await listTerbuka(trx, await lineageOf(trx, id))
  refuseBersama(running, { jenis, nomor: row.no_registration, kecuali })
  const asal = isiIzinAsal(row)
  return { ...result, izin_asal: asal, faults: faultsOfAkhir(asal, jenis, today, 'izin_asal') }
}

interface Berjalan {
  id: number
  uuid: string
  nomor_permohonan: string
  jenis_pengajuan: JenisPengajuan
}

/**
 * Refuses an application that conflicts with a running one. The permit is locked, so the second of two concurrent
 * applications sees the first.
 */
function refuseBersama(
  running: readonly Berjalan[],
  { jenis, nomor, kecuali }: { jenis: JenisPengajuan; nomor: string; kecuali: number | undefined },
): void {
  const open = running.find(
    (file) => file.id !== kecuali && exclusiveWith(jenis).includes(file.jenis_pengajuan),
  )
  if (!open) return
  const label = jenisPengajuanLabels[open.jenis_pengajuan]
  const message = `${label} untuk izin ${nomor} sedang diproses (${open.nomor_permohonan}). Tunggu sampai selesai atau tarik berkas itu, lalu ajukan ${jenisPengajuanLabels[jenis]}.`
  throw new AppError('SUDAH_ADA', {
    message,
    fields: [{ field: 'izin_asal', message }],
    extra: { pengajuan: { uuid: open.uuid, nomorPermohonan: open.nomor_permohonan } },
  })
}

/**
 * Refuses an expired permit. Only an extension adds validity, so every other kind of application needs a valid permit.
 */
function faultsOfAkhir(
  izin_asal: IzinAsal,
  jenis: JenisPengajuan,
  today: string,
  field: string,
): FieldError[] {
  const akhir = izin_asal.berlaku_sampai
  if (jenis === 'perpanjangan' || akhir === null || akhir >= today) return []
  const apa = jenisPengajuanLabels[jenis]
  return fault(
    field,
    `Izin ${izin_asal.nomor} sudah berakhir ${formatDate(akhir)}. ${apa} memerlukan izin yang masih berlaku; ajukan perpanjangan lebih dahulu.`,
  )
}

export function isiIzinAsal(row: HeldPermit): IzinAsal {
  return {
    registrasi_id: row.id,
    nomor: row.no_registration,
    level: row.level,
    ruang_lingkup: row.ruang_lingkup ?? '',
    berlaku_sampai: row.exp_sertifikat,
  }
}

/**
 * Checks a permit that the holder typed. Only the holder may use it, and a permit in the registry must be selected
 * instead of typed.
 */
async function fromSertifikat(
  trx: Trx,
  { auditType, jenis, perusahaan, kecuali, today }: AsalDiminta,
  izin_asal: IzinAsal,
): Promise<AsalTerperiksa> {
  const result = { izin_asal, asal: 'sertifikat', registrasi_id: null } as const
  const { nomor } = izin_asal
  const jenisId = registrasiUntuk[auditType]
  const known = nomor ? await findPermitByNumber(trx, perusahaan, jenisId, nomor) : undefined
  if (!known) {
    if (nomor) {
      await lockNumber(trx, jenisId, nomor)
      const running = await listTerbukaBernomor(trx, { perusahaanId: perusahaan.id, auditType, nomor })
      refuseBersama(running, { jenis, nomor, kecuali })
    }
    return { ...result, faults: faultsOfAkhir(izin_asal, jenis, today, 'izin_asal.berlaku_sampai') }
  }
  const message = known.milik_sendiri
    ? 'Izin dengan nomor ini ada di registri. Pilih dari daftar izin Anda.'
    : 'Nomor ini tidak dapat dipakai. Periksa nomor pada sertifikat Anda, atau hubungi sekretariat.'
  return { ...result, faults: fault('izin_asal.nomor', message) }
}
