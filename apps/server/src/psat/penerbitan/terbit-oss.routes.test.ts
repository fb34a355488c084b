import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSimulator, type SimulatorBerjalan } from '@portal/oss-simulator'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pdfWords } from '#platform/pdf/pdf-tools.fixture.ts'
import { createFileDs } from '#psat/oss/file-ds/file-ds.service.ts'
import { KlienOss, konfigurasiOss } from '#psat/oss/klien/klien.ts'
import { kunciUji, setelanSimulator } from '#psat/oss/send/send.fixture.ts'
import type { BerkasUji } from '#psat/psat.fixture.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { printMissingNumbers } from './nomor/nomor-oss.service.ts'
import { terbitWorld } from './penerbitan.fixture.ts'

let oss: SimulatorBerjalan
let server: TestApp
let world: Awaited<ReturnType<typeof terbitWorld>>
const folder = mkdtempSync(join(tmpdir(), 'oss-terbit-'))
beforeAll(async () => {
  oss = await runSimulator({ ...setelanSimulator, folder, adopsi: true, jedaFileDs: null })
  server = await createTestApp({ OSS_URL: oss.url, ...kunciUji })
  await server.app.listen({ port: 0 })
  // OSS downloads the certificate, so the portal must know its own port.
  const { port } = server.app.server.address() as AddressInfo
  server.platform.config.PORT = port
  oss.sim.setelan.portalUrl = `http://127.0.0.1:${port}`
  world = await terbitWorld(server)
})
afterAll(async () => {
  await server.close()
  await oss.close()
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
})

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
})

async function issued(id_izin: string, nomor: string) {
  const berkas = await withLicence(id_izin)
  expect((await world.number(berkas, nomor)).statusCode).toBe(200)
  await allSent(berkas.id)
  expect((await world.issue(berkas)).json()).toMatchObject({ success: true })
  await allSent(berkas.id)
  return berkas
}

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

const sendFileDs = (id_izin: string, cara: object = {}) =>
  fetch(`${oss.url}/_sim/izin/${id_izin}/kirim-fileds`, { method: 'POST', body: JSON.stringify(cara) })
const izinTerbit = async (berkas: BerkasUji) =>
  (await world.penerbitan('pemohon', berkas)).oss.izin_terbit as {
    berkas: string | null
    galat: string | null
  }[]

