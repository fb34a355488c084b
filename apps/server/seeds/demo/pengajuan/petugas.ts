import type { Trx } from '#platform/database/database.ts'
import type { Petugas } from './adegan.ts'
import { actorNamed } from './pemain.ts'

export async function readPetugas(trx: Trx): Promise<Petugas> {
  return {
    sekretariat: await actorNamed(trx, 'sekretariat'),
    koordinator: await actorNamed(trx, 'koordinator'),
    subkoordinator: await actorNamed(trx, 'subkoordinator'),
    lead: await actorNamed(trx, 'lead_auditor'),
    auditor: await actorNamed(trx, 'auditor'),
    auditor2: await actorNamed(trx, 'auditor2'),
    pvtpp: await actorNamed(trx, 'pvtpp'),
  }
}
