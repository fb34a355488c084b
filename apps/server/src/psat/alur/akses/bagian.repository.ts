import type { Role } from '@portal/domain/platform/roles'
import type { PeranPsat } from '@portal/domain/psat/pengajuan/bagian'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { readablePengajuan } from './akses.repository.ts'
import type { Pembaca } from './akses.ts'

export interface AkunDisebut extends Pembaca {
  nomor_identitas: string | null
}

/** By id or uuid; closed accounts as well, whose files are still theirs. */
export function findAkunDisebut(db: Executor, user: string): Promise<AkunDisebut | undefined> {
  return db
    .selectFrom('akun.pengguna')
    .select(['id', 'perusahaan_id', 'nomor_identitas', sql<Role>`role`.as('role')])
    .where(/^\d{1,15}$/.test(user) ? sql<SqlBool>`id = ${Number(user)}` : sql<SqlBool>`uuid::text = ${user}`)
    .executeTakeFirst()
}

/** Of whom a list is asked for: one account, everybody with a part, or both. */
export interface Bagian {
  akun?: Pembaca | undefined
  peran?: PeranPsat | undefined
}

/** The files of `psat.pengajuan as p` in which they have that part. */
export function bagianSql({ akun, peran }: Bagian): RawBuilder<SqlBool> {
  if (peran === 'AUDITOR') {
    return akun
      ? sql<SqlBool>`p.auditor_id @> array[${akun.id}::bigint]`
      : sql<SqlBool>`cardinality(p.auditor_id) > 0`
  }
  if (peran === 'LEAD_AUDITOR') {
    return akun ? sql<SqlBool>`p.lead_auditor_id = ${akun.id}` : sql<SqlBool>`p.lead_auditor_id is not null`
  }
  if (akun) return readablePengajuan(akun)
  // Of the whole committee, and of all others, who have a part in every file.
  return peran === 'PVTPP'
    ? readablePengajuan({ id: 0, role: 'PVTPP', perusahaan_id: null })
    : sql<SqlBool>`true`
}
