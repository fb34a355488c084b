import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fillDisk } from '#platform/files/full-disk.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { filledTemplate, imporRows, pdukRow, upload } from './impor.fixture.ts'

const server = useTestApp({}, { jobs: true })
const { stored } = imporRows(server)
let daerah: SignedInClient
beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 32 })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const onTheWay = () => readdir(join(server.get().dataDir, 'berkas/masuk'))
const history = async () => (await daerah.inject({ url: '/api/okkp/imports' })).json().data

test('an import that finds no room says so, and leaves neither rows nor half a file', async () => {
  const content = await filledTemplate(1, [pdukRow('PENUH-1')])
  await fillDisk('ENOSPC', 'write')
  const refused = await upload(daerah, content)
  expect([refused.statusCode, refused.json().code]).toEqual([507, 'PENYIMPANAN_PENUH'])

  await fillDisk('ENOSPC', 'copy')
  const stopped = await upload(daerah, content)
  expect([stopped.statusCode, stopped.json().code]).toEqual([507, 'PENYIMPANAN_PENUH'])
  const [last] = await history()
  expect(last).toMatchObject({ status: 'gagal', pesan: expect.stringContaining('penuh') })
  expect([await stored('PENUH-1'), await onTheWay()]).toEqual([[], []])
})

test('so does an export, also in the background', async () => {
  await fillDisk('EDQUOT', 'write')
  const url = '/api/okkp/exports'
  const payload = { headers: ['no_registration'] }
  const refused = await daerah.inject({ method: 'POST', url, payload })
  expect([refused.statusCode, refused.json().code]).toEqual([507, 'PENYIMPANAN_PENUH'])
  const later = await daerah.inject({ method: 'POST', url, payload, headers: { prefer: 'respond-async' } })
  expect(later.statusCode).toBe(202)
  await vi.waitFor(
    async () => {
      const asked = await daerah.inject({ url: String(later.headers.location) })
      expect(asked.json().data).toMatchObject({ status: 'gagal', pesan: expect.stringContaining('penuh') })
    },
    { timeout: 60_000 },
  )
  expect(await onTheWay()).toEqual([])
})
