import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import {
  type AsalKasus,
  type LangkahKasus,
  langkahKasus,
  tabelLangkah,
} from '@portal/domain/okkp/kasus/kasus.table'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { officeColumn, turnOf } from '#okkp/kantor/kantor.repository.ts'
import { inTestScope } from '#okkp/pengujian/in-test-scope.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { list } from '#platform/list/list.ts'
import { byId, equals, words } from '#platform/list/rules.ts'

/** Laboratory tests of a case: linked ones, and those that opened or joined it. */
export const testsOf = (kasus: RawBuilder<unknown>) => sql`(u.tindak_lanjut_id = ${kasus} or u.id in (
  select s.asal_id from okkp.kasus_sumber s where s.kasus_id = ${kasus} and s.asal = 'uji_lab'))`
export const supervisionOf = (kasus: RawBuilder<unknown>) => sql`(w.tindak_lanjut_id = ${kasus} or w.id in (
  select s.asal_id from okkp.kasus_sumber s where s.kasus_id = ${kasus} and s.asal = 'pengawasan'))`
const self = sql`t.id`

/** Region of a record besides what the case shows of it. The presenter decides from it who may open the record. */
type Berwilayah<T> = Omit<T, 'boleh_buka'> & { provinsi_id: number | null; kota_id: number | null }

const uji = sql<
  (Berwilayah<Kasus['uji'][number]> & { provinsi_id: number; created_for: number | null })[]
>`(select coalesce(jsonb_agg(jsonb_build_object('id', u.id,
    'provinsi_id', u.provinsi_id, 'kota_id', u.kota_id, 'created_for', u.created_for,
    'kode_sampel', u.kode_sampel, 'tanggal', u.tanggal, 'status', u.status, 'parameter', coalesce((
      select string_agg(q.nama, ', ' order by h.urutan) from okkp.hasil_uji_lab h
      join okkp.parameter q on q.id = h.parameter_id where h.uji_lab_id = u.id), '–')) order by u.tanggal, u.id), '[]')
  from okkp.uji_lab u where ${testsOf(self)} and u.dihapus is null)`

const pengawasan = sql<
  Berwilayah<Kasus['pengawasan'][number]>[]
>`(select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'provinsi_id', e.provinsi_id, 'kota_id', e.kota_id,
    'registrasi_id', w.registrasi_id, 'tanggal', w.tanggal, 'hasil', w.hasil, 'sanksi', w.sanksi)
    order by w.tanggal, w.id), '[]')
  from okkp.pengawasan w join okkp.registrasi e on e.id = w.registrasi_id where ${supervisionOf(self)} and w.dihapus is null)`

function kasusRows(db: Executor) {
  return db
    .selectFrom('okkp.kasus as t')
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
      't.dipastikan',
      't.menunggu_laboratorium',
      't.menunggu_orang_kedua',
      't.bina_pusat',
      't.ditutup',
      't.luaran',
      't.catatan',
      't.versi',
      'p.nama as provinsi',
      'k.nama as kota',
      'r.no_registration as no_registrasi',
      'r.unit_usaha',
      'r.provinsi_id as registrasi_provinsi_id',
      'r.kota_id as registrasi_kota_id',
    ])
    .select([
      sql<LangkahKasus[]>`t.terbuka`.as('terbuka'),
      officeColumn.as('penanggung'),
      uji.as('uji'),
      pengawasan.as('pengawasan'),
      sql<number>`(select count(*)::int from okkp.kasus_sumber s where s.kasus_id = t.id)`.as(
        'jumlah_sumber',
      ),
      sql<string | null>`(select nama from akun.pengguna where id = t.ditutup_oleh)`.as('ditutup_oleh'),
    ])
}
export type KasusRow = Awaited<ReturnType<ReturnType<typeof kasusRows>['executeTakeFirstOrThrow']>>

/** True for the region that must act, for the regions of the sources, and for a laboratory that was asked. */
export function reachesKasus(scope: RegionScope): RawBuilder<SqlBool> {
  if (scope.jenis === 'semua') return sql`true`
  if (scope.jenis === 'provinsi') {
    const { provinsi_id } = scope
    const forLaboratory = scope.titipan
      ? sql`or exists (select from okkp.permintaan_uji a where a.kasus_id = t.id and a.laboratorium_provinsi_id = ${provinsi_id})`
      : sql``
    return sql`(t.provinsi_id = ${provinsi_id} or t.asal_provinsi_id = ${provinsi_id} or exists (
      select from okkp.kasus_sumber s where s.kasus_id = t.id
      and (s.provinsi_id = ${provinsi_id} or s.kantor_provinsi_id = ${provinsi_id})) ${forLaboratory})`
  }
  return sql`(t.kota_id = ${scope.kota_id} or t.asal_kota_id = ${scope.kota_id} or exists (
    select from okkp.kasus_sumber s where s.kasus_id = t.id
    and (s.kota_id = ${scope.kota_id} or s.kantor_kota_id = ${scope.kota_id})))`
}

/** A laboratory may read the case of its own test in any region. */
function ofTest(scope: RegionScope, ujiLabId: number): RawBuilder<SqlBool> {
  return sql`exists (select from okkp.uji_lab u where u.id = ${ujiLabId} and ${testsOf(self)}
    and u.dihapus is null and ${inTestScope('u', scope)})`
}

