import { utimes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { actorNumber, useFiles } from './files.fixture.ts'
import { samplePdf } from './samples.fixture.ts'

const portal = useFiles({ keptDays: 7 })
const day = 86_400_000
const after = (days: number) => new Date(Date.now() + days * day)
const rowOf = (key: string) =>
  portal.db.selectFrom('platform.berkas').selectAll().where('kunci', '=', key).executeTakeFirst()

test('the content of a deleted file stays for the backup window, so a restored database still has it', async () => {
  const key = await portal.store(samplePdf())
  await portal.db
    .transaction()
    .execute((trx) =>
      portal.files.claim(trx, [key], { record: 'uji/1', visibility: 'akun', actor: actorNumber(1) }),
    )
  const backup = await rowOf(key)
  await portal.db.transaction().execute((trx) => portal.files.release(trx, [key], 'uji/1'))
  await portal.files.sweepTemporary(after(2))
  expect([await portal.inTable(), await portal.stored()]).toEqual([[], [key]])
  expect((await portal.view(key, { token: '1' })).statusCode).toBe(410)
  await portal.files.sweepTemporary(after(8.9))
  expect(await portal.stored()).toEqual([key])

  // The restore of a backup from before the deletion.
  await portal.db.deleteFrom('platform.berkas_disapu').execute()
  if (backup) await portal.db.insertInto('platform.berkas').values(backup).execute()
  expect((await portal.view(key, { token: '2' })).statusCode).toBe(200)
  await portal.files.sweepTemporary(after(400))
  expect((await portal.view(key, { token: '2' })).statusCode).toBe(200)

  await portal.db.transaction().execute((trx) => portal.files.release(trx, [key], 'uji/1'))
  await portal.files.sweepTemporary(after(500))
  await portal.files.sweepTemporary(after(507.1))
  expect(await portal.stored()).toEqual([])
})

test('so does a content without a row', async () => {
  const key = await portal.store(samplePdf())
  await portal.db.deleteFrom('platform.berkas').where('kunci', '=', key).execute()
  const arrived = new Date(Date.now() - 6 * day)
  await utimes(portal.placeOf(key), arrived, arrived)
  await portal.files.sweepTemporary(new Date())
  expect(await portal.stored()).toEqual([key])
  await portal.files.sweepTemporary(after(1.1))
  expect(await portal.stored()).toEqual([])
})

test('a content that could not be deleted is deleted by a later sweep', async () => {
  if (!portal.s3) return
  await portal.store(samplePdf())
  await portal.files.sweepTemporary(after(2))
  await portal.s3.stop()
  await expect(portal.files.sweepTemporary(after(10))).rejects.toMatchObject({
    code: 'PENYIMPANAN_TIDAK_MENJAWAB',
  })
  await portal.s3.start()
  await new Promise((resolve) => setTimeout(resolve, 5100))
  await portal.files.sweepTemporary(after(10))
  expect(await portal.stored()).toEqual([])
})
