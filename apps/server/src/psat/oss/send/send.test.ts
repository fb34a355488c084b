import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { runSimulator, type SimulatorBerjalan } from '@portal/oss-simulator'
import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { samplePdf } from '#platform/files/samples.fixture.ts'
import type { Platform } from '#platform/platform.ts'
import { createPlatform, stopPlatform } from '#platform/start/create-platform.ts'
import { useTestDatabase } from '#testing/database.ts'
import { createPengguna } from '#testing/factories.ts'
import { portal } from '#testing/portal.ts'
import { uploadBytes } from '#testing/upload.ts'
import { stopPesan } from '../integrasi/integrasi.repository.ts'
import type { HasilOss } from '../klien/hasil.ts'
import { KlienOss, konfigurasiOss } from '../klien/klien.ts'
import { fillAntrean, urutanUji } from './antrean.fixture.ts'
import { gangguanCampur, kunciUji, setelanSimulator, startPekerja } from './send.fixture.ts'
import { createPengiriman, type OpsiKirim } from './send.service.ts'
import { openTautan } from './tautan.service.ts'

const database = useTestDatabase()
let oss: SimulatorBerjalan
let platform: Platform
let now = new Date('2026-11-16T02:00:00Z')
beforeEach(async () => {
  for (const table of ['oss.pesan_keluar', 'psat.pengajuan', 'oss.izin', 'akun.notifikasi'] as const)
    await database.db.deleteFrom(table).execute()
  await database.db.deleteFrom('akun.perusahaan').where('nama_perseroan', '=', 'PT Antrean').execute()
  await database.db.updateTable('oss.saklar').set({ ditahan: false }).execute()
  oss = await runSimulator({ ...setelanSimulator, adopsi: true })
  now = new Date(Date.now() + 60_000)
  const config = readConfig({ OSS_URL: oss.url, OSS_TIMEOUT_SECONDS: '0.3', ...kunciUji })
  platform = createPlatform(config, database.url, portal, {
    log: pino({ level: 'silent' }),
    clock: () => now,
  })
})
afterEach(async () => {
  await stopPlatform(platform)
  await oss.close()
})

const klienBaru = () => {
  const config = konfigurasiOss(platform.config)
  if (!config) throw new Error('OSS is off')
  return new KlienOss(config, { pemutus: { batas: 1000 } })
}
const pengiriman = (opsi: OpsiKirim = {}, klien = klienBaru()) =>
  createPengiriman(platform, klien, { acak: () => 0.5, ...opsi })
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000)
}
const pesan = () =>
  database.db
    .selectFrom('oss.pesan_keluar')
    .select(['urutan', 'kd_status', 'status', 'percobaan', 'sumber', 'galat', 'jawab'])
    .orderBy('pengajuan_id')
    .orderBy('urutan')
    .execute()
const [, ...sisa] = urutanUji
const diOss = () =>
  [...oss.sim.keadaan.izin.values()].map(({ riwayat }) => ({
    sekali: riwayat.filter(({ ganda }) => !ganda).map(({ kd_status }) => kd_status),
    ganda: riwayat.filter(({ ganda }) => ganda).length,
  }))

it('sends the statuses of a file in order, and keeps the number that OSS gives', async () => {
  await fillAntrean(database.db, 2)
  const nomor: string[] = []
  await pengiriman({ onNomor: async (_id, given) => void nomor.push(given) }).drain()
  expect(diOss()).toEqual([
    { sekali: urutanUji, ganda: 0 },
    { sekali: urutanUji, ganda: 0 },
  ])
  expect(new Set((await pesan()).map(({ status }) => status))).toEqual(new Set(['terkirim']))
  const izin = await database.db.selectFrom('oss.izin').select(['nomor_oss', 'kd_status_oss']).execute()
  expect(izin.map(({ nomor_oss }) => nomor_oss).toSorted()).toEqual(nomor.toSorted())
  expect(nomor[0]).toMatch(/^9990009990009\d{8}$/)
  expect(izin.every(({ kd_status_oss }) => kd_status_oss === '49')).toBe(true)
  expect(oss.sim.pelanggaran).toEqual([])
})

