import type { Actor } from '#platform/actor.ts'
import { type Caller, systemCaller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'

export type Pemanggil = Caller & { actor: Actor }

export async function actorNamed(trx: Trx, username: string): Promise<Actor> {
  const row = await trx
    .selectFrom('akun.pengguna')
    .select(['id', 'uuid', 'username', 'nama', 'role', 'provinsi_id', 'kota_id', 'perusahaan_id'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return { ...row, sesi_id: '', wajib_ganti_sandi: false }
}

export function callerOf(actor: Actor, auditEvent: string, at: Date): Pemanggil {
  return { ...systemCaller(auditEvent), actor, at }
}
