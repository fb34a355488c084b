import { AppError } from '@portal/domain/platform/errors'
import { describe, expect, test } from 'vitest'
import { actorNumber, useFiles } from './files.fixture.ts'
import { samplePdf } from './samples.fixture.ts'

const portal = useFiles()

function claim(keys: string[], record: string, account = 1) {
  return portal.db.transaction().execute((trx) =>
    portal.files.claim(trx, keys, {
      record,
      visibility: 'akun',
      actor: actorNumber(account),
      field: 'sertifikat',
    }),
  )
}

function release(keys: string[], record: string) {
  return portal.db.transaction().execute((trx) => portal.files.release(trx, keys, record))
}

async function recordOf(key: string) {
  return portal.db
    .selectFrom('platform.berkas')
    .select('rekaman')
    .where('kunci', '=', key)
    .executeTakeFirstOrThrow()
}

async function expectRefused(attempt: Promise<unknown>) {
  const error = await attempt.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ code: 'VALIDASI_GAGAL', fields: [{ field: 'sertifikat' }] })
}

describe('claim', () => {
  test('a claim binds an own file to a record; the same record may repeat it', async () => {
    const key = await portal.store(samplePdf())
    await claim([key, key], 'uji/1')
    await claim([key], 'uji/1', 2)
    expect(await recordOf(key)).toEqual({ rekaman: 'uji/1' })
  })

  test('files of others, of other records and missing files are refused; a claim takes all or none', async () => {
    const own = await portal.store(samplePdf())
    const foreign = await portal.store(samplePdf(), 2)
    const taken = await portal.store(samplePdf())
    await claim([taken], 'uji/2')
    for (const bad of [foreign, taken, `${'0'.repeat(40)}.pdf`, '../x', '']) {
      await expectRefused(claim([own, bad], 'uji/3'))
    }
    expect(await recordOf(own)).toEqual({ rekaman: null })
    await claim([], 'uji/3')
  })

  test("rolls back with the record's transaction", async () => {
    const key = await portal.store(samplePdf())
    const attempt = portal.db.transaction().execute(async (trx) => {
      await portal.files.claim(trx, [key], { record: 'uji/4', visibility: 'publik', actor: actorNumber(1) })
      throw new Error('rekaman gagal')
    })
    await expect(attempt).rejects.toThrow('rekaman gagal')
    expect((await portal.view(key)).statusCode).toBe(404)
    expect(await recordOf(key)).toEqual({ rekaman: null })
  })

  test('of two records that claim one file, exactly one wins', async () => {
    const key = await portal.store(samplePdf())
    const results = await Promise.allSettled(
      ['uji/5', 'uji/6', 'uji/7'].map((record) => claim([key], record)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('release', () => {
  test('only the owning record releases a file, which then is unreadable and can be swept', async () => {
    const key = await portal.store(samplePdf())
    await claim([key], 'uji/8')
    await release([key, 'bukan kunci'], 'uji/9')
    expect(await recordOf(key)).toEqual({ rekaman: 'uji/8' })
    await release([key], 'uji/8')
    expect((await portal.view(key, { token: '2' })).statusCode).toBe(404)
    await portal.files.sweepTemporary(new Date(Date.now() + 2 * 86_400_000))
    expect(await portal.inTable()).not.toContain(key)
  })
})

describe('move', () => {
  const move = (keys: string[], from: string, to: string) =>
    portal.db.transaction().execute((trx) => portal.files.move(trx, keys, { from, to }))

  test('files of one record move to another; files of a third record stay', async () => {
    const [mine, other] = [await portal.store(samplePdf()), await portal.store(samplePdf())]
    await claim([mine], 'uji/10')
    await claim([other], 'uji/11')
    await move([mine, other, 'bukan kunci'], 'uji/10', 'uji/12')
    expect(await recordOf(mine)).toEqual({ rekaman: 'uji/12' })
    expect(await recordOf(other)).toEqual({ rekaman: 'uji/11' })
    await move([], 'uji/12', 'uji/13')
    expect(await recordOf(mine)).toEqual({ rekaman: 'uji/12' })
  })

  test('temporary files are not claimed', async () => {
    const key = await portal.store(samplePdf())
    await move([key], 'uji/14', 'uji/15')
    expect(await recordOf(key)).toEqual({ rekaman: null })
  })
})
