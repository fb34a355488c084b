import { sql } from 'kysely'
import { demoAccounts, demoPassword, passwordMatches } from '#akun/index.ts'
import type { Database, Executor } from '#platform/database/database.ts'
import { akunSejak, companies, demoMail } from '../01-akun.ts'
import { pelakuLain } from '../pengajuan/pelaku-lain.ts'

const usernames = [...demoAccounts, ...pelakuLain].map(({ username }) => username)
const nibs = [...companies, ...pelakuLain].map(({ nib }) => nib)

/**
 * The demo seed hashes the published password once, so all demo accounts share one hash. Other accounts never share a
 * hash, because each hash has its own salt.
 */
const sharedHashes = sql`select sandi_hash from akun.pengguna where sandi_hash is not null
  group by sandi_hash having count(*) > 1`

async function hashesThatOpen(hashes: readonly string[]): Promise<string[]> {
  const opening: string[] = []
  for (const hash of new Set(hashes)) if (await passwordMatches(hash, demoPassword)) opening.push(hash)
  return opening
}

/**
 * Returns the user names of live accounts that the published password opens. For speed, the function checks only
 * accounts with a demo name, a demo mail address or a shared hash.
 */
export async function findOpenAccounts(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ username: string; sandi_hash: string }>`
    select username, sandi_hash from akun.pengguna
    where dihapus is null and sandi_hash is not null and (lower(username) = any (${usernames})
      or lower(email) like ${`%${demoMail}`} or sandi_hash in (${sharedHashes}))
    order by username`.execute(db)
  const opening = new Set(await hashesThatOpen(rows.map(({ sandi_hash }) => sandi_hash)))
  return rows.filter(({ sandi_hash }) => opening.has(sandi_hash)).map(({ username }) => username)
}

export interface DemoOwners {
  /** Ids of the demo accounts, also of renamed ones. */
  akun: number[]
  perusahaan: number[]
  /** Ids of other accounts that the published password opens. */
  bersandiDemo: number[]
}

/**
 * Finds the demo accounts by their creation time, which is the same microsecond for all accounts of one seed step.
 * Name, role, mail address and password may have changed, so the time is the surest sign.
 */
async function findAkun(db: Executor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with dikenal as (
      select dibuat from akun.pengguna
      where lower(username) = any (${usernames}) or lower(email) like ${`%${demoMail}`}
        or sandi_hash in (${sharedHashes})
      union select dijalankan - make_interval(days => ${akunSejak}) from platform.langkah_awal where nama like 'demo/%'
    )
    select id from akun.pengguna where dibuat in (select dibuat from dikenal) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findDemoOwners(db: Database): Promise<DemoOwners> {
  const dikenal = await findAkun(db)
  const found = await sql<{ id: number }>`
    select id from akun.perusahaan where nib = any (${nibs})
      or id in (select perusahaan_id from akun.pengguna where id = any (${dikenal}))`.execute(db)
  const perusahaan = found.rows.map(({ id }) => id)
  const all = await db
    .selectFrom('akun.pengguna')
    .select(['id', 'perusahaan_id', 'sandi_hash'])
    .orderBy('id')
    .execute()
  const ofDemo = new Set(dikenal)
  // Invited colleagues in a demo company count as demo accounts, because the company does not exist.
  for (const { id, perusahaan_id } of all)
    if (perusahaan_id !== null && perusahaan.includes(perusahaan_id)) ofDemo.add(id)
  const others = all.filter(({ id }) => !ofDemo.has(id))
  const opening = new Set(await hashesThatOpen(others.flatMap(({ sandi_hash }) => sandi_hash ?? [])))
  return {
    akun: [...ofDemo],
    perusahaan,
    bersandiDemo: others.filter(({ sandi_hash }) => opening.has(sandi_hash ?? '')).map(({ id }) => id),
  }
}
