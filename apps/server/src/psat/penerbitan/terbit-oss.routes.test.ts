import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jalankanSimulator, type SimulatorBerjalan } from '@portal/oss-simulator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfWords } from '#platform/pdf/pdf-tools.fixture.ts'
import { kunciUji, setelanSimulator } from '#psat/oss/kirim/kirim.fixture.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { terbitWorld } from './penerbitan.fixture.ts'

let oss: SimulatorBerjalan
let server: TestApp
let world: Awaited<ReturnType<typeof terbitWorld>>
const folder = mkdtempSync(join(tmpdir(), 'oss-terbit-'))
beforeAll(async () => {
  oss = await jalankanSimulator({ ...setelanSimulator, folder, adopsi: true, jedaFileDs: null })
  server = await createTestApp({ OSS_URL: oss.url, ...kunciUji })
  await server.app.listen({ port: 0 })
  // OSS fetches the certificate by its address, so the portal must know where it listens.
  const { port } = server.app.server.address() as AddressInfo
  server.platform.config.PORT = port
  world = await terbitWorld(server)
})
afterAll(async () => {
  await server.close()
  await oss.tutup()
  rmSync(folder, { recursive: true })
})

async function withLicence(id_izin: string) {
  const { id } = await server.platform.db
    .insertInto('oss.izin')
    .values({
      id_izin,
      kode_izin: '018000000242',
      nib: world.company.nib ?? '',
      oss_id: 'P-1',
      id_proyek: 'R-1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return world.atNomor({ id_izin_oss: id })
}
const hold = (ditahan: boolean) => server.platform.db.updateTable('oss.saklar').set({ ditahan }).execute()
const outbox = (id: number) =>
  server.platform.db
    .selectFrom('oss.pesan_keluar')
    .select(['kd_status', 'status', 'galat'])
    .where('pengajuan_id', '=', id)
    .orderBy('urutan')
    .execute()

const allSent = (id: number) =>
  expect
    .poll(async () => (await outbox(id)).filter(({ status }) => status !== 'terkirim'), { timeout: 30_000 })
    .toEqual([])

test('issuing waits for the number of OSS, prints it, and OSS fetches the certificate', async () => {
  await hold(true)
  const berkas = await withLicence('I-menunggu')
  expect((await world.number(berkas, 'OSS/10')).statusCode).toBe(200)
  expect((await world.issue(berkas)).json()).toMatchObject({ code: 'MENUNGGU_OSS' })
  await hold(false)
  await allSent(berkas.id)
  const issued = await world.issue(berkas)
  expect(issued.json()).toMatchObject({ success: true })
  const nomor = oss.sim.keadaan.izin.get('I-menunggu')?.nomor ?? 'belum'
  expect(await pdfWords(await world.bytesOf('sekretariat', issued.json().data.path))).toContain(nomor)
  await allSent(berkas.id)
  const izin = oss.sim.keadaan.izin.get('I-menunggu')
  expect(izin).toMatchObject({ kd_status: '50', nomor_instansi: 'OSS/10' })
  expect(izin?.berkas.length).toBe(1)
  expect(oss.sim.pelanggaran).toEqual([])
}, 60_000)

test('issued with a reason before the number came: printed again by itself, and OSS gets that print', async () => {
  await hold(true)
  const berkas = await withLicence('I-alasan')
  expect((await world.number(berkas, 'OSS/11')).statusCode).toBe(200)
  const alasan = 'Pemohon harus mengirim barang hari ini.'
  expect((await world.issue(berkas, { tanpa_nomor_oss: alasan })).json()).toMatchObject({ success: true })
  await hold(false)
  await expect
    .poll(async () => (await world.penerbitan('sekretariat', berkas)).sertifikat.length, { timeout: 30_000 })
    .toBe(2)
  await allSent(berkas.id)
  const [last] = (await world.penerbitan('sekretariat', berkas)).sertifikat
  const nomor = oss.sim.keadaan.izin.get('I-alasan')?.nomor ?? 'belum'
  expect(await pdfWords(await world.bytesOf('sekretariat', last.berkas))).toContain(nomor)
  expect(last.alasan).toContain('PB-UMKU')
  const { token } = await server.platform.db
    .selectFrom('oss.tautan')
    .select('token')
    .where('berkas', '=', last.berkas)
    .executeTakeFirstOrThrow()
  expect(oss.sim.keadaan.izin.get('I-alasan')?.riwayat.at(-1)?.file_lampiran).toContain(token)
}, 60_000)

test('an attachment has an address that nobody can guess; a made-up one opens nothing', async () => {
  const { token } = await server.platform.db
    .selectFrom('oss.tautan')
    .select('token')
    .limit(1)
    .executeTakeFirstOrThrow()
  const answer = await server.app.inject({ url: `/api/oss/berkas/${token}` })
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.rawPayload.subarray(0, 5).toString(),
  ]).toEqual([200, 'application/pdf', '%PDF-'])
  expect((await server.app.inject({ method: 'HEAD', url: `/api/oss/berkas/${token}` })).statusCode).toBe(200)
  expect((await server.app.inject({ url: '/api/oss/berkas/karangan' })).json()).toMatchObject({
    code: 'TIDAK_DITEMUKAN',
  })
})
