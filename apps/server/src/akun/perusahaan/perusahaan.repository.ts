import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { AkunPerusahaan } from '#platform/database/schema.gen.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { list } from '#platform/list/list.ts'
import { wholeTable, word } from '#platform/list/rules.ts'

function perusahaanRows(db: Executor) {
  return db
    .selectFrom('akun.perusahaan as u')
    .select([
      'u.alamat_perseroan',
      'u.dibuat',
      'u.diubah',
      'u.email_penanggung_jawab',
      'u.email_perusahaan',
      'u.id',
      'u.jabatan_penanggung_jawab',
      'u.jenis_perseroan',
      'u.kode_pos',
      'u.kota_id',
      'u.nama_perseroan',
      'u.nib',
      'u.npwp_perseroan',
      'u.penanggung_jawab',
      'u.provinsi_id',
      'u.skala_usaha',
      'u.telp',
      'u.telp_penanggung_jawab',
      'u.tgl_terbit_nib',
      'u.uuid',
      'u.versi',
    ])
    .select((build) =>
      build
        .selectFrom('akun.pengguna as p')
        .whereRef('p.perusahaan_id', '=', 'u.id')
        .where('p.dihapus', 'is', null)
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('jumlah_akun'),
    )
}
export type PerusahaanRow = Awaited<ReturnType<ReturnType<typeof perusahaanRows>['executeTakeFirstOrThrow']>>

export function findPerusahaan(
  db: Executor,
  key: { id: number } | { uuid: string } | { nib: string },
): Promise<PerusahaanRow | undefined> {
  const query = perusahaanRows(db)
  if ('id' in key) return query.where('u.id', '=', key.id).executeTakeFirst()
  if ('uuid' in key) return query.where('u.uuid', '=', key.uuid).executeTakeFirst()
  return query.where('u.nib', '=', key.nib).executeTakeFirst()
}

export async function lockPerusahaan(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('akun.perusahaan').select('id').where('id', '=', id).forUpdate().execute()
}

export async function updatePerusahaan(
  trx: Trx,
  id: number,
  values: Updateable<AkunPerusahaan>,
): Promise<void> {
  await trx.updateTable('akun.perusahaan').set(values).where('id', '=', id).execute()
}

export const perusahaanList = list({
  from: 'akun.perusahaan as u',
  rows: perusahaanRows,
  visible: wholeTable,
  filters: {
    // This expression must equal the expression of the trigram index perusahaan_cari, otherwise PostgreSQL does not use
    // the index.
    search: word(
      (text) =>
        sql<SqlBool>`(lower(u.nama_perseroan) || ' ' || coalesce(u.nib, '')) like ${containsPattern(text.toLowerCase())}`,
    ),
  },
  orders: { nama: sql`u.nama_perseroan collate "id-x-icu", u.id` },
})

export async function insertPerusahaan(trx: Trx, company: Insertable<AkunPerusahaan>): Promise<number> {
  const row = await trx
    .insertInto('akun.perusahaan')
    .values(company)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export function listAkunPerusahaan(db: Executor, perusahaanId: number) {
  return db
    .selectFrom('akun.pengguna')
    .select(['uuid', 'nama', 'username', 'email', 'aktif'])
    .where('perusahaan_id', '=', perusahaanId)
    .where('dihapus', 'is', null)
    .orderBy(sql`nama collate "id-x-icu"`)
    .orderBy('id')
    .limit(1000)
    .execute()
}
