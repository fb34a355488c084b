import { hariJawab } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { receivedMail } from '#testing/mailbox.ts'
import { base, warga } from './pengaduan.fixture.ts'

const server = useTestApp({ TRUST_PROXY: '127.0.0.1' }, { jobs: true })
const calls = () => warga(server.get())
let kota: SignedInClient
let daerah: SignedInClient
let pusat: SignedInClient
let lain: SignedInClient

beforeAll(async () => {
  const { as } = server.get()
  kota = await as('OKKP_ADMIN_KOTA')
  daerah = await as('OKKP_ADMIN_DAERAH')
  pusat = await as('OKKP_ADMIN_PUSAT')
  lain = await as('OKKP_ADMIN_DAERAH', { provinsi_id: 35 })
})

const bandung = { provinsi_id: 32, kota_id: 3273 }
const list = async (by: SignedInClient, query: Record<string, string> = {}) =>
  (await by.inject({ url: base, query: { limit: '100', ...query } })).json()
const idOf = async (by: SignedInClient, nomor: string): Promise<number> =>
  (await list(by, { search: nomor })).data[0].id
const detail = (by: SignedInClient, id: number) =>
  by.inject({ url: `${base}/detail`, query: { id: String(id) } })
const put = (by: SignedInClient, step: string, payload: object) =>
  by.inject({ method: 'PUT', url: `${base}/${step}`, payload })

/** Sends a report from Bandung. `seen` reads its current version for the next step. */
async function opened(given: Record<string, unknown> = bandung) {
  const nomor = await calls().nomor(given)
  const id = await idOf(pusat, nomor)
  const seen = async () => {
    const { versi } = (await detail(pusat, id)).json().data
    return { id, versi }
  }
  return { nomor, id, seen }
}

test('a report of an illness comes before those that wait longer, and says so', async () => {
  const bantul = { provinsi_id: 34, kota_id: 3402 }
  const older = await opened(bantul)
  const ill = await opened({ ...bantul, sakit: true })
  const rows = (await list(pusat, { kota_id: '3402' })).data
  expect(rows.map(({ id, sakit }: { id: number; sakit: boolean }) => [id, sakit])).toEqual([
    [ill.id, true],
    [older.id, false],
  ])
})

test('from the report to the close, both sides in turn', async () => {
  const { nomor, id, seen } = await opened({ ...bandung, surel: 'warga@contoh.id', nama: 'Bu Tini' })
  expect((await detail(kota, id)).json().data).toMatchObject({
    nomor,
    status: 'baru',
    kantor: 'OKKP Kota Bandung',
    giliran_saya: true,
    terlambat: false,
    nama: 'Bu Tini',
    pesan: [],
  })
  const asked = await put(kota, 'jawab', { ...(await seen()), isi: 'Di kios nomor berapa?', tanya: true })
  expect(asked.json().data).toMatchObject({ status: 'menunggu', batas_jawab: null, petugas_id: kota.id })
  await put(kota, 'catat', { ...(await seen()), isi: 'Pernah dilaporkan juga tahun lalu.' })
  const tiket = (await calls().tiket(nomor)).json().data
  expect(tiket.pesan).toEqual([
    {
      id: expect.any(Number),
      dari: 'kantor',
      nama: 'OKKP Kota Bandung',
      isi: 'Di kios nomor berapa?',
      waktu: expect.any(String),
      foto: [],
    },
  ])
  expect((await calls().reply(nomor, 'Kios 12.')).json().data.status).toBe('diproses')
  const back = (await detail(kota, id)).json().data
  expect(back).toMatchObject({ status: 'diproses', batas_jawab: addDays(dayInJakarta(new Date()), 7) })
  expect(back.pesan.map(({ jenis }: { jenis: string }) => jenis)).toEqual(['jawaban', 'catatan', 'pelapor'])
  const closed = await put(kota, 'tutup', {
    ...(await seen()),
    luaran: 'terbukti',
    isi: 'Contoh diuji dan barangnya ditarik dari kios.',
  })
  expect(closed.json().data).toMatchObject({
    status: 'selesai',
    luaran: 'terbukti',
    ditutup_oleh: expect.any(String),
  })
  const end = (await calls().tiket(nomor)).json().data
  expect(end).toMatchObject({
    status: 'selesai',
    luaran: 'terbukti',
    disimpan_sampai: addDays(dayInJakarta(new Date()), 365),
  })
  const mail = await receivedMail(server.get(), 'warga@contoh.id')
  expect(mail).toContain('/lapor/tiket')
  expect(mail).not.toContain('ABCDEFGHJKLM')
  const late = await calls().reply(nomor, 'Satu lagi.')
  expect([late.statusCode, late.json().code]).toEqual([409, 'BUKAN_GILIRAN'])
})

