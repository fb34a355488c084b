import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { AsalKasus } from '@portal/domain/okkp/kasus/kasus.table'
import type { PetugasKasus } from '@portal/domain/okkp/kasus/orang-kedua'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, sql } from 'kysely'
import { inTestScope } from '#okkp/pengujian/in-test-scope.ts'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'

import { kantorSumber } from './kantor-sumber.repository.ts'

const nameOf = (column: string) =>
  sql<string | null>`(select nama from akun.pengguna where id = ${sql.ref(column)})`

/** Laboratory and rapid tests have kinds of their own. Kinds of the same parameters stand for each other. */
const sameKind = (of: 'jenis_uji_lab' | 'jenis_rapid_test', from: 'jenis_uji_lab' | 'jenis_rapid_test') =>
  sql<number | null>`(select o.id from ${sql.table(`okkp.${of}`)} o join ${sql.table(`okkp.${from}`)} f
    on f.jenis_parameter = o.jenis_parameter where f.id = s.jenis_uji_id order by o.id limit 1)`
const fromLab = sql`s.asal = 'uji_lab'`
const jenisUjiLab = sql<
  number | null
>`case when ${fromLab} then s.jenis_uji_id else ${sameKind('jenis_uji_lab', 'jenis_rapid_test')} end`
const jenisRapid = sql<
  number | null
>`case when ${fromLab} then ${sameKind('jenis_rapid_test', 'jenis_uji_lab')} else s.jenis_uji_id end`

export function listSumber(db: Executor, kasusId: number) {
  return db
    .selectFrom('okkp.kasus_sumber as s')
    .leftJoin('okkp.parameter as q', 'q.id', 's.parameter_id')
    .select([
      's.id',
      's.asal',
      's.asal_id',
      's.tanggal',
      's.temuan',
      's.komoditas',
      's.lokasi',
      's.pada',
      's.berlaku',
    ])
    .select(['s.komoditas_id', 's.komoditas_tambahan', 's.kategori', 's.parameter_id'])
    .select([jenisUjiLab.as('jenis_uji_lab_id'), jenisRapid.as('jenis_rapid_test_id')])
    .select(['s.pasar_id', 's.nomor_kios', 's.pedagang_id', 's.pemasok_id', 's.provinsi_id', 's.kota_id'])
    .select('s.registrasi_id')
    .select([kantorSumber.provinsi_id.as('kantor_provinsi_id'), kantorSumber.kota_id.as('kantor_kota_id')])
    .select('q.nama as parameter')
    .where('s.kasus_id', '=', kasusId)
    .orderBy('s.pada')
    .orderBy('s.id')
    .execute()
}
export type SumberLengkap = Awaited<ReturnType<typeof listSumber>>[number]

/**
 * Returns the sources whose record this region may open: an office may act on a case of a test elsewhere, and a report
 * may have moved to another office.
 */
