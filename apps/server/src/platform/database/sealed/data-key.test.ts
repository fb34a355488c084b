import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, demoSecret } from '#platform/config.ts'
import { createNumberSeal, isSealed } from '#platform/secrets/number-seal.ts'
import { keyFor, seal, unseal } from '#platform/secrets/sealing.ts'
import { useTestDatabase } from '#testing/database.ts'
import { createPengguna, createPerusahaan } from '#testing/factories.ts'
import { portal } from '#testing/portal.ts'
import { checkDataKey, claimDataKey } from './data-key.ts'

const test = useTestDatabase()
const npwp = '091234567890123'
const secret = 'yang pertama, cukup panjang untuk sebuah uji'
const next = 'yang berikutnya, cukup panjang untuk sebuah uji'
const named = (SESSION_SECRET: string, SESSION_SECRET_BEFORE?: string) => ({
  SESSION_SECRET,
  SESSION_SECRET_BEFORE,
})

let company: number
let audit: number
beforeEach(async () => {
  await sql`delete from platform.kunci_data`.execute(test.db)
  company = (await createPerusahaan(test.db)).id
  // Earlier releases stored these values in plain text.
  await sql`update akun.perusahaan set npwp_perseroan = ${npwp} where id = ${company}`.execute(test.db)
  const { rows } = await sql<{ id: number }>`
    insert into platform.jejak_audit (peristiwa, rekaman, request_id, sesudah)
    values ('perusahaan.ubah', 'perusahaan/x', 'uji', ${JSON.stringify({ npwp_perseroan: npwp, nib: '1' })})
    returning id`.execute(test.db)
  audit = rows[0]?.id ?? 0
})

async function stored() {
  const { rows } = await sql<{ kolom: string; json: { npwp_perseroan: string; nib: string } }>`
    select (select npwp_perseroan from akun.perusahaan where id = ${company}) as kolom,
      (select sesudah from platform.jejak_audit where id = ${audit}) as json`.execute(test.db)
  const [row] = rows
  if (!row) throw new Error('The row does not exist.')
  return [row.kolom, row.json.npwp_perseroan]
}
const openedWith = async (by: string) => (await stored()).map((text) => createNumberSeal(by).open(text))

describe('data key', () => {
  it('the first start encrypts stored values once', async () => {
    expect(await claimDataKey(test.db, named(secret), portal.sealed)).toBe('disegel')
    const first = await stored()
    expect(first.map(isSealed)).toEqual([true, true])
    expect(await openedWith(secret)).toEqual([npwp, npwp])
    expect(await claimDataKey(test.db, named(secret), portal.sealed)).toBe('sama')
    expect(await stored()).toEqual(first)
  })

  it('a value encrypted with this key is not encrypted twice', async () => {
    await claimDataKey(test.db, named(secret), portal.sealed)
    await sql`delete from platform.kunci_data`.execute(test.db)
    expect(await claimDataKey(test.db, named(secret), portal.sealed)).toBe('disegel')
    expect(await openedWith(secret)).toEqual([npwp, npwp])
  })

  it('the audit trail stays append-only afterwards', async () => {
    await claimDataKey(test.db, named(secret), portal.sealed)
    await expect(sql`update platform.jejak_audit set peristiwa = 'x'`.execute(test.db)).rejects.toThrow(
      'hanya boleh ditambah',
    )
  })

  it('another secret is refused, and nothing changes', async () => {
    await claimDataKey(test.db, named(secret), portal.sealed)
    const before = await stored()
    await expect(claimDataKey(test.db, named(next), portal.sealed)).rejects.toThrow(ConfigError)
    await expect(
      claimDataKey(test.db, named(next, 'bukan yang lama, cukup panjang sekali'), portal.sealed),
    ).rejects.toThrow(/SESSION_SECRET_BEFORE/)
    await expect(checkDataKey(test.db, named(next))).rejects.toThrow(ConfigError)
    await expect(checkDataKey(test.db, named(secret))).resolves.toBeUndefined()
    expect(await stored()).toEqual(before)
  })

  it('a new secret with the previous one re-encrypts everything, authenticators too', async () => {
    await claimDataKey(test.db, named(secret), portal.sealed)
    const { id } = await createPengguna(test.db, { role: 'AUDITOR' })
    const totp_rahasia = seal(keyFor(secret, 'totp'), 'RAHASIA')
    await test.db.updateTable('akun.pengguna').set({ totp_rahasia }).where('id', '=', id).execute()
    expect(await claimDataKey(test.db, named(next, secret), portal.sealed)).toBe('disegel-ulang')
    expect(await openedWith(next)).toEqual([npwp, npwp])
    expect(await openedWith(secret)).toEqual([null, null])
    const row = await test.db
      .selectFrom('akun.pengguna')
      .select('totp_rahasia')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(unseal(keyFor(next, 'totp'), row.totp_rahasia ?? '')).toBe('RAHASIA')
    await test.db.updateTable('akun.pengguna').set({ totp_rahasia: null }).where('id', '=', id).execute()
  })

  it('after a lost secret, old values read as empty and are not overwritten', async () => {
    await claimDataKey(test.db, named(secret), portal.sealed)
    const before = await stored()
    await sql`delete from platform.kunci_data`.execute(test.db)
    expect(await claimDataKey(test.db, named(next), portal.sealed)).toBe('disegel')
    expect(await stored()).toEqual(before)
    expect(await openedWith(next)).toEqual([null, null])
  })

  it('the demo secret is public, so its replacement needs no SESSION_SECRET_BEFORE', async () => {
    await claimDataKey(test.db, named(demoSecret), portal.sealed)
    expect(await claimDataKey(test.db, named(next), portal.sealed)).toBe('disegel-ulang')
    expect(await openedWith(next)).toEqual([npwp, npwp])
  })

  it('of several servers that start at once, one encrypts', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => claimDataKey(test.db, named(secret), portal.sealed)),
    )
    expect(outcomes.sort()).toEqual(['disegel', 'sama', 'sama'])
    expect(await openedWith(secret)).toEqual([npwp, npwp])
  })
})
