import type { TabelAlur } from '@portal/domain/psat/alur/alur'
import type { BagianBerkas, PemegangPsat } from '@portal/domain/psat/alur/pemegang'
import { semuaAlur } from '@portal/domain/psat/alur/semua-alur'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { standsAt } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { isOf, tanpaBenturan } from '#psat/alur/akses/orang.repository.ts'

type BagianOrang = Exclude<BagianBerkas, 'perusahaan'>
const orangSql: Record<BagianOrang, (id: number) => RawBuilder<SqlBool>> = {
  ketua: (id) => sql<SqlBool>`p.lead_auditor_id = ${id}`,
  anggota: (id) => sql<SqlBool>`p.auditor_id @> array[${id}::bigint]`,
  tim: (id) => sql<SqlBool>`(p.lead_auditor_id = ${id} or ${isOf('auditor_id', id)})`,
}

/**
 * Conditions for a deputy: the absent colleague has the part, the deputy has no part of his own, and the deputy
 * declared no conflict of interest.
 */
function deputySql(part: BagianOrang, { id, mewakili = [] }: Pembaca): RawBuilder<SqlBool>[] {
  return mewakili.map(
    (absent) =>
      sql<SqlBool>`(${orangSql[part](absent.id)} and not coalesce(${orangSql.tim(id)}, false) and ${tanpaBenturan(absent)})`,
  )
}

/** SQL version of `partOf` for file `p`. */
function partSql(part: BagianBerkas, who: Pembaca): RawBuilder<SqlBool> {
  if (part === 'perusahaan') return sql<SqlBool>`p.perusahaan_id = ${who.perusahaan_id}`
  const ways = [orangSql[part](who.id), ...deputySql(part, who)]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

function holdersOf({ pemegang }: TabelAlur, { role }: Pembaca): [string, PemegangPsat][] {
  return Object.entries(pemegang).filter(([, { roles }]) => roles.includes(role))
}

/** Condition: file `p` waits for this account. Keep it in step with `holdsTurn`, which decides for one file. */
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
    return part ? sql<SqlBool>`(${here} and ${partSql(part, who)})` : here
  })
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` or `)})`
}
