import type { Role } from '@portal/domain/platform/roles'
import { type TabelAlur, tahapPeran } from '@portal/domain/psat/alur/alur'
import { semuaAlur, tahapAkhir } from '@portal/domain/psat/alur/semua-alur'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Pembaca } from './akses.ts'
import { tanpaBenturan } from './orang.repository.ts'

/** Who sees files by where they stand; everybody else by a part of their own in each. */
const byPlace = new Set<Role>([
  'SUPERADMIN',
  'SEKRETARIAT',
  'KOORDINATOR_SEKRETARIAT',
  'SUBKOORDINATOR_SEKRETARIAT',
  'PVTPP',
])
export const seesByPlace = ({ role }: Pembaca): boolean => byPlace.has(role)

/** Whether a file (`p`) stands at one of the stages chosen of its track. */
export function standsAt(stagesOf: (alur: TabelAlur) => readonly string[]): RawBuilder<SqlBool> {
  const each = semuaAlur()
    .map((alur) => ({ nama: alur.nama, stages: stagesOf(alur) }))
    .filter(({ stages }) => stages.length > 0)
    .map(({ nama, stages }) => sql<SqlBool>`(p.alur = ${nama} and p.tahap = any(${stages}::text[]))`)
  return each.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

const inTim = (id: number) =>
  sql<SqlBool>`(p.lead_auditor_id = ${id} or p.auditor_id @> array[${id}::bigint])`

/** The files this account may see, of `psat.pengajuan as p`; `mayReadPengajuan` says the same of one file. */
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
