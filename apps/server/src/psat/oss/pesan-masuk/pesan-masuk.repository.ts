import { namesIn } from '@portal/domain/platform/stored-name'
import { type Insertable, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { OssPesanMasuk } from '#platform/database/schema.gen.ts'
import type { IzinMasuk } from './data-nib.ts'

/** Locks a company, so that its messages run one after the other. */
export async function lockNib(trx: Trx, nib: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('oss.izin'), hashtext(${nib}))`.execute(trx)
}

/** Records a message. A repeat only increases the counter `kali`. */
export async function noteMasuk(
  trx: Executor,
  row: Insertable<OssPesanMasuk>,
): Promise<{ id: number; kali: number }> {
  return trx
    .insertInto('oss.pesan_masuk')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['metode', 'sidik']).doUpdateSet({ kali: sql`oss.pesan_masuk.kali + 1` }),
    )
    .returning(['id', 'kali'])
    .executeTakeFirstOrThrow()
}

/** Saves licences. The higher version wins, regardless of the order of arrival. A licence never changes its company. */
export async function saveIzin(trx: Trx, izin: IzinMasuk | readonly IzinMasuk[], at: Date): Promise<void> {
  const rows = [izin].flat() as IzinMasuk[]
  const [first] = rows
  if (!first) return
  const { id_izin: _, nib: __, ...changes } = first
  await trx
    .insertInto('oss.izin')
    .values(rows.map(({ unit, ...row }) => ({ ...row, unit: JSON.stringify(unit), diterima: at })))
    .onConflict((conflict) =>
      conflict
        .column('id_izin')
        .doUpdateSet(({ ref }) => ({
          ...Object.fromEntries(namesIn(changes).map((name) => [name, ref(`excluded.${name}`)])),
          data_berubah: sql`case when oss.izin.versi_pesan is null then oss.izin.data_berubah else ${at} end`,
        }))
        .where((where) =>
          where.and([
            where('oss.izin.nib', '=', where.ref('excluded.nib')),
            where.or([
              where('oss.izin.versi_pesan', 'is', null),
              where('oss.izin.versi_pesan', '<', where.ref('excluded.versi_pesan')),
            ]),
          ]),
        ),
    )
    .execute()
}

export function findIzin(db: Executor, id_izin: string) {
  return db.selectFrom('oss.izin').selectAll().where('id_izin', '=', id_izin).executeTakeFirst()
}

export async function sweepMasuk(db: Executor, before: Date, now: Date): Promise<void> {
  await db.deleteFrom('oss.pesan_masuk').where('diterima', '<', before).execute()
  await db.deleteFrom('oss.kunjungan').where('berakhir', '<', now).execute()
}