it.each(['504_sesudah', 'putus_sesudah', 'gantung_sesudah', 'besar', 'ganda', 'tipe', 'basi'] as const)(
  'taken by OSS and not heard of (%s): found by asking, not sent again',
  async (jenis) => {
    await fillAntrean(database.db, 1)
    oss.sim.gangguan.set([{ jenis, metode: 'receiveLicenseStatus', kali: 1 }])
    const kirim = pengiriman()
    await kirim.drain()
    expect((await pesan())[0]).toMatchObject({ status: 'tidak_pasti', percobaan: 1 })
    for (let round = 0; round < 3; round += 1) {
      minutes(2)
      await kirim.drain()
    }
    expect((await pesan())[0]).toMatchObject({ status: 'terkirim', percobaan: 1, sumber: 'baca_ulang' })
    expect(diOss()).toEqual([{ sekali: urutanUji, ganda: 0 }])
  },
)

it.each(['504', 'putus', 'gantung', '200_galat', '500', '503', 'alih'] as const)(
  'not taken by OSS (%s): sent again once two readings say so',
  async (jenis) => {
    await fillAntrean(database.db, 1)
    oss.sim.gangguan.set([{ jenis, metode: 'receiveLicenseStatus', kali: 1 }])
    const kirim = pengiriman()
    await kirim.drain()
    expect(diOss().flatMap(({ sekali }) => sekali)).toEqual([])
    minutes(1)
    await kirim.drain()
    expect((await pesan())[0]).toMatchObject({ status: 'tidak_pasti', percobaan: 1 })
    minutes(2)
    await kirim.drain()
    expect((await pesan())[0]).toMatchObject({ status: 'terkirim', percobaan: 2, sumber: 'jawaban' })
    expect(diOss()).toEqual([{ sekali: urutanUji, ganda: 0 }])
  },
)

it('the number of a lost answer is read from the licence', async () => {
  await fillAntrean(database.db, 1)
  oss.sim.gangguan.set([{ jenis: 'putus_sesudah', metode: 'receiveLicense', kali: 1 }])
  const kirim = pengiriman()
  await kirim.drain()
  minutes(2)
  await kirim.drain()
  const izin = await database.db.selectFrom('oss.izin').select('nomor_oss').executeTakeFirstOrThrow()
  expect(izin.nomor_oss).toBe([...oss.sim.keadaan.izin.values()][0]?.nomor)
  expect((await pesan()).at(-1)).toMatchObject({ status: 'terkirim', sumber: 'baca_ulang' })
})

it('a dead OSS: waits that grow, then a week, then a person; what follows keeps its place', async () => {
  await fillAntrean(database.db, 1)
  const { url } = oss
  await oss.close()
  const kirim = pengiriman()
  await kirim.drain()
  const waits: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const { berikut } = await database.db
      .selectFrom('oss.pesan_keluar')
      .select('berikut')
      .where('urutan', '=', 1)
      .executeTakeFirstOrThrow()
    waits.push(Math.round((berikut.getTime() - now.getTime()) / 60_000))
    now = new Date(berikut)
    await kirim.drain()
  }
  expect(waits).toEqual([1, 2, 5, 15, 30, 60, 60])
  expect((await pesan()).map(({ status }) => status)).toEqual(['menunggu', ...sisa.map(() => 'menunggu')])
  minutes(8 * 24 * 60)
  await kirim.drain()
  expect((await pesan())[0]).toMatchObject({ status: 'gagal', galat: expect.stringContaining('Tujuh hari') })
  oss = await runSimulator({ ...setelanSimulator, adopsi: true }, { port: Number(new URL(url).port) })
})

it('a limit with Retry-After is heeded: the message waits that long, neither less nor more', async () => {
  await fillAntrean(database.db, 1)
  const klien = klienBaru()
  const limited = { jenis: 'ulang', sebab: 'OSS membatasi kiriman (429)', setelahMs: 600_000 } as const
  vi.spyOn(klien, 'call').mockResolvedValue(limited)
  await pengiriman({}, klien).drain()
  const [first] = await database.db
    .selectFrom('oss.pesan_keluar')
    .select(['status', 'berikut'])
    .orderBy('urutan')
    .execute()
  expect(first).toEqual({ status: 'menunggu', berikut: new Date(now.getTime() + 600_000) })
})

it('another number than before is not taken: the message waits for a person, who reads both', async () => {
  await fillAntrean(database.db, 1)
  await database.db.updateTable('oss.izin').set({ nomor_oss: '999000999000999999999' }).execute()
  const told: string[] = []
  await pengiriman({ onNomor: async (_id, given) => void told.push(given) }).drain()
  const given = [...oss.sim.keadaan.izin.values()][0]?.nomor
  expect((await pesan()).at(-1)).toMatchObject({
    kd_status: '49',
    status: 'gagal',
    galat: `OSS memberi nomor lain: ${given}, sebelumnya 999000999000999999999.`,
  })
  const izin = await database.db.selectFrom('oss.izin').select('nomor_oss').executeTakeFirstOrThrow()
  expect([izin.nomor_oss, told]).toEqual(['999000999000999999999', []])
})

