import type { Role } from '@portal/domain/platform/roles'
import type { PeranPsat } from '@portal/domain/psat/pengajuan/bagian'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { readablePengajuan } from './akses.repository.ts'
import type { Pembaca } from './akses.ts'

export interface AkunDisebut extends Pembaca {
  nomor_identitas: string | null
}

/** Finds an account by id or uuid. The query includes closed accounts, because they still own files. */
export function findAkunDisebut(db: Executor, user: string): Promise<AkunDisebut | undefined> {
  return db
    .selectFrom('akun.pengguna')
    .select(['id', 'perusahaan_id', 'nomor_identitas', sql<Role>`role`.as('role')])
    .where(/^\d{1,15}$/.test(user) ? sql<SqlBool>`id = ${Number(user)}` : sql<SqlBool>`uuid::text = ${user}`)
    .executeTakeFirst()
}

/** Filter of a list: one account, one role, or both. */
export interface Bagian {
  akun?: Pembaca | undefined
  peran?: PeranPsat | undefined
}

/** SQL condition on `psat.pengajuan as p` for files in which the account or role has a part. */
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
  // Without an account, PVTPP means the whole committee. All other roles have a part in every file.
  return peran === 'PVTPP'
    ? readablePengajuan({ id: 0, role: 'PVTPP', perusahaan_id: null })
    : sql<SqlBool>`true`
}
