import { runSimulator, type SimulatorBerjalan } from '@portal/oss-simulator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { receivedMail } from '#testing/mailbox.ts'
import { kunciUji, setelanSimulator } from '../send/send.fixture.ts'

const nib = '9990001234567'
let oss: SimulatorBerjalan
let server: TestApp
beforeAll(async () => {
  oss = await runSimulator(setelanSimulator)
  server = await createTestApp({ OSS_URL: oss.url, OSS_ENTRY_URL: oss.url, ...kunciUji }, { jobs: true })
})
afterAll(async () => {
  await server.close()
  await oss.close()
})

const sso = async (body: object) =>
  (await fetch(`${oss.url}/_sim/sso`, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<{
    url: string
    access: string
  }>

/** Follows the path of a browser: the redirect with its cookie, then both calls. */
async function arrive(url: string) {
  const { pathname, search } = new URL(url)
  const landed = await server.app.inject({ url: pathname + search })
  const [cookie] = landed.cookies
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
  const checked = await server.app.inject({ url: '/api/oss/validate_token', headers })
  const entered = await server.app.inject({ method: 'POST', url: '/api/oss/user/pelaku_usaha', headers })
  return { landed, checked, entered, headers }
}
async function visit(
  username: string,
  { kode = '018000000242', of = nib, id }: { kode?: string; of?: string; id?: string } = {},
) {
  const izin = oss.sim.addIzin(of, kode)
  const { url } = await sso({ username, id_izin: id ?? izin?.id_izin, kd_izin: kode })
  return { id_izin: izin?.id_izin ?? '', ...(await arrive(url)) }
}
const count = async (table: 'akun.perusahaan' | 'akun.pengguna' | 'oss.izin') =>
  (await server.platform.db.selectFrom(table).select('id').execute()).length

test('a person of OSS gets an account, a company and a session; the tokens stay out of the address', async () => {
  const { landed, checked, entered, id_izin } = await visit('siti.contoh')
  expect([landed.statusCode, landed.headers.location]).toEqual([303, '/psat/masuk-oss'])
  expect(landed.headers['referrer-policy']).toBe('no-referrer')
  expect(checked.json()).toMatchObject({ success: true, data: { kd_izin: '018000000242' } })
  expect(entered.json()).toMatchObject({
    success: true,
    user: {
      role: 'PELAKU_USAHA',
      nama: 'Siti Contoh',
      alamat: expect.stringMatching(/\S/),
      nomor_identitas: '9999010101900001',
      detail: { nomor_identitas: '9999010101900001', nama: 'Siti Contoh', data_nib: [nib] },
    },
    izin: { id_izin, kode_izin: '018000000242' },
  })
  const mine = await server.app.inject({
    url: '/api/oss/list_izin?submit=false',
    headers: { authorization: `Bearer ${entered.json().accessToken}` },
  })
  expect(mine.json().detail.data).toMatchObject([{ id_izin, nib }])
  expect(JSON.stringify(await server.platform.db.selectFrom('oss.kunjungan').selectAll().execute())).toBe(
    '[]',
  )
})

test('a new person is told by mail that an account exists and how to sign in next time', async () => {
  const text = await receivedMail(server, 'siti.contoh@simulasi.contoh.id')
  expect(text).toContain(`Nama pengguna: oss-${nib}`)
  expect(text).toMatch(/Lain kali masuk dengan cara yang sama/)
  expect(text).toContain('/lupa-sandi')
})

test.each([
  ['its own header', (token: string) => ({ 'oss-token': token })],
  ['a bearer token', (token: string) => ({ authorization: `Bearer ${token}` })],
])('a caller without cookies sends the token of OSS as %s', async (_name, headersWith) => {
  const izin = oss.sim.addIzin(nib, '018000000242')
  const { access } = await sso({ username: 'siti.contoh', id_izin: izin?.id_izin, kd_izin: '018000000242' })
  const url = '/api/oss/validate_token?kd_izin=018000000242'
  const checked = await server.app.inject({ url, headers: headersWith(access) })
  expect([checked.statusCode, checked.json().data]).toMatchObject([200, { kd_izin: '018000000242' }])
  const refused = await server.app.inject({ url, headers: headersWith('karangan') })
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'OSS_TOKEN_HABIS'])
})