test('the licence that OSS has signed is fetched, every version, and the applicant may open it', async () => {
  const berkas = await issued('I-ds', 'OSS/20')
  await sendFileDs('I-ds')
  await expect.poll(() => izinTerbit(berkas), { timeout: 30_000 }).toMatchObject([{ galat: null }])
  await expect.poll(async () => (await izinTerbit(berkas))[0]?.berkas, { timeout: 30_000 }).toBeTruthy()
  const [terbit] = await izinTerbit(berkas)
  const bytes = await world.bytesOf('pemohon', terbit?.berkas ?? '')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  // After a reprint, OSS signs again, and the portal keeps both versions.
  const ulang = await world.people.sekretariat.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${berkas.uuid}/terbit-ulang`,
    payload: { alasan: 'Nama unit salah ketik di cetakan pertama.' },
  })
  expect(ulang.json()).toMatchObject({ success: true })
  await allSent(berkas.id)
  await sendFileDs('I-ds')
  await expect
    .poll(async () => (await izinTerbit(berkas)).filter((satu) => satu.berkas).length, { timeout: 30_000 })
    .toBe(2)
  expect(oss.sim.pesan.some(({ metode }) => metode === 'updateLicense')).toBe(true)
})

test('where its message is lost, OSS is asked for the signed licence', async () => {
  const config = konfigurasiOss(server.platform.config)
  if (!config) throw new Error('OSS is off')
  const ds = createFileDs(server.platform, new KlienOss(config))
  // This call handles the licences of the earlier tests.
  await ds.askOss()
  const berkas = await issued('I-tanya', 'OSS/21')
  expect(await izinTerbit(berkas)).toEqual([])
  expect(await ds.askOss()).toBe(1)
  expect(await ds.askOss()).toBe(0)
  await expect.poll(async () => (await izinTerbit(berkas))[0]?.berkas, { timeout: 30_000 }).toBeTruthy()
})

test('a file elsewhere than at OSS is never fetched, and staff are told', async () => {
  const berkas = await issued('I-lain', 'OSS/22')
  await sendFileDs('I-lain', { ganti: { file_izin: 'http://127.0.0.1:1/rahasia.pdf' } })
  await expect
    .poll(async () => (await izinTerbit(berkas))[0]?.galat, { timeout: 30_000 })
    .toContain('di luar alamat berkas OSS')
  const told = await server.platform.db
    .selectFrom('akun.notifikasi')
    .select('keterangan')
    .where('keterangan', 'like', '%I-lain%')
    .execute()
  expect(told.length).toBeGreaterThan(0)
})

test('a certificate that OSS would not take says so in the preview, and is not signed', async () => {
  const { id } = await server.platform.db
    .insertInto('oss.izin')
    .values({
      id_izin: 'I-besar',
      kode_izin: '018000000244',
      nib: world.company.nib ?? '',
      oss_id: 'P-1',
      id_proyek: 'R-1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const berkas = await world.atNomor({ auditType: 'izin_edar_pl', id_izin_oss: id, halaman: 2_000_000 })
  expect((await world.number(berkas, 'OSS/30')).statusCode).toBe(200)
  await allSent(berkas.id)
  const pratinjau = async (payload: object = {}) =>
    (
      await world.people.sekretariat.inject({
        method: 'POST',
        url: `/api/psat/pengajuan/${berkas.uuid}/pratinjau-sertifikat`,
        payload,
      })
    ).json().data
  const besar = await pratinjau()
  expect(besar.peringatan).toContain('OSS menerima paling besar 2 MB')
  expect((await world.issue(berkas)).json()).toMatchObject({ code: 'SERTIFIKAT_TERLALU_BESAR' })
  expect((await world.penerbitan('sekretariat', berkas)).sertifikat).toEqual([])
  // The certificate is small enough without its large annexes.
  const lewati_lampiran = besar.lampiran.map(({ kunci }: { kunci: string }) => kunci)
  expect((await pratinjau({ lewati_lampiran })).peringatan).toBeNull()
  expect((await world.issue(berkas, { lewati_lampiran })).json()).toMatchObject({ success: true })
})

/** Issues without the number of OSS, which arrives while nothing prints it. */
async function issuedWithoutNumber(id_izin: string, nomor: string) {
  await hold(true)
  const berkas = await withLicence(id_izin)
  expect((await world.number(berkas, nomor)).statusCode).toBe(200)
  const tanpa_nomor_oss = 'Pemohon harus mengirim barang hari ini.'
  expect((await world.issue(berkas, { tanpa_nomor_oss })).json()).toMatchObject({ success: true })
  await server.platform.db
    .updateTable('oss.izin')
    .set({ nomor_oss: `999${nomor}` })
    .where('id_izin', '=', id_izin)
    .execute()
  return berkas
}
const prints = async ({ id }: BerkasUji) =>
  server.platform.db
    .selectFrom('psat.sertifikat')
    .select(['terbitan', sql<string | null>`data ->> 'pb_umku'`.as('pb_umku')])
    .where('pengajuan_id', '=', id)
    .orderBy('terbitan')
    .execute()

test('a number that could not be printed is on the next print that staff ask for', async () => {
  const berkas = await issuedWithoutNumber('I-ulang', 'OSS/12')
  const ask = (name: string, payload: object) =>
    world.people.sekretariat.inject({
      method: 'POST',
      url: `/api/psat/pengajuan/${berkas.uuid}/${name}`,
      payload,
    })
  const pratinjau = (await ask('pratinjau-sertifikat', {})).json().data
  expect(await pdfWords(await world.bytesOf('sekretariat', pratinjau.path))).toContain('999OSS/12')
  expect((await ask('terbit-ulang', { alasan: 'Nomor OSS belum tercetak.' })).json()).toMatchObject({
    success: true,
  })
  expect(await prints(berkas)).toEqual([
    { terbitan: 1, pb_umku: null },
    { terbitan: 2, pb_umku: '999OSS/12' },
  ])
})

test('a job prints the numbers that are still missing, and one that fails stops no other', async () => {
  const first = await issuedWithoutNumber('I-gagal', 'OSS/13')
  const second = await issuedWithoutNumber('I-susul', 'OSS/14')
  const { platform } = server
  vi.spyOn(platform.signer, 'sign').mockRejectedValueOnce(new Error('the time-stamp authority is down'))
  expect(await printMissingNumbers(platform)).toBe(1)
  expect((await prints(first)).length).toBe(1)
  expect((await prints(second)).at(-1)).toEqual({ terbitan: 2, pb_umku: '999OSS/14' })
  // The next run prints the first one, and two runs at once print it once.
  const runs = await Promise.all([printMissingNumbers(platform), printMissingNumbers(platform)])
  expect(runs[0] + runs[1]).toBe(1)
  expect((await prints(first)).at(-1)).toEqual({ terbitan: 2, pb_umku: '999OSS/13' })
  expect(await printMissingNumbers(platform)).toBe(0)
})
