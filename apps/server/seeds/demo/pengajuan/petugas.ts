import type { Trx } from '#platform/database/database.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import type { Petugas } from './adegan.ts'
import { actorNamed } from './pemain.ts'

export async function readPetugas(trx: Trx): Promise<Petugas> {
  return {
    sekretariat: await actorNamed(trx, 'sekretariat'),
    koordinator: await actorNamed(trx, 'koordinator'),
    subkoordinator: await actorNamed(trx, 'subkoordinator'),
    lead: await actorNamed(trx, 'lead_auditor'),
    lead2: await actorNamed(trx, 'lead_auditor2'),
    auditor: await actorNamed(trx, 'auditor'),
    auditor2: await actorNamed(trx, 'auditor2'),
    pvtpp: await actorNamed(trx, 'pvtpp'),
  }
}

/** Returns the team of a new file. The auditors alternate by file id. */
export function timBaru({ lead, lead2, auditor, auditor2 }: Petugas, { id, perusahaan_id }: BerkasRow) {
  const satu = id % 2 === 0 ? auditor : auditor2
  return {
    // The lead depends on the company, so that lead_auditor has both an agreed and a proposed visit.
    lead: [2, 3].includes(perusahaan_id % 5) ? lead2 : lead,
    auditor: satu,
    semua: id % 3 === 0 ? [auditor, auditor2] : [satu],
  }
}

/** Returns the staff with the lead and the auditor of this file as `lead` and `auditor`. */
export function timBerkas(petugas: Petugas, row: BerkasRow): Petugas {
  const { lead, lead2, auditor, auditor2 } = petugas
  const [first] = row.auditor_id
  return {
    ...petugas,
    lead: row.lead_auditor_id === lead2.id ? lead2 : lead,
    auditor: first === auditor2.id ? auditor2 : auditor,
  }
}