export async function listTerbuka(db: Executor, scope: RegionScope, kasusId: number): Promise<Set<number>> {
  const of = (asal: AsalKasus, table: string, reaches: RawBuilder<boolean>) =>
    sql`(s.asal = ${asal} and exists (select from ${sql.table(table)} u where u.id = s.asal_id and ${reaches}))`
  const { rows } = await sql<{ id: number }>`
    select s.id from okkp.kasus_sumber s where s.kasus_id = ${kasusId} and (
      ${of('rapid_test', 'okkp.rapid_test', inTestScope('u', scope))}
      or ${of('uji_lab', 'okkp.uji_lab', inTestScope('u', scope))}
      or ${of('pengaduan', 'okkp.pengaduan', inRegion('u', scope))}
      or (s.asal = 'rapid_pasar' and ${inRegion('s', scope)})
      or (s.asal = 'pengawasan' and exists (select from okkp.registrasi u
        where u.id = s.registrasi_id and ${inRegion('u', scope)})))`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Negative rapid tests that answered the case, and whether this region reaches them. */
export async function listUjiUlang(db: Executor, scope: RegionScope, kasusId: number) {
  const { rows } = await sql<{
    asal: 'rapid_test' | 'rapid_pasar'
    asal_id: number
    tanggal: string
    terjangkau: boolean
  }>`
    select e.asal, e.asal_id, e.tanggal, case e.asal
      when 'rapid_test' then exists (select from okkp.rapid_test u where u.id = e.asal_id and ${inTestScope('u', scope)})
      else exists (select from pasar.rapid_kasus u where u.id = e.asal_id and ${inRegion('u', scope)}) end as terjangkau
    from okkp.kasus_uji_ulang e where e.kasus_id = ${kasusId} order by e.tanggal`.execute(db)
  return rows
}

export function listPermintaan(db: Executor, kasusId: number) {
  return db
    .selectFrom('okkp.permintaan_uji as a')
    .select([
      'a.id',
      'a.laboratorium',
      'a.laboratorium_provinsi_id',
      'a.catatan',
      'a.diminta',
      'a.batas',
      'a.keadaan',
    ])
    .select(['a.perkiraan', 'a.alasan', 'a.dijawab', 'a.uji_lab_id'])
    .select([nameOf('a.diminta_oleh').as('peminta'), nameOf('a.dijawab_oleh').as('penjawab')])
    .where('a.kasus_id', '=', kasusId)
    .orderBy('a.id')
    .execute()
}

export function listTindakan(db: Executor, kasusId: number) {
  return db
    .selectFrom('okkp.kasus_tindakan as d')
    .select([
      'd.id',
      'd.langkah',
      'd.tanggal',
      'd.pengamanan',
      'd.jumlah',
      'd.satuan',
      'd.pemasok_id',
      'd.pemasok',
    ])
    .select(['d.asal_pemasok', 'd.tidak_diketahui', 'd.catatan', 'd.bukti', 'd.pada', 'd.sumber'])
    .select(nameOf('d.oleh').as('oleh'))
    .where('d.kasus_id', '=', kasusId)
    .orderBy('d.id')
    .execute()
}

export function listUsulan(db: Executor, kasusId: number) {
  return db
    .selectFrom('okkp.kasus_usulan as v')
    .select(['v.id', 'v.langkah', 'v.alasan', 'v.oleh', 'v.pada', 'v.keadaan', 'v.diperiksa', 'v.catatan'])
    .select(['v.peran', 'v.provinsi_id', 'v.kota_id'])
    .select([nameOf('v.oleh').as('pengusul'), nameOf('v.pemeriksa').as('pemeriksa')])
    .where('v.kasus_id', '=', kasusId)
    .orderBy('v.id')
    .execute()
}
export type UsulanRow = Awaited<ReturnType<typeof listUsulan>>[number]

export function listRiwayat(db: Executor, kasusId: number) {
  return db
    .selectFrom('okkp.kasus_riwayat as h')
    .select(['h.pada', 'h.judul', 'h.keterangan', 'h.langkah'])
    .select(nameOf('h.oleh').as('oleh'))
    .where('h.kasus_id', '=', kasusId)
    .orderBy('h.pada')
    .orderBy('h.id')
    .execute()
}

const mostStalls = 100

/** Other stalls of these suppliers, without the traders' names. Stalls where the finding was made are left out. */
export async function listKiosPemasok(
  db: Executor,
  pemasok: readonly number[],
  except: readonly number[],
): Promise<RincianKasus['kios_pemasok']> {
  if (pemasok.length === 0) return []
  const { rows } = await sql<RincianKasus['kios_pemasok'][number]>`
    select pemasok_id, pemasok, pedagang_id, nomor_kios, pasar_id, pasar, kota, komoditas from pasar.kios_pemasok
    where pemasok_id = any(${pemasok}::bigint[]) and not (pedagang_id = any(${except}::bigint[]))
    order by pasar, nomor_kios, komoditas limit ${mostStalls}`.execute(db)
  return rows
}

/** Warnings that cite this case, one of its sources or a test that answered it. */
export async function listPeringatanOf(db: Executor, kasusId: number) {
  const { rows } = await sql<{ id: number; status: string; judul: string; provinsi_id: number | null }>`
    select w.id, w.status, w.provinsi_id,
      (select v.judul from okkp.peringatan_versi v where v.peringatan_id = w.id order by v.nomor desc limit 1) as judul
    from okkp.peringatan w where (w.bukti_asal = 'kasus' and w.bukti_id = ${kasusId})
      or (w.bukti_asal, w.bukti_id) in (select s.asal, s.asal_id from okkp.kasus_sumber s where s.kasus_id = ${kasusId})
      or (w.bukti_asal = 'uji_lab' and w.bukti_id in (select u.id from okkp.uji_lab u where u.tindak_lanjut_id = ${kasusId}))
    order by w.id`.execute(db)
  return rows
}

const petugas = ['OKKP_ADMIN_KOTA', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_PUSAT', 'SUPERADMIN'] as const

/** Active accounts that act on cases. Those of other regions than the asker's never confirm, but cost little. */
export function listPetugasKasus(db: Executor): Promise<PetugasKasus[]> {
  return db
    .selectFrom('akun.pengguna')
    .select(['id', 'role', 'provinsi_id', 'kota_id'])
    .where('role', 'in', petugas)
    .where('aktif', '=', true)
    .where('dihapus', 'is', null)
    .execute()
}

/** Laboratory accounts by province. */
export async function listLaboratorium(db: Executor) {
  const { rows } = await sql<{ provinsi_id: number; nama: string; akun: number }>`
    select u.provinsi_id, 'Laboratorium OKKP ' || p.nama as nama, count(*)::int as akun
    from akun.pengguna u join wilayah.provinsi p on p.id = u.provinsi_id
    where u.role = 'OKKP_ADMIN_UJILAB' and u.aktif and u.dihapus is null group by 1, 2 order by 2`.execute(db)
  return rows
}
