import { AppError, type FieldError } from '@portal/domain/platform/errors'
import { type JenisIzin, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { SebutanSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { jenisInGroup, jenisLama, jenisOfWord } from '@portal/domain/psat/pengajuan/jenis-lama'
import type { Actor } from '#platform/actor.ts'
import type { Executor } from '#platform/database/database.ts'
import { findAkunDisebut } from '#psat/alur/akses/bagian.repository.ts'
import { findPemohonDisebut, notPemohonMessage } from '#psat/alur/akses/bagian.service.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import { findIzinOss } from '#psat/oss/izin.repository.ts'

/** A certificate call: the file (`auditType`, `id`) and the identifiers that the call names beside it. */
export interface SertifikatDisebut extends SebutanSertifikat {
  auditType: JenisIzin
  id: number
}

function faultOfType(row: PengajuanRow, type: string): string | undefined {
  const jenis = jenisOfWord(type)
  if (!jenis) return `Isi salah satu: ${Object.values(jenisLama).join(', ')}.`
  if (jenisInGroup(jenis).includes(row.jenis_pengajuan)) return undefined
  const [own, named] = [jenisPengajuanLabels[row.jenis_pengajuan], jenisPengajuanLabels[jenis]]
  return `Berkas ${row.nomor_permohonan} adalah ${own}, bukan ${named}.`
}

/** Returns the accepted values of `no_identitas`: the NIB, the applicant's and the OSS licence's identity number. */
async function identitiesOf(
  db: Executor,
  row: PengajuanRow,
  izin: { no_identitas: string | null } | undefined,
) {
  const pemohon = await findAkunDisebut(db, String(row.id_pengguna))
  return [row.nib, izin?.no_identitas, pemohon?.nomor_identitas]
}

/** Refuses a call that names an identifier of another file. The error lists every wrong field. */
export async function refuseWrongSebutan(
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
  if (!(await findPemohonDisebut(db, actor, row, user))) fault('user', notPemohonMessage(row))
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
