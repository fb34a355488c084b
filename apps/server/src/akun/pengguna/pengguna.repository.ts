import { notFound } from '@portal/domain/platform/errors'
import type { Executor } from '#platform/database/database.ts'

export function penggunaRows(db: Executor) {
  return db
    .selectFrom('akun.pengguna as p')
    .leftJoin('wilayah.provinsi as prov', 'prov.id', 'p.provinsi_id')
    .leftJoin('wilayah.kota as kota', 'kota.id', 'p.kota_id')
    .leftJoin('akun.perusahaan as usaha', 'usaha.id', 'p.perusahaan_id')
    .where('p.dihapus', 'is', null)
    .select([
      'p.id',
      'p.uuid',
      'p.username',
      'p.nama',
      'p.role',
      'p.email',
      'p.no_telp',
      'p.duduk_lembaga',
      'p.alamat',
      'p.nomor_identitas',
      'p.photo',
      'p.provinsi_id',
      'p.kota_id',
      'p.perusahaan_id',
      'p.aktif',
      'p.wajib_ganti_sandi',
      'p.totp_aktif',
      'p.terakhir_masuk',
      'p.dibuat',
      'prov.nama as provinsi',
      'kota.nama as kota',
      'usaha.uuid as usaha_uuid',
      'usaha.nama_perseroan',
      'usaha.alamat_perseroan',
      'usaha.jenis_perseroan',
      'usaha.nib',
    ])
}

export type PenggunaRow = Awaited<ReturnType<ReturnType<typeof penggunaRows>['executeTakeFirstOrThrow']>>

/** The specification identifies an account by id in some calls and by uuid in others. */
export type PenggunaKey = { id: number } | { uuid: string }

export function findPengguna(db: Executor, key: PenggunaKey): Promise<PenggunaRow | undefined> {
  return 'id' in key ? findPenggunaById(db, key.id) : findPenggunaByUuid(db, key.uuid)
}

export async function getPengguna(db: Executor, key: PenggunaKey): Promise<PenggunaRow> {
  const row = await findPengguna(db, key)
  if (!row) throw notFound('Akun')
  return row
}

export function findPenggunaById(db: Executor, id: number): Promise<PenggunaRow | undefined> {
  return penggunaRows(db).where('p.id', '=', id).executeTakeFirst()
}

export function findPenggunaByUuid(db: Executor, uuid: string): Promise<PenggunaRow | undefined> {
  return penggunaRows(db).where('p.uuid', '=', uuid).executeTakeFirst()
}
