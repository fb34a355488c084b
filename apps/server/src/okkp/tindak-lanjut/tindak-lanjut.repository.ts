import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import type { AsalTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { officeColumn, turnOf } from '#okkp/kantor/kantor.repository.ts'
import { inTestScope } from '#okkp/pengujian/in-test-scope.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { list } from '#platform/list/list.ts'
import { byId, words } from '#platform/list/rules.ts'

const uji = sql<TindakLanjut['uji']>`(select coalesce(jsonb_agg(jsonb_build_object('id', u.id,
    'kode_sampel', u.kode_sampel, 'tanggal', u.tanggal, 'status', u.status, 'parameter', coalesce((
      select string_agg(q.nama, ', ' order by h.urutan) from okkp.hasil_uji_lab h
      join okkp.parameter q on q.id = h.parameter_id where h.uji_lab_id = u.id), '–')) order by u.tanggal, u.id), '[]')
  from okkp.uji_lab u where u.tindak_lanjut_id = t.id and u.dihapus is null)`

const pengawasan = sql<TindakLanjut['pengawasan']>`(select coalesce(jsonb_agg(jsonb_build_object('id', w.id,
    'tanggal', w.tanggal, 'hasil', w.hasil, 'sanksi', w.sanksi) order by w.tanggal, w.id), '[]')
  from okkp.pengawasan w where w.tindak_lanjut_id = t.id and w.dihapus is null)`

function rantaiRows(db: Executor) {
  return db
    .selectFrom('okkp.tindak_lanjut as t')
    .innerJoin('wilayah.provinsi as p', 'p.id', 't.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 't.kota_id')
    .leftJoin('okkp.registrasi as r', 'r.id', 't.registrasi_id')
    .select([
      't.id',
      't.asal',
      't.asal_id',
      't.tanggal',
      't.parameter',
      't.komoditas',
      't.lokasi',
      't.registrasi_id',
      't.provinsi_id',
      't.kota_id',
      't.dibuka',
      't.batas_waktu',
      't.ditutup',
      't.luaran',
      't.catatan',
      't.versi',
      'p.nama as provinsi',
      'k.nama as kota',
      'r.no_registration as no_registrasi',
      'r.unit_usaha',
    ])
    .select([
      officeColumn.as('penanggung'),
      uji.as('uji'),
      pengawasan.as('pengawasan'),
      sql<string | null>`(select nama from akun.pengguna where id = t.ditutup_oleh)`.as('ditutup_oleh'),
    ])
}
export type RantaiRow = Awaited<ReturnType<ReturnType<typeof rantaiRows>['executeTakeFirstOrThrow']>>

/** True for the region that must act and for the region of the screening. */
export function reachesRantai(scope: RegionScope): RawBuilder<SqlBool> {
  if (scope.jenis === 'semua') return sql`true`
  if (scope.jenis === 'provinsi') {
    return sql`(t.provinsi_id = ${scope.provinsi_id} or t.asal_provinsi_id = ${scope.provinsi_id})`
  }
  return sql`(t.kota_id = ${scope.kota_id} or t.asal_kota_id = ${scope.kota_id})`
}

export const waitsForTest = sql<SqlBool>`not exists (
  select from okkp.uji_lab u where u.tindak_lanjut_id = t.id and u.dihapus is null)`

/** A laboratory may read the follow-up of its own test in any region. */
function ofTest(scope: RegionScope, ujiLabId: number): RawBuilder<SqlBool> {
  return sql`exists (select from okkp.uji_lab u where u.id = ${ujiLabId} and u.tindak_lanjut_id = t.id
    and u.dihapus is null and ${inTestScope('u', scope)})`
}

interface Reader {
  scope: RegionScope
  today: string
  /** If set, access to this test decides access to the follow-up. */
  ujiLabId?: number | undefined
}
const isOpen = sql<SqlBool>`t.ditutup is null`

export const rantaiList = list({
  from: 'okkp.tindak_lanjut as t',
  rows: rantaiRows,
  visible: ({ scope, ujiLabId }: Reader) =>
    ujiLabId === undefined ? reachesRantai(scope) : ofTest(scope, ujiLabId),
  filters: {
    search: words('t.cari'),
    status: (status: 'terbuka' | 'terlambat' | 'ditutup', { scope: { today } }: { scope: Reader }) => {
      if (status === 'ditutup') return sql<SqlBool>`t.ditutup is not null`
      return status === 'terbuka' ? isOpen : sql<SqlBool>`${isOpen} and t.batas_waktu < ${today}`
    },
    giliran: (_mine: 'saya', { scope: { scope } }: { scope: Reader }) =>
      sql<SqlBool>`${isOpen} and ${turnOf(scope)}`,
    menunggu: (_test: 'uji') => sql<SqlBool>`${isOpen} and ${waitsForTest}`,
    provinsi_id: byId('t.provinsi_id'),
    kota_id: byId('t.kota_id'),
    registrasi_id: byId('t.registrasi_id'),
    rapid_test_id: (id: number) => sql<SqlBool>`t.asal = 'rapid_test' and t.asal_id = ${id}`,
    rapid_pasar_id: (id: number) => sql<SqlBool>`t.asal = 'rapid_pasar' and t.asal_id = ${id}`,
  },
  // Order: open ones by deadline, then closed ones, newest first.
  orders: { mendesak: sql`t.ditutup desc nulls first, t.batas_waktu, t.id` },
})

export function lockRantai(trx: Trx, scope: RegionScope, id: number): Promise<RantaiRow | undefined> {
  return rantaiRows(trx).where('t.id', '=', id).where(reachesRantai(scope)).forUpdate('t').executeTakeFirst()
}

export function lockRantaiOf(
  trx: Trx,
  asal: AsalTindakLanjut,
  asalId: number,
): Promise<RantaiRow | undefined> {
  return rantaiRows(trx)
    .where('t.asal', '=', asal)
    .where('t.asal_id', '=', asalId)
    .forUpdate('t')
    .executeTakeFirst()
}
