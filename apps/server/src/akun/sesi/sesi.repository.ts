import type { Diwakili } from '@portal/domain/platform/workflow/workflow'
import { sql } from 'kysely'
import type { Database, Executor, Trx } from '#platform/database/database.ts'
import { runNamed } from '#platform/database/named-statements.ts'
import { digest } from '#platform/secrets/sealing.ts'

export interface NewSession {
  penggunaId: number
  berakhir: Date
  ip: string | undefined
  agent: string | undefined
}

export async function insertSession(trx: Trx, session: NewSession): Promise<string> {
  const row = await trx
    .insertInto('akun.sesi')
    .values({
      pengguna_id: session.penggunaId,
      berakhir: session.berakhir,
      alamat_ip: session.ip ?? null,
      agen: session.agent ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function insertRefreshToken(trx: Trx, sesiId: string, token: string): Promise<void> {
  await trx
    .insertInto('akun.token_penyegar')
    .values({ sidik: digest(token), sesi_id: sesiId })
    .execute()
}

/**
 * Returns when this session used the token, or undefined if the token does not exist. The caller must hold the session
 * lock.
 */
export function findTokenUse(trx: Trx, sesiId: string, token: string) {
  return trx
    .selectFrom('akun.token_penyegar')
    .select('dipakai')
    .where('sidik', '=', digest(token))
    .where('sesi_id', '=', sesiId)
    .executeTakeFirst()
}

/** Finds the token and locks its session, which serializes concurrent refreshes. */
export function findRefreshToken(trx: Trx, token: string) {
  return trx
    .selectFrom('akun.token_penyegar as t')
    .innerJoin('akun.sesi as s', 's.id', 't.sesi_id')
    .innerJoin('akun.pengguna as p', 'p.id', 's.pengguna_id')
    .where('t.sidik', '=', digest(token))
    .where('s.diakhiri', 'is', null)
    .where('p.aktif', '=', true)
    .where('p.dihapus', 'is', null)
    .select(['t.sidik', 't.dipakai', 's.id as sesi_id', 's.berakhir', 's.pengguna_id'])
    .forUpdate(['t', 's'])
    .executeTakeFirst()
}

export async function markRefreshTokenUsed(trx: Trx, sidik: string, at: Date): Promise<void> {
  await trx
    .updateTable('akun.token_penyegar')
    .set({ dipakai: at })
    .where('sidik', '=', sidik)
    .where('dipakai', 'is', null)
    .execute()
}

export async function touchSession(trx: Trx, sesiId: string, at: Date): Promise<void> {
  await trx.updateTable('akun.sesi').set({ terakhir_dipakai: at }).where('id', '=', sesiId).execute()
}

/** Returns the actor of a live session. The server runs this query on every request. */
export async function findActorOfSession(db: Database, sesiId: string, today: string) {
  const query = db
    .selectFrom('akun.sesi as s')
    .innerJoin('akun.pengguna as p', 'p.id', 's.pengguna_id')
    .where('s.id', '=', sesiId)
    .where('s.diakhiri', 'is', null)
    .where('s.berakhir', '>', new Date())
    .where('p.aktif', '=', true)
    .where('p.dihapus', 'is', null)
    .select([
      'p.id',
      'p.uuid',
      'p.username',
      'p.nama',
      'p.role',
      'p.provinsi_id',
      'p.kota_id',
      'p.perusahaan_id',
      'p.wajib_ganti_sandi',
      's.id as sesi_id',
      sql<
        Diwakili[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', w.pengguna_id, 'username', w.username,
          'nama', w.nama) order by w.nama, w.pengguna_id), '[]') from akun.wakil_sah w
        where w.wakil_id = p.id and ${today}::date between w.dari and w.sampai)`.as('mewakili'),
    ])
  const [row] = await runNamed(db, query)
  return row
}

export async function endSession(trx: Executor, sesiId: string, alasan: string): Promise<void> {
  await trx
    .updateTable('akun.sesi')
    .set({ diakhiri: new Date(), alasan_akhir: alasan })
    .where('id', '=', sesiId)
    .where('diakhiri', 'is', null)
    .execute()
}

export async function endSessionsOf(trx: Trx, penggunaId: number, alasan: string): Promise<void> {
  await trx
    .updateTable('akun.sesi')
    .set({ diakhiri: new Date(), alasan_akhir: alasan })
    .where('pengguna_id', '=', penggunaId)
    .where('diakhiri', 'is', null)
    .execute()
}

export function listLiveSessions(db: Database, penggunaId: number) {
  return db
    .selectFrom('akun.sesi')
    .selectAll()
    .where('pengguna_id', '=', penggunaId)
    .where('diakhiri', 'is', null)
    .where('berakhir', '>', new Date())
    .orderBy('terakhir_dipakai', 'desc')
    .limit(100)
    .execute()
}

export function findOwnSession(trx: Trx, sesiId: string, penggunaId: number) {
  return trx
    .selectFrom('akun.sesi')
    .select(['id'])
    .where('id', '=', sesiId)
    .where('pengguna_id', '=', penggunaId)
    .where('diakhiri', 'is', null)
    .executeTakeFirst()
}

/**
 * Deletes old sessions and their tokens. The portal keeps ended and expired sessions for a month to answer questions.
 */
export async function sweepSessions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('akun.sesi').where('berakhir', '<', before).execute()
}
