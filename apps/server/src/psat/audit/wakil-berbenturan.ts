import type { Authenticate } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { listPerusahaanBerbenturan } from '#psat/alur/akses/benturan.repository.ts'

/** Adds the declared conflicts of interest to an actor who deputises today. Other actors need no query. */
export function withoutConflicts({ db }: Platform, authenticate: Authenticate): Authenticate {
  return async (token) => {
    const actor = await authenticate(token)
    if (!actor.mewakili?.length) return actor
    const kecuali = await listPerusahaanBerbenturan(db, actor.id)
    return { ...actor, mewakili: actor.mewakili.map((absent) => ({ ...absent, kecuali })) }
  }
}
