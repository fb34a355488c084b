import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { list } from '#platform/list/list.ts'

function permintaanRows(db: Executor) {
  return db
    .selectFrom('okkp.permintaan_uji as a')
    .innerJoin('okkp.kasus as t', 't.id', 'a.kasus_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 't.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 't.kota_id')
    .select([
      'a.id',
      'a.kasus_id',
      'a.catatan',
      'a.diminta',
      'a.batas',
      'a.keadaan',
      'a.perkiraan',
      'a.alasan',
    ])
    .select(['t.parameter', 't.komoditas', 't.lokasi', 't.dibuka', 't.versi as versi_kasus'])
    .select(['k.nama as kota', 'p.nama as provinsi'])
    .select(sql<string | null>`(select nama from akun.pengguna where id = a.diminta_oleh)`.as('peminta'))
}
export type PermintaanRow = Awaited<ReturnType<ReturnType<typeof permintaanRows>['executeTakeFirstOrThrow']>>

/** A laboratory sees what is asked of it; offices see the requests of cases in their region. */
function visible(scope: RegionScope): RawBuilder<SqlBool> {
  if (scope.jenis === 'semua') return sql`true`
  if (scope.jenis === 'provinsi' && scope.titipan) {
    return sql`a.laboratorium_provinsi_id = ${scope.provinsi_id}`
  }
  const [column, id] =
    scope.jenis === 'kota'
      ? (['kota_id', scope.kota_id] as const)
      : (['provinsi_id', scope.provinsi_id] as const)
  return sql`exists (select from okkp.kasus c where c.id = a.kasus_id and ${sql.ref(`c.${column}`)} = ${id})`
}

const open = sql<SqlBool>`a.keadaan in ('menunggu', 'diterima')`

export const permintaanList = list({
  from: 'okkp.permintaan_uji as a',
  rows: permintaanRows,
  visible,
  filters: {
    keadaan: (keadaan: 'terbuka' | 'selesai') => (keadaan === 'terbuka' ? open : sql<SqlBool>`not ${open}`),
  },
  orders: { mendesak: sql`${open} desc, a.batas, a.id` },
})

/** Open requests of these cases, one per case at most. */
export function listOpenRequests(trx: Trx, ids: readonly number[]) {
  return trx
    .selectFrom('okkp.permintaan_uji')
    .select(['kasus_id', 'diminta', 'batas'])
    .where('kasus_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('keadaan', 'in', ['menunggu', 'diterima'])
    .execute()
}
