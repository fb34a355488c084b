import type { AturanMutu, KelasMutu, KunciMutu } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, sql, type Updateable } from 'kysely'
import { testList } from '#okkp/pengujian/daftar-uji.repository.ts'
import { inTestScope } from '#okkp/pengujian/in-test-scope.ts'
import type { TestKind } from '#okkp/pengujian/jumlah-uji.repository.ts'
import { namaPembuat, namaTujuan } from '#okkp/pengujian/nama-uji.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { DB } from '#platform/database/schema.gen.ts'
import { factUjiMutu } from './uji-mutu.fact.ts'

/** Quality tests have only one kind, so the class serves as both kind and result. */
export const mutuTests: TestKind = {
  table: 'okkp.uji_mutu',
  jenis: 'kelas_mutu_id',
  hasil: 'kelas_mutu_id',
  fact: factUjiMutu,
  hasilFakta: { dimension: 'kelas_mutu_id', hasilOf: String },
}

const ownColumns = [
  'u.id',
  'u.lembaga',
  'u.tanggal',
  'u.lokasi_sampel',
  'u.komoditas_id',
  'u.komoditas_tambahan',
  'u.merek',
  'u.metode_uji',
  'u.jenis_beras',
  'u.derajat_sosoh',
  'u.kadar_air',
  'u.butir_menir',
  'u.butir_patah',
  'u.butir_lain',
  'u.butir_gabah',
  'u.benda_lain',
  'u.alasan_kelas',
  'u.dasar_kelas',
  'u.hasil_ukur',
  'u.catatan',
  'u.provinsi_id',
  'u.kota_id',
  'u.created_for',
  'u.asal',
  'u.batch_id',
  'u.created_at',
  'u.updated_at',
  'u.versi',
] as const

function mutuRows(db: Executor) {
  return db
    .selectFrom('okkp.uji_mutu as u')
    .innerJoin('okkp.komoditas as m', 'm.id', 'u.komoditas_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'u.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'u.kota_id')
    .select(ownColumns)
    .select(['m.nama as komoditas', 'p.nama as provinsi', 'k.nama as kota'])
    .select([
      // Only the domain rules write both columns, and a CHECK constraint enforces their values.
      sql<KelasMutu>`u.kelas_mutu_id`.as('kelas_mutu_id'),
      sql<KunciMutu[]>`u.penentu`.as('penentu'),
      namaTujuan('u').as('wilayah_tujuan'),
      namaPembuat('u').as('dibuat_oleh'),
    ])
    .where('u.dihapus', 'is', null)
}
export type UjiMutuRow = Awaited<ReturnType<ReturnType<typeof mutuRows>['executeTakeFirstOrThrow']>>

export const mutuList = testList(mutuTests, mutuRows)

export function lockMutu(trx: Trx, scope: RegionScope, id: number): Promise<UjiMutuRow | undefined> {
  return mutuRows(trx).where('u.id', '=', id).where(inTestScope('u', scope)).forUpdate('u').executeTakeFirst()
}

export type NewUjiMutu = Insertable<DB['okkp.uji_mutu']>

export async function insertMutu(trx: Trx, values: NewUjiMutu): Promise<number> {
  const { id } = await trx
    .insertInto('okkp.uji_mutu')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateMutu(
  trx: Trx,
  id: number,
  values: Updateable<DB['okkp.uji_mutu']>,
): Promise<void> {
  await trx.updateTable('okkp.uji_mutu').set(values).where('id', '=', id).execute()
}

export function listAturan(db: Executor): Promise<AturanMutu[]> {
  return db
    .selectFrom('okkp.aturan_mutu')
    .select(['kunci', 'nama', 'arah', 'batas', 'satuan', 'catatan'])
    .orderBy('urutan')
    .execute()
}
