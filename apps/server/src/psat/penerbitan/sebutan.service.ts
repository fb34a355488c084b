import { AppError, type FieldError } from '@portal/domain/platform/errors'
import { type JenisIzin, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { SebutanSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { jenisDinamai, jenisLama, jenisSerumpun } from '@portal/domain/psat/pengajuan/jenis-lama'
import type { Actor } from '#platform/actor.ts'
import type { Executor } from '#platform/database/database.ts'
import { findAkunDisebut } from '#psat/alur/akses/bagian.repository.ts'
import { bukanPemohon, findPemohonDisebut } from '#psat/alur/akses/bagian.service.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import { findIzinOss } from '#psat/oss/izin.repository.ts'

/** File of a certificate call, with the other identifiers that the call names. */
export interface SertifikatDisebut extends SebutanSertifikat {
  auditType: JenisIzin
  id: number
}

function faultOfType(row: PengajuanRow, type: string): string | undefined {
  const jenis = jenisDinamai(type)
  if (!jenis) return `Isi salah satu: ${Object.values(jenisLama).join(', ')}.`
  if (jenisSerumpun(jenis).includes(row.jenis_pengajuan)) return undefined
  const [ini, itu] = [jenisPengajuanLabels[row.jenis_pengajuan], jenisPengajuanLabels[jenis]]
  return `Berkas ${row.nomor_permohonan} adalah ${ini}, bukan ${itu}.`
}

/**
 * Returns the identities that a call may name: the company's NIB, and the identity numbers of the applicant and of the
 * OSS licence.
 */
async function identitiesOf(
  db: Executor,
  row: PengajuanRow,
  izin: { no_identitas: string | null } | undefined,
) {
  const pemohon = await findAkunDisebut(db, String(row.id_pengguna))
  return [row.nib, izin?.no_identitas, pemohon?.nomor_identitas]
}

/** Checks that all identifiers of a certificate call belong to the file. Throws all errors at once. */
export async function refuseOtherSebutan(
  db: Executor,
  actor: Actor,
  row: PengajuanRow,
  { user, type, id_izin, no_identitas }: SebutanSertifikat,
): Promise<void> {
  const fields: FieldError[] = []
  const fault = (field: string, message: string | undefined) => {
    if (message) fields.push({ field, message })
  }
  const izin = row.id_izin_oss === null ? undefined : await findIzinOss(db, row.id_izin_oss)
  if (!(await findPemohonDisebut(db, actor, row, user))) fault('user', bukanPemohon(row))
  if (type) fault('type', faultOfType(row, type))
  if (id_izin && id_izin !== izin?.id_izin) {
    const own = izin ? `memakai izin OSS ${izin.id_izin}` : 'tidak memakai izin OSS'
    fault('id_izin', `Berkas ${row.nomor_permohonan} ${own}.`)
  }
  if (no_identitas && !(await identitiesOf(db, row, izin)).includes(no_identitas)) {
    fault('no_identitas', `Nomor identitas ini bukan milik pemohon berkas ${row.nomor_permohonan}.`)
  }
  const [first] = fields
  if (first) throw new AppError('VALIDASI_GAGAL', { message: first.message, fields })
}
