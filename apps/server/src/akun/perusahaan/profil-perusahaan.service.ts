import type {
  getProfilPerusahaan,
  ProfilPerusahaan,
  updateProfilPerusahaan,
} from '@portal/domain/akun/perusahaan/perusahaan.contract'
import type { Body, Query } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import { findWilayahFault } from '#akun/pengguna/wilayah-akun.repository.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { presentProfilPerusahaan } from './perusahaan.presenter.ts'
import { findPerusahaan, lockPerusahaan, updatePerusahaan } from './perusahaan.repository.ts'
import { getPerusahaanFor } from './perusahaan-pilihan.service.ts'

export async function readProfilPerusahaan(
  { db }: Platform,
  actor: Actor,
  { perusahaan }: Query<typeof getProfilPerusahaan>,
): Promise<ProfilPerusahaan> {
  return presentProfilPerusahaan(await getPerusahaanFor(db, actor, perusahaan))
}

export function changeProfilPerusahaan(
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  named: string | undefined,
  { versi, ...form }: Body<typeof updateProfilPerusahaan>,
): Promise<ProfilPerusahaan> {
  return write(db, caller, async (trx) => {
    const { id } = await getPerusahaanFor(trx, caller.actor, named)
    await lockPerusahaan(trx, id)
    const before = await findPerusahaan(trx, { id })
    if (before?.versi !== versi) throw new AppError('BENTROK')
    const fault = await findWilayahFault(trx, form)
    if (fault) throw new AppError('VALIDASI_GAGAL', { message: fault.message, fields: [fault] })
    await updatePerusahaan(trx, id, { ...form, versi: versi + 1, diubah: clock() })
    const after = await findPerusahaan(trx, { id })
    if (!after) throw new Error('The changed company was not found')
    const profile = presentProfilPerusahaan(after)
    await recordAudit(trx, caller, {
      record: `perusahaan/${profile.uuid}`,
      before: presentProfilPerusahaan(before),
      after: profile,
    })
    return profile
  })
}
