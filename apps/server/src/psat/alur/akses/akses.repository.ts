import type { Role } from '@portal/domain/platform/roles'
import { type TabelAlur, tahapPeran } from '@portal/domain/psat/alur/alur'
import { semuaAlur, tahapAkhir } from '@portal/domain/psat/alur/semua-alur'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Pembaca } from './akses.ts'
import { tanpaBenturan } from './orang.repository.ts'

/** Roles that see files because of their stage. All other roles need a personal part in each file. */
const byPlace = new Set<Role>([
  'SUPERADMIN',
  'SEKRETARIAT',
  'KOORDINATOR_SEKRETARIAT',
  'SUBKOORDINATOR_SEKRETARIAT',
  'PVTPP',
])
export const seesByPlace = ({ role }: Pembaca): boolean => byPlace.has(role)

/** Condition: file `p` stands at one of the stages that `stagesOf` returns for its track. */
export function standsAt(stagesOf: (alur: TabelAlur) => readonly string[]): RawBuilder<SqlBool> {
  const each = semuaAlur()
    .map((alur) => ({ nama: alur.nama, stages: stagesOf(alur) }))
    .filter(({ stages }) => stages.length > 0)
    .map(({ nama, stages }) => sql<SqlBool>`(p.alur = ${nama} and p.tahap = any(${stages}::text[]))`)
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

const inTim = (id: number) =>
  sql<SqlBool>`(p.lead_auditor_id = ${id} or p.auditor_id @> array[${id}::bigint])`

/**
 * SQL condition on `psat.pengajuan as p` for files that the account may see. Keep it in step with `mayReadPengajuan`,
 * which decides for one file.
 */
export function readablePengajuan(actor: Pembaca): RawBuilder<SqlBool> {
  const { id, role, perusahaan_id, mewakili = [] } = actor
  switch (role) {
    case 'SUPERADMIN':
    case 'SEKRETARIAT':
    case 'KOORDINATOR_SEKRETARIAT':
    case 'SUBKOORDINATOR_SEKRETARIAT':
      return sql<SqlBool>`true`
    case 'AUDITOR':
    case 'LEAD_AUDITOR':
      return mewakili.reduce(
        (seen, absent) => sql<SqlBool>`(${seen} or (${inTim(absent.id)} and ${tanpaBenturan(absent)}))`,
        inTim(id),
      )
    case 'PVTPP':
      return sql<SqlBool>`(p.diputus_komtek is not null or ${standsAt((alur) => tahapPeran(alur, role))})`
    case 'PELAKU_USAHA':
      return perusahaan_id === null
        ? sql<SqlBool>`false`
        : sql<SqlBool>`(p.perusahaan_id = ${perusahaan_id}
            or (p.perusahaan_baru_id = ${perusahaan_id} and p.tahap <> all(${tahapAkhir('tms')}::text[])))`
    default:
      return sql<SqlBool>`false`
  }
}
