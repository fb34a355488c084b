import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/**
 * Lists licences of running files and of files that ended since `since`, with the last status that OSS acknowledged.
 */
export function listDiperiksa(db: Executor, since: Date) {
  return db
    .selectFrom('psat.pengajuan as p')
    .innerJoin('oss.izin as i', 'i.id', 'p.id_izin_oss')
    .where((where) => where.or([where('p.selesai', 'is', null), where('p.selesai', '>', since)]))
    .select([
      'i.id',
      'i.id_izin',
      'p.id as pengajuan_id',
      'p.nomor_permohonan',
      sql<string | null>`(select k.kd_status from oss.pesan_keluar k where k.pengajuan_id = p.id
        and k.status = 'terkirim' order by k.urutan desc limit 1)`.as('terakhir'),
      sql<number>`(select count(*)::int from oss.pesan_keluar k where k.pengajuan_id = p.id
        and k.status not in ('terkirim', 'dibatalkan'))`.as('menunggu'),
    ])
    .orderBy('i.id')
    .execute()
}

export async function saveSelisih(
  db: Executor,
  row: {
    izin_id: number
    kd_status_oss: string | null
    kd_status_portal: string | null
    sebab: string
    diperiksa: Date
  },
): Promise<void> {
  const { izin_id: _, ...change } = row
  await db
    .insertInto('oss.selisih')
    .values(row)
    .onConflict((conflict) => conflict.column('izin_id').doUpdateSet(change))
    .execute()
}

export async function dropSelisih(db: Executor, izinId: number): Promise<void> {
  await db.deleteFrom('oss.selisih').where('izin_id', '=', izinId).execute()
}