describe('who reaches it', () => {
  test('the city and the province of its region, and the centre; another region sees nothing', async () => {
    const { nomor, id, seen } = await opened()
    const found = async (by: SignedInClient) => (await list(by, { search: nomor })).meta.total
    expect([await found(kota), await found(daerah), await found(pusat), await found(lain)]).toEqual([
      1, 1, 1, 0,
    ])
    for (const answer of [
      await detail(lain, id),
      await lain.inject({ url: `${base}/petugas`, query: { id: String(id) } }),
      await put(lain, 'jawab', { ...(await seen()), isi: 'Dari luar.' }),
      await put(lain, 'catat', { ...(await seen()), isi: 'Dari luar.' }),
      await put(lain, 'tugaskan', { ...(await seen()), petugas_id: null }),
      await put(lain, 'alihkan', {
        ...(await seen()),
        provinsi_id: 35,
        kota_id: null,
        alasan: 'Milik kami, ya',
      }),
      await put(lain, 'tutup', { ...(await seen()), luaran: 'terbukti', isi: 'Selesai dari provinsi lain.' }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'TIDAK_DITEMUKAN'])
  })

  test('where no region is known only the centre', async () => {
    const { nomor } = await opened({})
    const found = async (by: SignedInClient) => (await list(by, { search: nomor })).meta.total
    expect([await found(kota), await found(daerah), await found(pusat)]).toEqual([0, 0, 1])
    expect((await list(pusat, { search: nomor, giliran: 'saya' })).meta.total).toBe(1)
  })

  test('a list of another region is refused, not narrowed', async () => {
    const answer = await daerah.inject({ url: base, query: { provinsi_id: '35' } })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
  })

  test.each(['OKKP_ADMIN_UJILAB', 'OKPO_ADMIN', 'SEKRETARIAT', 'PELAKU_USAHA'] as const)(
    '%s does not',
    async (role) => {
      const answer = await (await server.get().as(role)).inject({ url: base })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
    },
  )
})

describe('the queue', () => {
  test('what waits longest comes first; filters narrow it', async () => {
    const first = await opened()
    const second = await opened({ ...bandung, jenis: 'izin', nomor_izin: 'PD-PALSU-1' })
    const { db } = server.get().platform
    await sql`update okkp.pengaduan set giliran_sejak = now() - interval '9 days' where id = ${second.id}`.execute(
      db,
    )
    const mine = (await list(kota, { giliran: 'saya' })).data
    expect(mine[0]).toMatchObject({ id: second.id, terlambat: true, giliran_saya: true })
    expect(mine.map(({ id }: { id: number }) => id)).toContain(first.id)
    expect((await list(daerah, { giliran: 'saya' })).meta.total).toBe(0)
    const izin = (await list(kota, { jenis: 'izin' })).data
    expect(izin.map(({ id }: { id: number }) => id)).toEqual([second.id])
    expect((await list(kota, { search: 'pd-palsu' })).meta.total).toBe(1)
    await put(kota, 'tugaskan', { ...(await first.seen()), petugas_id: kota.id })
    expect((await list(kota, { petugas: 'saya', status: 'diproses' })).data[0].id).toBe(first.id)
    const free = (await list(kota, { petugas: 'kosong' })).data
    expect(free.map(({ id }: { id: number }) => id)).not.toContain(first.id)
  })

  test('the start page counts what waits for this office', async () => {
    const card = async (by: SignedInClient) =>
      (await by.inject({ url: '/api/admin/beranda' }))
        .json()
        .data.kartu.find(({ judul }: { judul: string }) => judul === 'Laporan masyarakat')
    const before = (await card(kota)).jumlah
    await opened()
    expect(await card(kota)).toMatchObject({ jumlah: before + 1, perhatian: true })
    expect((await card(lain)).jumlah).toBe(0)
  })

  test('the start page and the list agree on what is late, to the moment the day begins', async () => {
    const { platform, as } = server.get()
    const garut = await as('OKKP_ADMIN_KOTA', { provinsi_id: 32, kota_id: 3205 })
    const { id } = await opened({ provinsi_id: 32, kota_id: 3205 })
    const told = async (since: Date) => {
      await sql`update okkp.pengaduan set giliran_sejak = ${since} where id = ${id}`.execute(platform.db)
      const { kartu } = (await garut.inject({ url: '/api/admin/beranda' })).json().data
      const { keterangan } = kartu.find(({ judul }: { judul: string }) => judul === 'Laporan masyarakat')
      return [keterangan.includes('lewat'), (await list(garut, {})).data[0].terlambat]
    }
    const last = startOfRange(addDays(dayInJakarta(platform.clock()), -hariJawab))
    expect(await told(last)).toEqual([false, false])
    expect(await told(new Date(last.getTime() - 1))).toEqual([true, true])
  })
})

describe('steps', () => {
  test('assigning: to people of the offices that reach it, and they are told', async () => {
    const { id, seen } = await opened()
    const cimahi = await server.get().as('OKKP_ADMIN_KOTA', { kota_id: 3277 })
    const offered = (await kota.inject({ url: `${base}/petugas`, query: { id: String(id) } })).json().data
    const ids = offered.map((one: { id: number }) => one.id)
    expect(ids).toEqual(expect.arrayContaining([kota.id, daerah.id, pusat.id]))
    expect(ids).not.toContain(lain.id)
    expect(ids).not.toContain(cimahi.id)
    const wrong = await put(kota, 'tugaskan', { ...(await seen()), petugas_id: lain.id })
    expect([wrong.json().code, wrong.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', 'petugas_id'])
    const done = await put(kota, 'tugaskan', { ...(await seen()), petugas_id: daerah.id })
    expect(done.json().data).toMatchObject({ petugas_id: daerah.id, status: 'diproses' })
    const { db } = server.get().platform
    const news = await db
      .selectFrom('akun.notifikasi')
      .select('keterangan')
      .where('id_pengguna', '=', daerah.id)
      .where('tautan', '=', `/okkp/admin/pengaduan/${id}`)
      .execute()
    expect(news.map(({ keterangan }) => keterangan).join()).toContain('ditugaskan kepada Anda')
  })

  test('what the reporter answers reaches the office if the assigned officer has left', async () => {
    const { db } = server.get().platform
    const gone = await server.get().as('OKKP_ADMIN_KOTA')
    const { id, nomor, seen } = await opened()
    await put(kota, 'tugaskan', { ...(await seen()), petugas_id: gone.id })
    const told = async ({ id: reader }: SignedInClient) =>
      db
        .selectFrom('akun.notifikasi')
        .select('id')
        .where('id_pengguna', '=', reader)
        .where('tautan', '=', `/okkp/admin/pengaduan/${id}`)
        .where('keterangan', 'like', '%membalas%')
        .execute()
    await warga(server.get()).reply(nomor, 'Saya masih menyimpan kemasannya.')
    expect([await told(gone), await told(kota)]).toEqual([[{ id: expect.any(Number) }], []])
    await db.updateTable('akun.pengguna').set({ aktif: false }).where('id', '=', gone.id).execute()
    await warga(server.get()).reply(nomor, 'Apakah sudah diperiksa?')
    expect(await told(kota)).toHaveLength(1)
  })

  test('handing over: within the own region or to the centre, never elsewhere', async () => {
    const { id, seen } = await opened()
    const to = async (by: SignedInClient, provinsi_id: number | null, kota_id: number | null) =>
      put(by, 'alihkan', { ...(await seen()), provinsi_id, kota_id, alasan: 'Alamatnya di sana' })
    expect((await to(kota, 35, null)).json().code).toBe('WILAYAH_DITOLAK')
    expect((await to(daerah, 35, 3578)).json().code).toBe('WILAYAH_DITOLAK')
    expect((await to(daerah, 32, 3578)).statusCode).toBe(403)
    expect((await to(kota, 32, 3273)).json().errors[0].field).toBe('provinsi_id')
    expect((await to(kota, 32, null)).json().data).toMatchObject({ kota_id: null, petugas_id: null })
    expect((await detail(kota, id)).statusCode).toBe(404)
    expect((await to(daerah, null, null)).json().data.kantor).toBe('OKKP Pusat')
    expect((await to(pusat, 35, null)).json().data).toMatchObject({ provinsi_id: 35, giliran_saya: false })
    const there = (await detail(lain, id)).json().data
    expect(there.giliran_saya).toBe(true)
    expect(there.pesan.at(-1)).toMatchObject({ jenis: 'catatan', isi: 'Dialihkan: Alamatnya di sana' })
    const noted = await put(lain, 'alihkan', {
      ...(await seen()),
      provinsi_id: null,
      kota_id: null,
      alasan: 'x',
    })
    expect(noted.json().errors[0].field).toBe('alasan')
  })

  test('closing asks for an outcome and words; two at once: the second is told', async () => {
    const { seen } = await opened()
    const at = await seen()
    const without = await put(kota, 'tutup', { ...at, luaran: 'terbukti', isi: 'pendek' })
    expect([without.json().code, without.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', 'isi'])
    expect(
      (await put(kota, 'tutup', { ...at, isi: 'Cukup panjang untuk pelapor.' })).json().errors[0].field,
    ).toBe('luaran')
    const close = (by: SignedInClient) =>
      put(by, 'tutup', { ...at, luaran: 'tidak_terbukti', isi: 'Diperiksa, tidak ada yang salah.' })
    const answers = await Promise.all([close(kota), close(daerah)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('BENTROK')
  })

  test('a reply to what has changed meanwhile is held back', async () => {
    const { nomor, seen } = await opened()
    const at = await seen()
    await calls().reply(nomor, 'Oh ya, penjualnya sudah pergi.')
    expect((await put(kota, 'jawab', { ...at, isi: 'Masih di sana?' })).json().code).toBe('BENTROK')
  })

  test('the trail says what was done, not what was said', async () => {
    const { id, seen } = await opened()
    await put(kota, 'jawab', { ...(await seen()), isi: 'Kalimat untuk pelapor.' })
    const { rows } = await sql<{ isi: string; peristiwa: string; pengguna_id: number }>`
      select to_jsonb(j)::text as isi, peristiwa, pengguna_id from platform.jejak_audit j
      where rekaman = ${`pengaduan/${id}`} order by id desc limit 1`.execute(server.get().platform.db)
    expect(rows[0]).toMatchObject({ peristiwa: 'pengaduan.jawab', pengguna_id: kota.id })
    expect(rows[0]?.isi).not.toContain('Kalimat')
  })
})
