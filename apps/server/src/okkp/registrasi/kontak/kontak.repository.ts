import type { CatatanKontak, CatatanKontakBaru } from '@portal/domain/okkp/registrasi/registrasi.kontak'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

function catatanRows(db: Executor) {
  return db
    .selectFrom('okkp.catatan_kontak as c')
    .leftJoin('akun.pengguna as u', 'u.id', 'c.created_by')
    .select(['c.id', 'c.registrasi_id', 'c.tanggal', 'c.cara', 'c.catatan', 'c.created_at', 'u.nama as oleh'])
}

type Row = Awaited<ReturnType<ReturnType<typeof catatanRows>['executeTakeFirstOrThrow']>>

const present = (row: Row): CatatanKontak => ({ ...row, created_at: row.created_at.toISOString() })

const mostShown = 200

/** Returns the newest notes of a registration, newest first. */
export async function listCatatan(db: Executor, registrasiId: number): Promise<CatatanKontak[]> {
  const rows = await catatanRows(db)
    .where('c.registrasi_id', '=', registrasiId)
    .orderBy('c.tanggal', 'desc')
    .orderBy('c.id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(present)
}

/** Returns the newest note of each registration that has one. */
export async function findLastCatatan(
  db: Executor,
  registrasiIds: readonly number[],
): Promise<Map<number, CatatanKontak>> {
  if (registrasiIds.length === 0) return new Map()
  const rows = await catatanRows(db)
    .distinctOn('c.registrasi_id')
    .where('c.registrasi_id', '=', sql<number>`any(${registrasiIds}::bigint[])`)
    .orderBy('c.registrasi_id')
    .orderBy('c.tanggal', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.registrasi_id, present(row)]))
}

export async function insertCatatan(
  trx: Trx,
  form: CatatanKontakBaru,
  { by, at }: { by: number; at: Date },
): Promise<CatatanKontak> {
  const { id } = await trx
    .insertInto('okkp.catatan_kontak')
    .values({ ...form, created_by: by, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return present(await catatanRows(trx).where('c.id', '=', id).executeTakeFirstOrThrow())
}
