import type { Pengguna, profilSendiri } from '@portal/domain/akun/pengguna/pengguna.schema'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import type { Role } from '@portal/domain/platform/roles'
import type { z } from 'zod'
import { endSessionsOf } from '#akun/sesi/sesi.repository.ts'
import { dropTokensOf } from '#akun/sesi/token-sekali.repository.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { claimPhoto, releasePhoto } from './foto.service.ts'
import { auditedPengguna, presentPengguna } from './pengguna.presenter.ts'
import { getPengguna, type PenggunaKey, type PenggunaRow } from './pengguna.repository.ts'
import type { DataAkun } from './pengguna-new.service.ts'
import { type LockedAccount, lockAccount, updatePengguna } from './pengguna-write.repository.ts'
import { keepOneSuperadmin } from './superadmin-terakhir.ts'
import { surelDiganti } from './surel-diganti.surel.ts'
import { sayUsernameTaken } from './taken.ts'
import { findWilayahFault } from './wilayah-akun.repository.ts'

/** Locks an account for a change. Answers "not found" if the role of the account is not in `only`. */
export async function getLocked(
  trx: Trx,
  key: PenggunaKey,
  only?: readonly Role[],
): Promise<{ locked: LockedAccount; before: PenggunaRow }> {
  const locked = await lockAccount(trx, key)
  if (!locked || (only && !only.includes(locked.role))) {
    throw notFound('Akun')
  }
  return { locked, before: await getPengguna(trx, { id: locked.id }) }
}

/** Revokes all access of an account in this transaction: sessions, password reset links and authenticator tickets. */
export async function endAccess(trx: Trx, id: number, reason: string): Promise<void> {
  await endSessionsOf(trx, id, reason)
  await dropTokensOf(trx, id, 'lupa-sandi')
  await dropTokensOf(trx, id, 'totp')
}

async function finish(trx: Trx, caller: Caller, before: PenggunaRow): Promise<Pengguna> {
  const after = await getPengguna(trx, { id: before.id })
  await recordAudit(trx, caller, {
    record: `pengguna/${before.uuid}`,
    before: auditedPengguna(before),
    after: auditedPengguna(after),
  })
  return presentPengguna(after)
}

/** Refuses a change between operator and staff roles. An operator belongs to a company and staff do not. */
function keepSide(before: PenggunaRow, role: Role): void {
  if ((before.role === 'PELAKU_USAHA') === (role === 'PELAKU_USAHA')) return
  throw fieldError(
    'role',
    before.role === 'PELAKU_USAHA'
      ? 'Akun pelaku usaha tidak dapat menjadi akun petugas. Buat akun petugas yang baru.'
      : 'Akun petugas tidak dapat menjadi akun pelaku usaha. Tambahkan lewat perusahaannya.',
  )
}

export interface AkunDiubah extends DataAkun {
  id_user: number
  /** Without a role the account keeps its own. */
  role?: Role | undefined
  status: boolean
  provinsi_id?: number | null | undefined
  kota_id?: number | null | undefined
}

export function editAkun(platform: Platform, caller: Caller, input: AkunDiubah, only?: readonly Role[]) {
  const { id_user, status, photo: given, ...data } = input
  return write(platform.db, caller, async (trx) => {
    const { locked, before } = await getLocked(trx, { id: id_user }, only)
    const role = data.role ?? before.role
    keepSide(before, role)
    const fault = await findWilayahFault(trx, data)
    if (fault) throw new AppError('VALIDASI_GAGAL', { message: fault.message, fields: [fault] })
    const power = { role, provinsi_id: data.provinsi_id ?? null, kota_id: data.kota_id ?? null }
    keepOneSuperadmin(locked, { role, aktif: status })
    const record = `pengguna/${before.uuid}`
    const current = before.photo
    const photo = await claimPhoto(trx, platform.files, { record, actor: caller.actor, given, current })
    const change = updatePengguna(
      trx,
      before.id,
      { ...data, ...power, photo, aktif: status },
      platform.clock(),
    )
    await sayUsernameTaken(change, data.username)
    await releasePhoto(trx, platform.files, record, current, photo)
    const same =
      before.role === power.role &&
      before.provinsi_id === power.provinsi_id &&
      before.kota_id === power.kota_id &&
      before.aktif === status
    if (!same) await endAccess(trx, before.id, 'akun diubah')
    return finish(trx, caller, before)
  })
}

export function setStatus(platform: Platform, caller: Caller, uuid: string, status: boolean) {
  return write(platform.db, caller, async (trx) => {
    const { locked, before } = await getLocked(trx, { uuid })
    keepOneSuperadmin(locked, { role: locked.role, aktif: status })
    if (before.aktif !== status) {
      await updatePengguna(trx, before.id, { aktif: status }, platform.clock())
      await endAccess(trx, before.id, status ? 'akun diaktifkan' : 'akun dinonaktifkan')
    }
    return finish(trx, caller, before)
  })
}

/** Links to the earlier address end, and its owner learns of the change. */
async function tellFormerAddress(
  { mail, config }: Platform,
  trx: Trx,
  { id, nama, email }: PenggunaRow,
  baru: string | null,
): Promise<void> {
  await dropTokensOf(trx, id, 'lupa-sandi')
  if (email === null) return
  await mail.send(trx, { nama, email }, surelDiganti({ baru, kontak: `${publicUrl(config)}/kontak` }))
}

/** Updates the caller's own profile. The schema refuses role, region and status. */
export function updateOwn(
  platform: Platform,
  caller: Caller & { actor: Actor },
  { photo: given, ...data }: z.output<typeof profilSendiri>,
) {
  return write(platform.db, caller, async (trx) => {
    const { before } = await getLocked(trx, { id: caller.actor.id })
    const record = `pengguna/${before.uuid}`
    const current = before.photo
    const photo = await claimPhoto(trx, platform.files, { record, actor: caller.actor, given, current })
    await updatePengguna(trx, before.id, { ...data, photo }, platform.clock())
    await releasePhoto(trx, platform.files, record, current, photo)
    if (data.email !== undefined && data.email !== before.email)
      await tellFormerAddress(platform, trx, before, data.email)
    return finish(trx, caller, before)
  })
}
