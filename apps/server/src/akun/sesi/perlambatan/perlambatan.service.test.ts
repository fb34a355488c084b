import { describe, expect, it } from 'vitest'
import type { Trx } from '#platform/database/database.ts'
import { digest } from '#platform/secrets/sealing.ts'
import { useTestDatabase } from '#testing/database.ts'
import { untilLocked } from '#testing/locks.ts'
import { sweepTries } from './perlambatan.repository.ts'
import { forgiveTries, slowDown } from './perlambatan.service.ts'

const database = useTestDatabase()
const now = new Date()

function keysOf(username: string, ip: string) {
  const account = digest(username).slice(0, 22)
  return { pair: `pasangan/${account}/${ip}`, address: `alamat/${ip}`, account: `akun/${account}` }
}

async function plant(...keys: string[]) {
  for (const kunci of keys)
    await database.db.insertInto('akun.percobaan_masuk').values({ kunci, gagal: 1, terakhir: now }).execute()
}

/** Locks the counter of a key until `free`, to provoke a race condition. */
async function hold(kunci: string) {
  let free = (_last: (trx: Trx) => Promise<unknown>) => {}
  const freed = new Promise<(trx: Trx) => Promise<unknown>>((resolve) => {
    free = resolve
  })
  let held = () => {}
  const holding = new Promise<void>((resolve) => {
    held = resolve
  })
  const done = database.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('akun.percobaan_masuk')
      .where('kunci', '=', kunci)
      .select('kunci')
      .forUpdate()
      .execute()
    held()
    await (await freed)(trx)
  })
  await holding
  return {
    async free(last: (trx: Trx) => Promise<unknown> = async () => {}) {
      free(last)
      await done
    },
  }
}

async function counts(keys: ReturnType<typeof keysOf>) {
  const rows = await database.db
    .selectFrom('akun.percobaan_masuk')
    .select(['kunci', 'gagal'])
    .where('kunci', 'in', Object.values(keys))
    .execute()
  return Object.fromEntries(rows.map(({ kunci, gagal }) => [kunci.split('/')[0], gagal]))
}

describe('count of sign-in tries', () => {
  it('a count deleted during the wait starts again', async () => {
    const keys = keysOf('hilang', '10.1.1.1')
    await plant(keys.pair)
    const held = await hold(keys.pair)
    const counted = slowDown(database.db, 'hilang', '10.1.1.1')
    await untilLocked(database.db)
    await held.free((trx) => trx.deleteFrom('akun.percobaan_masuk').where('kunci', '=', keys.pair).execute())
    await counted
    expect(await counts(keys)).toEqual({ alamat: 1, pasangan: 1, akun: 1 })
  })

  it('counting and forgiving lock in the same order, so there is no deadlock', async () => {
    const keys = keysOf('serentak', '10.1.1.2')
    // The rows lie on disk in this order, so code that locks them in table order would lock the account first.
    await plant(keys.account, keys.pair, keys.address)
    const held = await hold(keys.pair)
    const counted = slowDown(database.db, 'serentak', '10.1.1.2')
    await untilLocked(database.db, 1)
    const forgiven = forgiveTries(database.db, 'serentak', '10.1.1.2')
    await untilLocked(database.db, 2)
    await held.free()
    await expect(Promise.all([counted, forgiven])).resolves.toBeDefined()
    expect(await counts(keys)).toEqual({ alamat: 1 })
  })

  it('the sweep skips a count that is in use', async () => {
    const old = { gagal: 1, terakhir: new Date(now.getTime() - 2) }
    const values = [
      { kunci: 'alamat/dipakai', ...old },
      { kunci: 'alamat/lama', ...old },
      { kunci: 'alamat/baru', ...old, terakhir: now },
    ]
    await database.db.insertInto('akun.percobaan_masuk').values(values).execute()
    const held = await hold('alamat/dipakai')
    await sweepTries(database.db, now)
    await held.free()
    const left = await database.db
      .selectFrom('akun.percobaan_masuk')
      .select('kunci')
      .where('kunci', 'in', ['alamat/dipakai', 'alamat/lama', 'alamat/baru'])
      .orderBy('kunci')
      .execute()
    expect(left.map(({ kunci }) => kunci)).toEqual(['alamat/baru', 'alamat/dipakai'])
  })
})
