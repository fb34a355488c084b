import { stagesOf } from '@portal/domain/platform/workflow/workflow-holders'
import { alurPengajuan } from '@portal/domain/psat/alur/pengajuan.workflow'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Pembaca } from '#psat/alur/akses/akses.ts'

/** Whether a file (`p`) waits for this account; `holdsTurn` says the same of one file. */
export function holdsTurnSql({ id, role, perusahaan_id }: Pembaca): RawBuilder<SqlBool> {
  const stages = stagesOf(alurPengajuan, role)
  if (stages.length === 0) return sql<SqlBool>`false`
  const here = sql<SqlBool>`p.alur = 'pengajuan' and p.tahap = any(${stages}::text[])`
  if (role === 'PELAKU_USAHA') return sql<SqlBool>`(${here} and p.perusahaan_id = ${perusahaan_id})`
  if (role === 'AUDITOR' || role === 'LEAD_AUDITOR') {
    return sql<SqlBool>`(${here} and (p.lead_auditor_id = ${id} or p.auditor_id @> array[${id}::bigint]))`
  }
  return sql<SqlBool>`(${here})`
}
