import type { TabelAlur } from '@portal/domain/psat/alur/alur'
import type { BagianBerkas, PemegangPsat } from '@portal/domain/psat/alur/pemegang'
import { semuaAlur } from '@portal/domain/psat/alur/semua-alur'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { standsAt } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'

/** The parts of `partOf`, of a file `p`. */
const partSql: Record<BagianBerkas, (who: Pembaca) => RawBuilder<SqlBool>> = {
  perusahaan: ({ perusahaan_id }) => sql<SqlBool>`p.perusahaan_id = ${perusahaan_id}`,
  ketua: ({ id }) => sql<SqlBool>`p.lead_auditor_id = ${id}`,
  anggota: ({ id }) => sql<SqlBool>`p.auditor_id @> array[${id}::bigint]`,
  tim: ({ id }) => sql<SqlBool>`(p.lead_auditor_id = ${id} or p.auditor_id @> array[${id}::bigint])`,
}

function holdersOf({ pemegang }: TabelAlur, { role }: Pembaca): [string, PemegangPsat][] {
  return Object.entries(pemegang).filter(([, { roles }]) => roles.includes(role))
}

/** Whether a file (`p`) waits for this account; `holdsTurn` says the same of one file. */
export function holdsTurnSql(who: Pembaca): RawBuilder<SqlBool> {
  const parts = new Set(semuaAlur().flatMap((alur) => holdersOf(alur, who).map(([, { bagian }]) => bagian)))
  const each = [...parts].map((part) => {
    const here = standsAt((alur) => {
      const holders = holdersOf(alur, who)
        .filter(([, { bagian }]) => bagian === part)
        .map(([nama]) => nama)
      return Object.keys(alur.tahap).filter((nama) =>
        alur.tahap[nama]?.turn.some((holder) => holders.includes(holder)),
      )
    })
    return part ? sql<SqlBool>`(${here} and ${partSql[part](who)})` : here
  })
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` or `)})`
}
