import { runSimulator } from '@portal/oss-simulator'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { KlienOss } from '../klien/klien.ts'
import { fillAntrean } from '../send/antrean.fixture.ts'
import { kunciUji, setelanSimulator } from '../send/send.fixture.ts'
import { createPengiriman } from '../send/send.service.ts'
import { checkSelisih, sebabSelisih } from './selisih.service.ts'

const server = useTestApp({ OSS_URL: 'http://127.0.0.1:9', ...kunciUji })
let staff: SignedInClient
beforeAll(async () => {
  staff = await server.get().as('SEKRETARIAT')
})
beforeEach(async () => {
  const { db } = server.get().platform
  for (const table of [
    'oss.selisih',
    'oss.pesan_keluar',
    'psat.pengajuan',
    'oss.izin',
    'oss.pemetaan',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('akun.perusahaan').where('nama_perseroan', '=', 'PT Antrean').execute()
  await fillAntrean(db, 1)
})

const db = () => server.get().platform.db
const post = (name: string, payload: object, by = staff) =>
  by.inject({ method: 'POST', url: `/api/oss/integrasi/${name}`, payload })
const read = async () => (await staff.inject({ url: '/api/oss/integrasi' })).json().data
const pesan = () =>
  db().selectFrom('oss.pesan_keluar').select(['id', 'status', 'alasan']).orderBy('urutan').execute()

test('what waits, how old it is, and what a person must look at', async () => {
  const [first] = await pesan()
  await db()
    .updateTable('oss.pesan_keluar')
    .set({ status: 'gagal' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  expect(await read()).toMatchObject({
    aktif: true,
    ditahan: false,
    menunggu: 9,
    perlu_diperiksa: 1,
    selisih: [],
  })
  expect((await read()).tertua).toMatch(/^20/)
  const failed = await staff.inject({ url: '/api/oss/integrasi/antrean?status=gagal' })
  expect(failed.json()).toMatchObject({ data: [{ id: first?.id, kd_status: '09' }], meta: { total: 1 } })
})

test('repeated messages of one file are one row per state, with their number', async () => {
  const [first] = await pesan()
  await db()
    .updateTable('oss.pesan_keluar')
    .set({ status: 'gagal' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  const rows = async (query: string) =>
    (await staff.inject({ url: `/api/oss/integrasi/antrean?limit=100${query}` })).json()
  const all = await rows('')
  const grouped = await rows('&per_berkas=true')
  expect(all.meta.total).toBe(10)
  expect(grouped.data.map((row: { status: string; senasib: number }) => [row.status, row.senasib])).toEqual([
    ['menunggu', 9],
    ['gagal', 1],
  ])
  expect(grouped.data[0].id).toBe(all.data[0].id)
  expect((await rows('&per_berkas=true&status=menunggu')).meta.total).toBe(1)
})

test('the start page says how the connection stands', async () => {
  const { kartu } = (await staff.inject({ url: '/api/admin/beranda' })).json().data
  expect(kartu.find(({ judul }: { judul: string }) => judul === 'Pesan OSS')).toMatchObject({
    tetap: true,
    tautan: '/admin/oss',
    keterangan: expect.stringContaining('10 pesan menunggu'),
    perhatian: false,
  })
})

test('others have no business here', async () => {
  const auditor = await server.get().as('AUDITOR')
  expect((await auditor.inject({ url: '/api/oss/integrasi' })).json()).toMatchObject({
    code: 'TIDAK_BERWENANG',
  })
})

test('one or all are tried again; what OSS has is not', async () => {
  const [first, second] = await pesan()
  await db()
    .updateTable('oss.pesan_keluar')
    .set({ status: 'gagal' })
    .where('id', '=', first?.id ?? 0)
    .execute()
  expect((await post('coba-lagi', { id: first?.id })).json()).toMatchObject({
    message: '1 pesan dicoba lagi',
  })
  expect((await pesan())[0]?.status).toBe('menunggu')
  await db()
    .updateTable('oss.pesan_keluar')
    .set({ status: 'terkirim' })
    .where('id', '=', second?.id ?? 0)
    .execute()
  expect((await post('coba-lagi', { id: second?.id })).json()).toMatchObject({ code: 'BENTROK' })
  expect((await post('coba-lagi', {})).json()).toMatchObject({ message: '9 pesan dicoba lagi' })
})

test('a message is held or discarded with a reason alone', async () => {
  const [first, second] = await pesan()
  expect((await post('pesan', { id: first?.id, status: 'dibatalkan', alasan: 'x' })).json()).toMatchObject({
    code: 'VALIDASI_GAGAL',
    errors: [{ field: 'alasan' }],
  })
  await post('pesan', { id: first?.id, status: 'dibatalkan', alasan: 'Sudah disampaikan lewat surat.' })
  await post('pesan', { id: second?.id, status: 'ditahan', alasan: 'Menunggu jawaban OSS.' })
  expect((await pesan()).slice(0, 2)).toMatchObject([
    { status: 'dibatalkan', alasan: 'Sudah disampaikan lewat surat.' },
    { status: 'ditahan' },
  ])
  await db()
    .updateTable('oss.pesan_keluar')
    .set({ status: 'dikirim' })
    .where('id', '=', second?.id ?? 0)
    .execute()
  const late = { id: second?.id, status: 'ditahan', alasan: 'Terlambat ditahan.' }
  expect((await post('pesan', late)).json()).toMatchObject({ code: 'BENTROK' })
})

test('everything is held, and goes on', async () => {
  await post('saklar', { ditahan: true, alasan: 'OSS sedang dirawat.' })
  expect(await read()).toMatchObject({ ditahan: true, sebab: 'OSS sedang dirawat.' })
  await post('saklar', { ditahan: false, alasan: 'OSS sudah selesai.' })
  expect(await read()).toMatchObject({ ditahan: false, sebab: null })
})

test('a step is mapped otherwise, to nothing, and back', async () => {
  const change = (kd_status: string | null) =>
    staff.inject({
      method: 'PUT',
      url: '/api/oss/integrasi/pemetaan',
      payload: { aksi: 'tunjuk_auditor', auditType: 'sppb_psat', kd_status },
    })
  const row = async () =>
    (await staff.inject({ url: '/api/oss/integrasi/pemetaan' }))
      .json()
      .data.find(
        (one: { aksi: string; auditType: string }) =>
          one.aksi === 'tunjuk_auditor' && one.auditType === 'sppb_psat',
      )
  expect(await row()).toMatchObject({ bawaan: '20', kd_status: '20', diubah: false })
  await change('43')
  expect(await row()).toMatchObject({ kd_status: '43', diubah: true })
  await change(null)
  expect(await row()).toMatchObject({ kd_status: null, diubah: true })
  expect((await change('77')).json()).toMatchObject({ errors: [{ field: 'kd_status' }] })
  await change('bawaan')
  expect(await row()).toMatchObject({ kd_status: '20', diubah: false })
})

test.each([
  ['20', '20', 0, null],
  ['58', '50', 0, null],
  ['00', null, 0, null],
  ['57', '20', 0, 'fiktif'],
  ['50', '45', 0, 'terbit di OSS'],
  ['90', '45', 0, 'ditolak di OSS'],
  [null, '10', 0, 'tidak mengenal'],
  ['10', '20', 2, 'menunggu dikirim'],
  ['10', '20', 0, 'status lain'],
] as const)('OSS %s, portal %s, %s waiting: %s', (oss, portal, menunggu, words) => {
  const sebab = sebabSelisih(oss, portal, menunggu)
  if (words === null) expect(sebab).toBeNull()
  else expect(sebab).toContain(words)
})

test('the daily reading lists what differs with its reason, and strikes what no longer does', async () => {
  const oss = await runSimulator({ ...setelanSimulator, adopsi: true })
  const { platform } = server.get()
  const klien = new KlienOss({
    url: oss.url,
    hostBerkas: [],
    userKey: 'kunci',
    timeoutMs: 5000,
    ca: undefined,
  })
  await createPengiriman(platform, klien).drain()
  const [id = ''] = oss.sim.keadaan.izin.keys()
  const nowWait = async () => undefined
  expect(await checkSelisih(platform, klien, nowWait)).toBe(0)
  await fetch(`${oss.url}/_sim/izin/${id}/status`, {
    method: 'POST',
    body: JSON.stringify({ kd_status: '57' }),
  })
  expect(await checkSelisih(platform, klien, nowWait)).toBe(1)
  expect((await read()).selisih).toMatchObject([
    { id_izin: id, kd_status_oss: '57', kd_status_portal: '49', sebab: expect.stringContaining('fiktif') },
  ])
  await fetch(`${oss.url}/_sim/izin/${id}/status`, {
    method: 'POST',
    body: JSON.stringify({ kd_status: '49' }),
  })
  expect(await checkSelisih(platform, klien, nowWait)).toBe(0)
  expect((await read()).selisih).toEqual([])
  await oss.close()
})

test('a status behind ours is listed and nothing more: messages go on waiting, nobody is told', async () => {
  const oss = await runSimulator({ ...setelanSimulator, adopsi: true })
  const { platform } = server.get()
  const klien = new KlienOss({
    url: oss.url,
    hostBerkas: [],
    userKey: 'kunci',
    timeoutMs: 5000,
    ca: undefined,
  })
  const later = new Date(Date.now() + 86_400_000)
  await db().updateTable('oss.pesan_keluar').set({ berikut: later }).where('urutan', '>', 3).execute()
  await createPengiriman(platform, klien).drain()
  const [id = ''] = oss.sim.keadaan.izin.keys()
  await fetch(`${oss.url}/_sim/izin/${id}/status`, {
    method: 'POST',
    body: JSON.stringify({ kd_status: '10' }),
  })
  await server.get().as('KOORDINATOR_SEKRETARIAT')
  const news = () => db().selectFrom('akun.notifikasi').select('keterangan').execute()
  const before = await news()
  expect(await checkSelisih(platform, klien, async () => undefined)).toBe(1)
  expect((await read()).selisih).toMatchObject([
    { kd_status_oss: '10', kd_status_portal: '20', sebab: 'Status berikutnya masih menunggu dikirim.' },
  ])
  expect((await pesan()).slice(3).map(({ status }) => status)).toEqual(Array(7).fill('menunggu'))
  expect(await news()).toEqual(before)
  await oss.close()
})
