import { runSimulator, type SimulatorBerjalan } from '@portal/oss-simulator'
import { generate } from 'otplib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { kunciUji, setelanSimulator } from '../send/send.fixture.ts'

const url = '/api/oss/user/pelaku_usaha'
const kd_izin = '018000000242'
/** Siti's company has no account in the portal yet. `nomor` is her identity number. */
const siti = { username: 'siti.contoh', nib: '9990001234567', nomor: '9999010101900001' }
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
afterEach(() => oss.sim.gangguan.set([]))

/** Creates a link in the form of OSS: a new licence of the company and a token of the person. */
async function link() {
  const id_izin = oss.sim.addIzin(siti.nib, kd_izin)?.id_izin
  const body = JSON.stringify({ username: siti.username, id_izin, kd_izin })
  const answer = await fetch(`${oss.url}/_sim/sso`, { method: 'POST', body })
  const made = (await answer.json()) as { url: string; access: string }
  const { pathname, search } = new URL(made.url)
  return { path: pathname + search, id_izin, access: made.access }
}

/** Opens the link in a new browser and returns the headers of its next requests. */
async function opened(path: string) {
  const { cookies } = await server.app.inject({ url: path })
  return { cookie: `${cookies[0]?.name}=${cookies[0]?.value}` }
}
const confirm = (headers: Record<string, string>) => server.app.inject({ method: 'POST', url, headers })
const ask = (headers: Record<string, string>) => server.app.inject({ url, headers })
const sessions = async () =>
  (await server.platform.db.selectFrom('akun.sesi').select('id').where('diakhiri', 'is', null).execute())
    .length
const accounts = async () =>
  (await server.platform.db.selectFrom('akun.pengguna').select('id').execute()).length
const used = [409, 'OSS_TAUTAN_TERPAKAI']
const said = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

test('opening a link only asks: who it would be, and of which company; nobody is signed in', async () => {
  const { path, id_izin } = await link()
  const before = [await sessions(), await accounts()]
  const headers = await opened(path)
  for (let time = 0; time < 2; time++) {
    const answer = await ask(headers)
    expect(answer.json().data).toEqual({
      nama: 'Siti Contoh',
      perusahaan: { nama_perseroan: expect.stringContaining('Contoh'), nib: siti.nib },
      izin: { id_izin, kode_izin: kd_izin, nama_izin: expect.any(String) },
      akun: null,
    })
    expect(answer.cookies).toEqual([])
    expect(answer.body).not.toMatch(/token/i)
  }
  expect([await sessions(), await accounts()]).toEqual(before)
  const entered = await confirm(headers)
  expect(entered.json()).toMatchObject({ success: true, user: { nama: 'Siti Contoh' }, izin: { id_izin } })
  const again = await ask(await opened((await link()).path))
  expect(again.json().data.akun).toBe(entered.json().user.uuid)
})

test('whoever declines is not signed in, and the visit is over', async () => {
  const before = await sessions()
  const headers = await opened((await link()).path)
  const declined = await server.app.inject({ method: 'DELETE', url, headers })
  expect([declined.statusCode, declined.cookies[0]?.value]).toEqual([200, ''])
  expect((await ask(headers)).json().code).toBe('OSS_TOKEN_HABIS')
  expect((await confirm(headers)).json().code).toBe('OSS_TOKEN_HABIS')
  expect(await sessions()).toBe(before)
})

test('twenty who confirm one link at once get one session; the others read that it is used', async () => {
  const { path } = await link()
  const browsers = await Promise.all(Array.from({ length: 10 }, () => opened(path)))
  const before = await sessions()
  const answers = await Promise.all([...browsers, ...browsers].map(confirm))
  const good = answers.filter(({ statusCode }) => statusCode === 200)
  expect([good.length, (await sessions()) - before]).toEqual([1, 1])
  for (const answer of answers) if (!good.includes(answer)) expect(said(answer)).toEqual(used)
  // A second visit of the same link gets a refusal instead of the confirmation question.
  const late = await ask(await opened(path))
  expect([...said(late), late.json().message]).toEqual([
    ...used,
    expect.stringMatching(/sudah dipakai.*Kembali ke OSS/),
  ])
})

test('a token without a browser is good for one session as well', async () => {
  const { access } = await link()
  const headers = { 'oss-token': access }
  expect((await confirm(headers)).statusCode).toBe(200)
  expect(said(await confirm(headers))).toEqual(used)
})

test('a refusal leaves the link as it is: once the account is open again it leads in', async () => {
  const headers = await opened((await link()).path)
  const { db } = server.platform
  const setActive = (aktif: boolean) =>
    db.updateTable('akun.pengguna').set({ aktif }).where('nama', '=', 'Siti Contoh').execute()
  await setActive(false)
  expect((await confirm(headers)).json().code).toBe('OSS_IZIN_DITOLAK')
  await setActive(true)
  expect((await confirm(headers)).statusCode).toBe(200)
})

test('whoever was signed in in that browser is not any more', async () => {
  const other = await server.as('PELAKU_USAHA')
  const browser = await opened((await link()).path)
  const headers = { ...browser, authorization: `Bearer ${other.token}`, role: other.role }
  const lives = async () => (await other.inject({ url: '/api/auth/user' })).statusCode
  expect([(await ask(headers)).statusCode, await lives()]).toEqual([200, 200])
  expect([(await confirm(headers)).statusCode, await lives()]).toEqual([200, 401])
})

test('a portal whose key OSS refuses is said as that, not as a token that is out', async () => {
  const headers = await opened((await link()).path)
  oss.sim.gangguan.set([{ jenis: '403', metode: 'inqueryNIB' }])
  expect(said(await ask(headers))).toEqual([502, 'OSS_MENOLAK'])
  expect(said(await confirm(headers))).toEqual([502, 'OSS_MENOLAK'])
})

test('an account with an authenticator passes it as well', async () => {
  const { accessToken } = (await confirm(await opened((await link()).path))).json()
  const signedIn = { authorization: `Bearer ${accessToken}` }
  const call = (path: string, payload?: object) =>
    server.app.inject({ method: 'POST', url: path, headers: signedIn, ...(payload ? { payload } : {}) })
  const { rahasia } = (await call('/api/auth/totp/mulai', { sandi: '' })).json().data
  await call('/api/auth/totp/aktifkan', { kode: await generate({ secret: rahasia }) })

  const { path, id_izin } = await link()
  const browsers = await Promise.all(Array.from({ length: 10 }, () => opened(path)))
  const before = await sessions()
  const answers = await Promise.all([...browsers, ...browsers].map(confirm))
  const [ticket, ...more] = answers.filter(({ statusCode }) => statusCode === 200)
  expect(ticket?.json()).toMatchObject({ totp_required: true, tiket: expect.any(String), izin: { id_izin } })
  expect([more.length, ticket?.json().accessToken, ticket?.cookies.map(({ name }) => name)]).toEqual([
    0,
    undefined,
    ['oss_kunjungan'],
  ])
  expect(await sessions()).toBe(before)

  const { tiket } = ticket?.json() ?? {}
  const second = (kode: string) =>
    server.app.inject({ method: 'POST', url: '/api/auth/totp', payload: { tiket, kode } })
  expect((await second('123456')).json().code).toBe('KODE_SALAH')
  const later = await generate({ secret: rahasia, epoch: Math.floor(Date.now() / 1000) + 30 })
  const entered = await second(later)
  expect([entered.statusCode, entered.json().user.nama]).toEqual([200, 'Siti Contoh'])
  expect((await sessions()) - before).toBe(1)
})