it('a clear refusal waits for a person, with the words of OSS; later messages wait behind it', async () => {
  await fillAntrean(database.db, 1)
  await database.db.updateTable('oss.pesan_keluar').set({ kd_status: '77' }).where('urutan', '=', 2).execute()
  await pengiriman().drain()
  const rows = await pesan()
  expect(rows.slice(0, 3)).toMatchObject([
    { status: 'terkirim' },
    {
      status: 'gagal',
      jawab: 'kd_status tidak dikenal',
      galat: 'OSS menolak (400): kd_status tidak dikenal',
    },
    { status: 'menunggu', percobaan: 0 },
  ])
})

it('a message that cannot be written down does not stand in the way of others', async () => {
  await fillAntrean(database.db, 2)
  const [first] = await database.db.selectFrom('oss.pesan_keluar').select('pengajuan_id').limit(1).execute()
  await database.db
    .updateTable('oss.pesan_keluar')
    .set({ muatan: '{}' })
    .where('pengajuan_id', '=', first?.pengajuan_id ?? 0)
    .where('urutan', '=', 1)
    .execute()
  await pengiriman().drain(1)
  expect(diOss().map(({ sekali }) => sekali)).toEqual([urutanUji])
  expect((await pesan()).filter(({ status }) => status === 'gagal').length).toBe(1)
})

it('a refused key stops all sending until a person lets it go on', async () => {
  await fillAntrean(database.db, 3)
  const staff = await database.db
    .insertInto('akun.pengguna')
    .values({ username: 'atasan', nama: 'Atasan', role: 'SUPERADMIN' })
    .returning('id')
    .executeTakeFirstOrThrow()
  oss.sim.gangguan.set([{ jenis: '403' }])
  await pengiriman().drain(1)
  const saklar = await database.db.selectFrom('oss.saklar').selectAll().executeTakeFirstOrThrow()
  expect(saklar).toMatchObject({ ditahan: true, sebab: expect.stringContaining('Authentication failed') })
  expect(oss.sim.pesan.length).toBe(1)
  const told = await database.db.selectFrom('akun.notifikasi').select(['id_pengguna', 'tautan']).execute()
  expect(told).toEqual([{ id_pengguna: staff.id, tautan: '/admin/oss' }])
  oss.sim.gangguan.set([])
  await pengiriman().drain()
  expect(oss.sim.pesan.length).toBe(1)
  await database.db.updateTable('oss.saklar').set({ ditahan: false }).execute()
  await pengiriman().drain()
  expect(new Set((await pesan()).map(({ status }) => status))).toEqual(new Set(['terkirim']))
})

