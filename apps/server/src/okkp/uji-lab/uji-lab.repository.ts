import type { HasilUji } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, sql, type Updateable } from 'kysely'
import { testList } from '#okkp/pengujian/daftar-uji.repository.ts'
import { inTestScope } from '#okkp/pengujian/in-test-scope.ts'
import type { TestKind } from '#okkp/pengujian/jumlah-uji.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import { runNamed } from '#platform/database/named-statements.ts'
import type { OkkpUjiLab } from '#platform/database/schema.gen.ts'
import { factUjiLab } from './uji-lab.fact.ts'

export const ujiLabTests: TestKind = {
  table: 'okkp.uji_lab',
  jenis: 'jenis_uji_lab_id',
  hasil: 'status',
  fact: factUjiLab,
  hasilFakta: { dimension: 'status', hasilOf: (status) => status as string | null },
}

const ownColumns = [
  'u.id',
  'u.jenis_uji_lab_id',
  'u.kode_sampel',
  'u.no_lhu',
  'u.tanggal',
  'u.lembaga',
  'u.laboratorium',
  'u.lokasi_sampel',
  'u.komoditas_id',
  'u.komoditas_tambahan',
  'u.metode_uji',
  'u.referensi_bmr',
  'u.status',
  'u.lhu',
  'u.note',
  'u.alasan_perubahan',
  'u.diambil_oleh',
  'u.diambil_pada',
  'u.diserahkan_oleh',
  'u.diserahkan_pada',
  'u.diterima_oleh',
  'u.diterima_pada',
  'u.registrasi_id',
  'u.provinsi_id',
  'u.kota_id',
  'u.created_for',
  'u.tujuan_provinsi_id',
  'u.asal',
  'u.batch_id',
  'u.created_at',
  'u.created_by',
  'u.updated_at',
  'u.updated_by',
  'u.versi',
] as const

/** Case that a test answers, or that it opened or joined. */
const kasusUji = sql<number | null>`coalesce(u.tindak_lanjut_id, (
  select s.kasus_id from okkp.kasus_sumber s where s.asal = 'uji_lab' and s.asal_id = u.id))`

function ujiLabRows(db: Executor) {
  return db
    .selectFrom('okkp.uji_lab as u')
    .innerJoin('okkp.jenis_uji_lab as j', 'j.id', 'u.jenis_uji_lab_id')
    .innerJoin('okkp.komoditas as m', 'm.id', 'u.komoditas_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'u.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'u.kota_id')
    .leftJoin('wilayah.provinsi as tp', 'tp.id', 'u.created_for')
    .leftJoin('wilayah.kota as tk', 'tk.id', 'u.created_for')
    .leftJoin('okkp.registrasi as r', 'r.id', 'u.registrasi_id')
    .select(ownColumns)
    .select([
      'j.nama as jenis_uji_lab',
      'm.nama as komoditas',
      'p.nama as provinsi',
      'k.nama as kota',
      'r.no_registration as no_registrasi',
      'r.unit_usaha',
      kasusUji.as('tindak_lanjut_id'),
      sql<string | null>`coalesce(tp.nama, tk.nama)`.as('wilayah_tujuan'),
      sql<
        HasilUji[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('parameter_id', h.parameter_id, 'parameter', q.nama,
          'hasil_uji', h.hasil_uji, 'satuan', h.satuan, 'standar', h.standar, 'metode_uji', h.metode_uji, 'usul', h.usul,
          'batas_id', h.batas_id, 'batas', h.batas, 'cara', h.cara, 'alasan_usul', h.alasan_usul, 'status', h.status,
          'alasan', h.alasan) order by h.urutan), '[]')
        from okkp.hasil_uji_lab h join okkp.parameter q on q.id = h.parameter_id where h.uji_lab_id = u.id)`.as(
        'hasil',
      ),
    ])
    .where('u.dihapus', 'is', null)
}
export type UjiLabRow = Awaited<ReturnType<ReturnType<typeof ujiLabRows>['executeTakeFirstOrThrow']>>

export const ujiLabList = testList(ujiLabTests, ujiLabRows)

export function lockUjiLab(trx: Trx, scope: RegionScope, id: number): Promise<UjiLabRow | undefined> {
  return ujiLabRows(trx)
    .where(inTestScope('u', scope))
    .where('u.id', '=', id)
    .forUpdate('u')
    .executeTakeFirst()
}

export async function findWithWriters(db: Executor, scope: RegionScope, id: number) {
  const query = ujiLabRows(db)
    .leftJoin('akun.pengguna as c', 'c.id', 'u.created_by')
    .leftJoin('akun.pengguna as d', 'd.id', 'u.updated_by')
    .select(['c.nama as dibuat_oleh', 'd.nama as diubah_oleh'])
    .where(inTestScope('u', scope))
    .where('u.id', '=', id)
  const [row] = await runNamed(db, query)
  return row
}

export async function nextUjiLabIds(trx: Executor, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('okkp.uji_lab', 'id')) as id from generate_series(1, ${count}::int)`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/** Returns false if another test has the sample code. */
export function insertUjiLab(trx: Trx, values: Insertable<OkkpUjiLab>): Promise<boolean> {
  return insertOnce(trx, 'okkp.uji_lab', values)
}

export async function updateUjiLab(trx: Trx, id: number, values: Updateable<OkkpUjiLab>): Promise<void> {
  await trx.updateTable('okkp.uji_lab').set(values).where('id', '=', id).execute()
}

/** Finds another sample with this code, case-insensitive. Deleted samples do not count. */
export function findKode(db: Executor, kode: string, exceptId: number) {
  return db
    .selectFrom('okkp.uji_lab')
    .select('id')
    .where(sql<boolean>`lower(kode_sampel) = lower(${kode})`)
    .where('dihapus', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
}

export type HasilBaru = Omit<HasilUji, 'parameter'>

export async function replaceHasil(trx: Trx, id: number, hasil: readonly HasilBaru[]): Promise<void> {
  await trx.deleteFrom('okkp.hasil_uji_lab').where('uji_lab_id', '=', id).execute()
  await trx
    .insertInto('okkp.hasil_uji_lab')
    .values(hasil.map((row, urutan) => ({ ...row, uji_lab_id: id, urutan })))
    .execute()
}

export function listHistory(db: Executor, id: number) {
  return db
    .selectFrom('platform.jejak_audit as j')
    .leftJoin('akun.pengguna as u', 'u.id', 'j.pengguna_id')
    .select(['j.waktu', 'j.peristiwa', 'j.sebelum', 'j.sesudah', 'j.pengguna', 'u.nama'])
    .where('j.rekaman', '=', `uji-lab/${id}`)
    .orderBy('j.waktu', 'desc')
    .orderBy('j.id', 'desc')
    .limit(500)
    .execute()
}
export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]
