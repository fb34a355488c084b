import { type JenisIzin, type JenisPengajuan, registrasiUntuk } from '@portal/domain/psat/jenis-pengajuan'
import { type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

/** The years of validity in the master of the registry. */
export async function findMasaBerlaku(db: Executor, jenis: JenisIzin): Promise<number | null> {
  const row = await db
    .selectFrom('okkp.jenis_registrasi')
    .select('masa_berlaku_tahun')
    .where('id', '=', registrasiUntuk[jenis])
    .executeTakeFirst()
  return row?.masa_berlaku_tahun ?? null
}

export interface Pemegang {
  id: number
  nib: string | null
}

/** Entries that name no company yet are the holder's by their NIB. */
function heldBy({ id, nib }: Pemegang) {
  return sql<SqlBool>`(r.perusahaan_id = ${id}
    or (r.perusahaan_id is null and r.nib is not null and r.nib = ${nib}))`
}

function izinRows(db: Executor) {
  return db
    .selectFrom('okkp.registrasi as r')
    .select([
      'r.id',
      'r.jenis_registrasi_id',
      'r.no_registration',
      'r.unit_usaha',
      'r.nama_psat',
      'r.ruang_lingkup',
      'r.level',
      'r.terbit_sertifikat',
      'r.exp_sertifikat',
      'r.sanksi',
      'r.digantikan_oleh',
      'r.kode_verifikasi',
    ])
    .where('r.dihapus', 'is', null)
}
export type IzinTerbitRow = Awaited<ReturnType<ReturnType<typeof izinRows>['executeTakeFirstOrThrow']>>

export function listIzinTerbit(db: Executor, holder: Pemegang, jenis: readonly JenisIzin[]) {
  return izinRows(db)
    .where(heldBy(holder))
    .where('r.digantikan_oleh', 'is', null)
    .where(
      'r.jenis_registrasi_id',
      'in',
      jenis.map((satu) => registrasiUntuk[satu]),
    )
    .orderBy('r.terbit_sertifikat', 'desc')
    .orderBy('r.id', 'desc')
    .limit(500)
    .execute()
}

/** Two submissions from one permit queue here. */
export function lockIzinTerbit(trx: Trx, holder: Pemegang, jenis: JenisIzin, id: number) {
  return izinRows(trx)
    .where('r.id', '=', id)
    .where('r.jenis_registrasi_id', '=', registrasiUntuk[jenis])
    .where(heldBy(holder))
    .forUpdate('r')
    .executeTakeFirst()
}

/** A living entry of the kind with this number, whoever holds it. */
export async function findByNomor(db: Executor, holder: Pemegang, jenis: JenisIzin, nomor: string) {
  return izinRows(db)
    .select(heldBy(holder).as('milik_sendiri'))
    .where('r.jenis_registrasi_id', '=', registrasiUntuk[jenis])
    .where('r.digantikan_oleh', 'is', null)
    .where(sql<SqlBool>`lower(r.no_registration) = lower(${nomor})`)
    .executeTakeFirst()
}

/** Files that start from these permits and have not ended. */
export function listTerbuka(db: Executor, ids: readonly number[], jenis?: JenisPengajuan) {
  return db
    .selectFrom('psat.pengajuan')
    .select(['id', 'uuid', 'kode_pengajuan', 'izin_asal_registrasi_id'])
    .where(sql<SqlBool>`izin_asal_registrasi_id = any(${ids}::bigint[])`)
    .where('selesai', 'is', null)
    .$if(jenis !== undefined, (query) => query.where('jenis_pengajuan', '=', jenis ?? ''))
    .orderBy('id')
    .execute()
}