/** Serves the files of messages as the portal does, once `fault` is undefined. */
async function serveTautan(fault: 'is away' | 'loses the file on its way') {
  const state: { fault: typeof fault | undefined; url: string } = { fault, url: '' }
  const server = createServer(async (request, response) => {
    const token = request.url?.split('/').at(-1) ?? ''
    if (state.fault === 'is away') return response.writeHead(503).end()
    const { isi } = await openTautan(platform, token)
    if (state.fault) return isi.once('close', () => response.destroy()).resume()
    await pipeline(isi, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { state, close: () => server.close() }
}

it.each([
  ['is away', 'comes back', 'terkirim'],
  ['loses the file on its way', 'comes back', 'terkirim'],
  ['is away', 'stays away', 'gagal'],
] as const)('OSS cannot fetch the file, because the store %s and then %s', async (fault, then, status) => {
  const files = await serveTautan(fault)
  platform.config.PUBLIC_URL = files.state.url
  const uploader = await createPengguna(database.db, { role: 'SEKRETARIAT' })
  const file_lampiran = await uploadBytes(platform, uploader, 'izin.pdf', samplePdf())
  await fillAntrean(database.db, 1)
  await database.db.deleteFrom('oss.pesan_keluar').where('kd_status', 'not in', ['09', '20', '49']).execute()
  const number = database.db
    .selectFrom('oss.pesan_keluar')
    .select(['id', 'muatan'])
    .where('kd_status', '=', '49')
  const { id, muatan } = await number.executeTakeFirstOrThrow()
  const withFile = JSON.stringify({ ...(muatan as object), file_lampiran })
  await database.db.updateTable('oss.pesan_keluar').set({ muatan: withFile }).where('id', '=', id).execute()

  const kirim = pengiriman()
  await kirim.drain()
  expect((await pesan()).at(-1)).toMatchObject({
    status: 'menunggu',
    galat: expect.stringContaining('tidak dapat mengambil berkasnya'),
  })
  if (then === 'comes back') files.state.fault = undefined
  for (let round = 0; round < 4; round += 1) {
    minutes(20)
    await kirim.drain()
  }
  expect((await pesan()).at(-1)).toMatchObject({ status })
  // A file store that does not answer breaks no rule of OSS.
  expect(oss.sim.pelanggaran).toEqual([])
  files.close()
})

it.each([
  ['dibatalkan', 'the first'],
  ['dibatalkan', 'the last'],
  ['ditahan', 'the last'],
] as const)(
  'a message that an officer makes %s during %s reading stays so, and is not sent',
  async (status, reading) => {
    await fillAntrean(database.db, 1)
    oss.sim.gangguan.set([{ jenis: '504', metode: 'receiveLicenseStatus', kali: 1 }])
    const klien = klienBaru()
    const kirim = pengiriman({}, klien)
    await kirim.drain()
    minutes(2)
    if (reading === 'the last') await database.db.updateTable('oss.pesan_keluar').set({ bacaan: 1 }).execute()
    const calls: string[] = []
    const answer = Promise.withResolvers<HasilOss>()
    vi.spyOn(klien, 'call').mockImplementation((metode) => {
      calls.push(metode)
      return answer.promise
    })
    const running = kirim.satu()
    await expect.poll(() => calls).toEqual(['checkLicenseStatus'])
    const first = await database.db
      .selectFrom('oss.pesan_keluar')
      .select('id')
      .where('urutan', '=', 1)
      .executeTakeFirstOrThrow()
    const alasan = 'Disampaikan lewat surat.'
    const stopped = database.db.transaction().execute((trx) => stopPesan(trx, first.id, { status, alasan }))
    expect(await stopped).toBe(true)
    answer.resolve({ jenis: 'tolak', kode: 404, keterangan: 'Izin tidak dikenal' })
    await running
    expect((await pesan())[0]).toMatchObject({ status, galat: alasan, percobaan: 1 })
    expect(calls).toEqual(['checkLicenseStatus'])
  },
)

it('approved by OSS itself (57): the rest of the file is held back', async () => {
  await fillAntrean(database.db, 1)
  const kirim = pengiriman()
  oss.sim.gangguan.set([{ jenis: '504', metode: 'receiveLicenseStatus', kali: 1 }])
  await kirim.drain()
  const [id = ''] = oss.sim.keadaan.izin.keys()
  const waktu = oss.sim.now().toISOString()
  oss.sim.buku.record({
    jenis: 'status',
    id_izin: id,
    baris: {
      kd_status: '57',
      nama_status: '',
      keterangan: '',
      nip_status: '-',
      tgl_status: waktu,
      diterima: waktu,
      ganda: false,
      file_lampiran: '',
      oleh: 'oss',
    },
  })
  minutes(2)
  await kirim.drain()
  const rows = await pesan()
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ditahan']))
  expect(rows[0]?.galat).toContain('fiktif positif')
})

it('two servers, three kills, three calls in ten gone wrong: one effect each, in order', async () => {
  await fillAntrean(database.db, 10)
  oss.sim.gangguan.set(gangguanCampur)
  const total = 10 * urutanUji.length
  const taken = () => diOss().reduce((sum, { sekali }) => sum + sekali.length, 0)
  const start = () => startPekerja(database.url, oss.url)
  const pekerja = [start(), start()]
  for (const part of [0.2, 0.45, 0.7]) {
    await expect.poll(taken, { timeout: 60_000, interval: 5 }).toBeGreaterThan(total * part)
    const victim = pekerja.shift()
    if (victim) {
      victim.kill('SIGKILL')
      await once(victim, 'exit')
    }
    pekerja.push(start())
  }
  const left = async () => (await pesan()).filter(({ status }) => status !== 'terkirim').length
  await expect.poll(left, { timeout: 90_000, interval: 50 }).toBe(0)
  for (const child of pekerja) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  expect(diOss().map(({ sekali }) => sekali)).toEqual(Array.from({ length: 10 }, () => urutanUji))
})