test('the second visit finds the same account and refreshes the company; the visit is used up', async () => {
  const before = [await count('akun.perusahaan'), await count('akun.pengguna')]
  await server.platform.db
    .updateTable('akun.perusahaan')
    .set({ alamat_perseroan: 'Alamat lama', penanggung_jawab: 'Pilihan Perusahaan', skala_usaha: null })
    .where('nib', '=', nib)
    .execute()
  const { entered, headers } = await visit('siti.contoh')
  expect(entered.statusCode).toBe(200)
  expect([await count('akun.perusahaan'), await count('akun.pengguna')]).toEqual(before)
  const company = await server.platform.db
    .selectFrom('akun.perusahaan')
    .select(['alamat_perseroan', 'penanggung_jawab', 'jabatan_penanggung_jawab', 'skala_usaha'])
    .where('nib', '=', nib)
    .executeTakeFirstOrThrow()
  expect(company).toEqual({
    alamat_perseroan: expect.stringContaining('Cibinong'),
    // Values that the company chose stay. OSS fills only empty fields.
    penanggung_jawab: 'Pilihan Perusahaan',
    jabatan_penanggung_jawab: 'Direktur',
    skala_usaha: 'menengah',
  })
  const again = await server.app.inject({ method: 'POST', url: '/api/oss/user/pelaku_usaha', headers })
  expect(again.json()).toMatchObject({ code: 'OSS_TOKEN_HABIS' })
})

