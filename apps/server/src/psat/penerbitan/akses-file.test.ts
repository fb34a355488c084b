import { beforeAll, expect, test } from 'vitest'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

test('a paper that a later application uses again is read by the auditor of that one', async () => {
  const { auditor, pemohon } = world.people
  const { db } = server.get().platform
  const first = await world.open()
  const [kunci = ''] = Object.keys((await world.read('sekretariat', first)).salinan.berkas)
  const status = async (client = auditor) =>
    (await client.inject({ url: '/api/upload/view_pdf', query: { path: kunci } })).statusCode
  const later = await world.at('audit_dokumen')
  expect([await status(pemohon), await status()]).toEqual([200, 404])
  const { id } = await db
    .selectFrom('psat.salinan')
    .select('id')
    .where('pengajuan_id', '=', later.id)
    .executeTakeFirstOrThrow()
  await db.insertInto('psat.salinan_berkas').values({ salinan_id: id, kunci }).execute()
  expect(await status()).toBe(200)
  expect((await world.page('auditor', first)).statusCode).not.toBe(200)
  expect(await status(await server.get().as('AUDITOR'))).toBe(404)
})
