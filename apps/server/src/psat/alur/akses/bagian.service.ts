import { AppError, fieldError } from '@portal/domain/platform/errors'
import { type PeranPsat, refuseOtherPart } from '@portal/domain/psat/pengajuan/bagian'
import type { Actor } from '#platform/actor.ts'
import type { Executor } from '#platform/database/database.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'
import { mayReadPengajuan, type Pembaca } from './akses.ts'
import { type AkunDisebut, type Bagian, findAkunDisebut } from './bagian.repository.ts'

const everybody = (user: string | undefined): user is undefined => !user || user === 'all'

/**
 * Finds the named account. An operator may name only the own account, so the call does not reveal which other accounts
 * exist.
 */
async function getDisebut(db: Executor, actor: Actor, user: string): Promise<Pembaca> {
  if (actor.role === 'PELAKU_USAHA') {
    if (user !== String(actor.id) && user !== actor.uuid) throw new AppError('TIDAK_BERWENANG')
    return actor
  }
  const akun = await findAkunDisebut(db, user)
  if (!akun) throw fieldError('user', 'Akun ini tidak dikenal. Isi id atau uuid sebuah akun, atau all.')
  return akun
}

/**
 * Turns the query parameters `user` and `role` into a filter. The list still shows only files that the caller may see.
 */
export async function bagianOf(
  db: Executor,
  actor: Actor,
  { user, role: peran }: { user?: string | undefined; role?: PeranPsat | undefined },
): Promise<Bagian> {
  const akun = everybody(user) ? undefined : await getDisebut(db, actor, user)
  if (akun && peran) refuseOtherPart(akun, peran)
  return { akun, peran }
}

/** Finds the account that a call names for one file. The account must be an applicant of the file or the caller. */
export async function findPemohonDisebut(
  db: Executor,
  actor: Actor,
  row: PengajuanRow,
  user: string,
): Promise<AkunDisebut | undefined> {
  const akun = await findAkunDisebut(db, user)
  const applies = akun?.role === 'PELAKU_USAHA' && mayReadPengajuan(akun, row)
  return akun && (applies || akun.id === actor.id) ? akun : undefined
}

export const notPemohonMessage = (row: PengajuanRow) =>
  `Akun ini bukan pemohon berkas ${row.nomor_permohonan}. Isi id atau uuid pemohonnya, atau akun Anda sendiri.`

export async function refuseOtherPemohon(
  db: Executor,
  actor: Actor,
  row: PengajuanRow,
  user: string | undefined,
): Promise<void> {
  if (everybody(user) || (await findPemohonDisebut(db, actor, row, user))) return
  throw fieldError('user', notPemohonMessage(row))
}
