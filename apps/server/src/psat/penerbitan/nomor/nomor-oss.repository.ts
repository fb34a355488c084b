import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { reprintable } from '../cetakan.repository.ts'

/** Last prints without the number that OSS has given their licence. */
function withoutNumber(db: Executor) {
  return reprintable(db)
    .innerJoin('oss.izin as i', 'i.id', 'p.id_izin_oss')
    .where('i.nomor_oss', 'is not', null)
    .where(sql<boolean>`s.data ->> 'pb_umku' is null`)
}

export function findWithoutNumber(db: Executor, pengajuanId: number) {
  return withoutNumber(db).where('p.id', '=', pengajuanId).executeTakeFirst()
}

export function listWithoutNumber(db: Executor, after: number, limit: number) {
  return withoutNumber(db).where('s.id', '>', after).orderBy('s.id').limit(limit).execute()
}