test('whoever comes again for a licence that has its application goes on there', async () => {
  const { id_izin, entered } = await visit('siti.contoh')
  expect(entered.json().izin.pengajuan).toBeNull()
  const { db } = server.platform
  const company = await db
    .selectFrom('akun.perusahaan')
    .select('id')
    .where('nib', '=', nib)
    .executeTakeFirstOrThrow()
  const { uuid } = await db
    .insertInto('psat.pengajuan')
    .values({
      alur: 'pengajuan',
      audit_type: 'sppb_psat',
      jenis_pengajuan: 'permohonan_baru',
      perusahaan_id: company.id,
      nama_perusahaan: 'PT Contoh',
      nib,
      id_izin_oss: entered.json().izin.id,
      tahap: 'verifikasi_awal',
      code: 10,
      dibuat: new Date(),
      diubah: new Date(),
      masuk_tahap: new Date(),
      nomor_permohonan: 'UJI-KEMBALI',
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const { url } = await sso({ username: 'siti.contoh', id_izin, kd_izin: '018000000242' })
  expect((await arrive(url)).entered.json().izin).toMatchObject({ id_izin, pengajuan: uuid })
})

test('an account made by hand is never joined by its NIB: its owner decides', async () => {
  const made = { nib: '9990002345678', nama_perseroan: 'CV Rekaan Buah Tropis' }
  const { id: perusahaan_id } = await server.platform.db
    .insertInto('akun.perusahaan')
    .values(made)
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = await server.as('PELAKU_USAHA', { perusahaan_id })
  const first = await visit('made.misal', { of: made.nib })
  expect(first.entered.json()).toMatchObject({
    code: 'OSS_IZIN_DITOLAK',
    message: expect.stringContaining('diberi tahu'),
  })
  const [asked] = (await owner.inject({ url: '/api/perusahaan/permintaan-gabung' })).json().data
  expect(asked).toMatchObject({ nama: 'Made Misal', identitas: '…0002' })
  const stranger = await server.as('PELAKU_USAHA')
  const url = `/api/perusahaan/permintaan-gabung/${asked.uuid}`
  const payload = { keputusan: 'akun_saya' }
  expect((await stranger.inject({ method: 'POST', url, payload })).json()).toMatchObject({
    code: 'TIDAK_DITEMUKAN',
  })
  expect((await owner.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
  const second = await visit('made.misal', { of: made.nib })
  expect(second.entered.json().user.id).toBe(owner.id)
})

test('a refusal of the owner holds', async () => {
  const made = { nib: '9990003456789', nama_perseroan: 'Koperasi' }
  const { id: perusahaan_id } = await server.platform.db
    .insertInto('akun.perusahaan')
    .values(made)
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = await server.as('PELAKU_USAHA', { perusahaan_id })
  await visit('tono.andai', { of: made.nib })
  const [asked] = (await owner.inject({ url: '/api/perusahaan/permintaan-gabung' })).json().data
  const url = `/api/perusahaan/permintaan-gabung/${asked.uuid}`
  await owner.inject({ method: 'POST', url, payload: { keputusan: 'bukan_kami' } })
  const { entered } = await visit('tono.andai', { of: made.nib })
  expect(entered.json().message).toContain('menolak')
})

test('a token that is out leads to the page that says so', async () => {
  const izin = oss.sim.addIzin(nib, '018000000242')
  const { url } = await sso({
    username: 'siti.contoh',
    id_izin: izin?.id_izin,
    kd_izin: '018000000242',
    ttl_ms: -1,
  })
  const { checked, entered } = await arrive(url)
  expect([checked.json().code, entered.json().code]).toEqual(['OSS_TOKEN_HABIS', 'OSS_TOKEN_HABIS'])
  const bare = await server.app.inject({ url: '/api/oss/masuk?kd_izin=1' })
  expect(bare.headers.location).toBe('/psat/expired')
})

test.each([
  ['an unknown code', { kode: '033000000001' }, 'bukan layanan portal'],
  ['a licence of another company', { of: '9990004567890' }, 'bukan milik perusahaan'],
  ['a licence that OSS does not know', { id: 'I-karangan' }, 'tidak ada di OSS'],
] as const)('%s is refused, kept for inspection, and nothing is half made', async (_name, given, words) => {
  const before = [await count('akun.perusahaan'), await count('akun.pengguna'), await count('oss.izin')]
  const { entered } = await visit('siti.contoh', given)
  expect(entered.json()).toMatchObject({ code: 'OSS_IZIN_DITOLAK', message: expect.stringContaining(words) })
  expect([await count('akun.perusahaan'), await count('akun.pengguna'), await count('oss.izin')]).toEqual(
    before,
  )
  const kept = await server.platform.db
    .selectFrom('oss.pesan_masuk')
    .select(['metode', 'hasil', 'galat'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(kept).toMatchObject([{ metode: 'masuk', hasil: 'ditolak', galat: expect.stringContaining(words) }])
  const staff = await server.as('SEKRETARIAT')
  const { data } = (await staff.inject({ url: '/api/oss/integrasi' })).json()
  expect(data.masuk_ditolak[0]).toMatchObject({ metode: 'masuk', galat: expect.stringContaining(words) })
})

test('a code in the address that is not the licence’s own is refused', async () => {
  const izin = oss.sim.addIzin(nib, '018000000242')
  const { url } = await sso({ username: 'siti.contoh', id_izin: izin?.id_izin, kd_izin: '018000000244' })
  const { entered } = await arrive(url)
  expect(entered.json()).toMatchObject({
    code: 'OSS_IZIN_DITOLAK',
    message: expect.stringContaining('izin lain'),
  })
})

test('a silent OSS is said, and an OSS that is off too', async () => {
  const izin = oss.sim.addIzin(nib, '018000000242')
  const { url } = await sso({ username: 'siti.contoh', id_izin: izin?.id_izin, kd_izin: '018000000242' })
  oss.sim.gangguan.set([{ jenis: 'putus' }])
  expect((await arrive(url)).entered.json()).toMatchObject({ code: 'OSS_TIDAK_MENJAWAB' })
  oss.sim.gangguan.set([])
  const off = await createTestApp({}, { database: server.database })
  expect((await off.app.inject({ url: '/api/oss/setelan' })).json().data).toEqual({
    aktif: false,
    alamat_masuk: null,
  })
  expect((await off.app.inject({ url: '/api/oss/validate_token' })).json()).toMatchObject({
    code: 'OSS_TIDAK_AKTIF',
  })
  await off.close()
})
