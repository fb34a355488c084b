import { beforeAll, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { filledTemplate, imporRows, pdukRow, upload } from './impor.fixture.ts'

const server = useTestApp({}, { jobs: true })
const { stored } = imporRows(server)
let daerah: SignedInClient

beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
})

const read = async (uuid: string, by = daerah) =>
  (await by.inject({ url: `/api/okkp/imports/${uuid}` })).json().data
const store = (uuid: string, by = daerah) =>
  by.inject({ method: 'POST', url: `/api/okkp/imports/simpan/${uuid}` })
const checked = async (...numbers: string[]) => {
  const content = await filledTemplate(
    1,
    numbers.map((nomor) => pdukRow(nomor)),
  )
  return (await upload(daerah, content, { uji_coba: 'true' })).json().data
}

test('a checked file is stored later without another upload, and only once', async () => {
  const { uuid, boleh_simpan } = await checked('SIMPAN-1', 'SIMPAN-2')
  expect(boleh_simpan).toBe(true)
  expect(await stored('SIMPAN-')).toEqual([])
  const { data: started } = (await store(uuid)).json()
  expect(started).toMatchObject({ uji_coba: false, nama_berkas: 'data.xlsx' })
  await expect.poll(async () => (await read(started.uuid)).status).toBe('selesai')
  expect((await stored('SIMPAN-')).map((row) => row.no_registration)).toEqual(['SIMPAN-1', 'SIMPAN-2'])
  expect((await read(uuid)).boleh_simpan).toBe(false)
  const again = await store(uuid)
  expect([again.statusCode, again.json().code]).toEqual([409, 'BUKAN_GILIRAN'])
})

test('only who checked a file stores it, while the server has it', async () => {
  const { uuid } = await checked('SIMPAN-3')
  const other = await server.get().as('OKKP_ADMIN_DAERAH')
  expect((await read(uuid, other)).boleh_simpan).toBe(false)
  expect((await store(uuid, other)).statusCode).toBe(409)
  const { db } = server.get().platform
  const { berkas } = await db
    .selectFrom('platform.impor')
    .select('berkas')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('platform.berkas').where('kunci', '=', berkas).execute()
  expect((await read(uuid)).boleh_simpan).toBe(false)
  expect((await store(uuid)).json().message).toContain('Unggah dan periksa sekali lagi')
})