interface Reader {
  scope: RegionScope
  today: string
  /** If set, access to this test decides access to the case. */
  ujiLabId?: number | undefined
}
const isOpen = sql<SqlBool>`t.ditutup is null`
const asked = (
  provinsiId: number,
) => sql<SqlBool>`exists (select from okkp.permintaan_uji a where a.kasus_id = t.id
  and a.laboratorium_provinsi_id = ${provinsiId} and a.keadaan in ('menunggu', 'diterima'))`
const atLaboratory = sql`${langkahKasus.filter((langkah) => tabelLangkah[langkah].menungguUji)}::text[]`
const waitsForTest = sql<SqlBool>`'konfirmasi' = any(t.terbuka)`

/** The centre guides the holders of its permits, and a laboratory tests what is asked of it. All other steps belong to the office of the region. */
function turn({ scope, today }: Reader): RawBuilder<SqlBool> {
  if (scope.jenis === 'provinsi' && scope.titipan) return asked(scope.provinsi_id)
  const regional = sql<SqlBool>`${turnOf(scope)} and (not t.bina_pusat or t.terbuka <> array['pembinaan'])`
  const office = scope.jenis === 'semua' ? sql<SqlBool>`(t.bina_pusat or (${regional}))` : regional
  return sql<SqlBool>`(${office} and not (t.menunggu_laboratorium and t.terbuka <@ ${atLaboratory} and t.batas_waktu >= ${today}))`
}

/** Another case of the same business, supplier or market within a year. */
const repeats = sql<SqlBool>`exists (select from okkp.kasus o where o.id <> t.id and o.subjek && t.subjek
  and o.dibuka between t.dibuka - interval '365 days' and t.dibuka + interval '365 days')`

const fromSource = (asal: AsalKasus) => (id: number) =>
  sql<SqlBool>`t.id in (select s.kasus_id from okkp.kasus_sumber s where s.asal = ${asal} and s.asal_id = ${id}
    union select e.kasus_id from okkp.kasus_uji_ulang e where e.asal = ${asal} and e.asal_id = ${id})`

export const kasusList = list({
  from: 'okkp.kasus as t',
  rows: kasusRows,
  visible: ({ scope, ujiLabId }: Reader) =>
    ujiLabId === undefined ? reachesKasus(scope) : ofTest(scope, ujiLabId),
  filters: {
    search: words('t.cari'),
    status: (status: 'terbuka' | 'terlambat' | 'ditutup', { scope: { today } }: { scope: Reader }) => {
      if (status === 'ditutup') return sql<SqlBool>`t.ditutup is not null`
      return status === 'terbuka' ? isOpen : sql<SqlBool>`${isOpen} and t.batas_waktu < ${today}`
    },
    giliran: (_mine: 'saya', { scope }: { scope: Reader }) => sql<SqlBool>`${isOpen} and ${turn(scope)}`,
    menunggu: (what: 'uji' | 'laboratorium' | 'orang_kedua' | 'kantor') => {
      if (what === 'kantor') return sql<SqlBool>`${isOpen} and ${turnOf({ jenis: 'semua' })}`
      if (what === 'uji') return sql<SqlBool>`${isOpen} and ${waitsForTest}`
      return what === 'laboratorium'
        ? sql<SqlBool>`${isOpen} and t.menunggu_laboratorium`
        : sql<SqlBool>`${isOpen} and t.menunggu_orang_kedua`
    },
    langkah: (langkah: LangkahKasus) => sql<SqlBool>`${langkah} = any(t.terbuka)`,
    asal: (asal: AsalKasus) =>
      sql<SqlBool>`exists (select from okkp.kasus_sumber s where s.kasus_id = t.id and s.asal = ${asal})`,
    luaran: equals('t.luaran'),
    berulang: (_yes: 'ya') => sql<SqlBool>`${isOpen} and ${repeats}`,
    provinsi_id: byId('t.provinsi_id'),
    kota_id: byId('t.kota_id'),
    registrasi_id: byId('t.registrasi_id'),
    rapid_test_id: fromSource('rapid_test'),
    rapid_pasar_id: fromSource('rapid_pasar'),
    pengaduan_id: fromSource('pengaduan'),
    pengawasan_id: (id: number) =>
      sql<SqlBool>`exists (select from okkp.pengawasan w where w.id = ${id} and ${supervisionOf(self)})`,
  },
  // Order: open ones by due day, those that only need closing, then closed ones, newest first.
  orders: { mendesak: sql`t.ditutup desc nulls first, t.batas_waktu, t.id` },
})

export function lockKasus(trx: Trx, scope: RegionScope, id: number): Promise<KasusRow | undefined> {
  return kasusRows(trx).where('t.id', '=', id).where(reachesKasus(scope)).forUpdate('t').executeTakeFirst()
}

export async function findKasusOf(
  db: Executor,
  asal: AsalKasus,
  asalId: number,
): Promise<KasusRow | undefined> {
  const { rows } = await sql<{ kasus_id: number }>`select kasus_id from okkp.kasus_sumber
    where asal = ${asal} and asal_id = ${asalId}`.execute(db)
  const [found] = rows
  return found && kasusRows(db).where('t.id', '=', found.kasus_id).executeTakeFirst()
}
