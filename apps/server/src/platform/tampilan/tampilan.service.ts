import type { Body } from '@portal/domain/platform/contract'
import { fieldError, notFound } from '@portal/domain/platform/errors'
import {
  mostTampilan,
  type saveTampilan,
  type Tampilan,
} from '@portal/domain/platform/list/tampilan.contract'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import * as repository from './tampilan.repository.ts'

export function listOwn({ db }: Platform, { id }: Pick<Actor, 'id'>, daftar: string): Promise<Tampilan[]> {
  return repository.listOwn(db, id, daftar)
}

export function save(
  platform: Platform,
  caller: Caller,
  { daftar, nama, isi }: Body<typeof saveTampilan>,
): Promise<Tampilan> {
  const { id: owner } = actorOf(caller)
  return write(platform.db, caller, async (trx) => {
    await repository.lockOwner(trx, owner)
    const kept = await repository.listOwn(trx, owner, daftar)
    const before = kept.find((view) => view.nama.toLowerCase() === nama.toLowerCase())
    if (!before && kept.length >= mostTampilan) {
      throw fieldError(
        'nama',
        `Sudah ada ${mostTampilan} tampilan di daftar ini. Hapus yang tidak dipakai lagi.`,
      )
    }
    const after = await repository.putOwn(trx, owner, { daftar, nama, isi, now: platform.clock() })
    await recordAudit(trx, caller, { record: `tampilan/${after.id}`, ...(before ? { before } : {}), after })
    return after
  })
}

export function remove(platform: Platform, caller: Caller, id: number): Promise<void> {
  return write(platform.db, caller, async (trx) => {
    const before = await repository.deleteOwn(trx, actorOf(caller).id, id)
    if (!before) throw notFound('Tampilan')
    await recordAudit(trx, caller, { record: `tampilan/${id}`, before })
  })
}
