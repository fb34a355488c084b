import type { Role } from '@portal/domain/platform/roles'
import { generate } from 'otplib'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { captchaToken } from '#testing/captcha.ts'
import { receivedMail } from '#testing/mailbox.ts'
import { hashPassword } from '../sandi/sandi.service.ts'

const test = useTestApp({}, { jobs: true })
const password = 'sawah hijau di kaki gunung'

/**
 * Returns the code of the next time step by default. The activation has consumed the current step, and the previous
 * step may expire during the test.
 */
function codeOf(secret: string, stepsFromNow = 1) {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * stepsFromNow })
}

/** Creates an account and activates its authenticator with the code of the current time step. */
async function withAuthenticator(account: { email?: string } = {}, role: Role = 'SEKRETARIAT') {
  const { app, platform, as } = test.get()
  const user = await as(role, { sandi_hash: await hashPassword(password), ...account })
  const { rahasia } = (
    await user.inject({ method: 'POST', url: '/api/auth/totp/mulai', payload: { sandi: password } })
  ).json().data
  const kode = await codeOf(rahasia, 0)
  const active = await user.inject({ method: 'POST', url: '/api/auth/totp/aktifkan', payload: { kode } })
  expect(active.statusCode).toBe(200)
  const ticket = async (): Promise<string> =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/user/login',
        payload: { username: user.username, password, captchaToken: await captchaToken(platform) },
      })
    ).json().tiket
  const second = (tiket: string, code: string) =>
    app.inject({ method: 'POST', url: '/api/auth/totp', payload: { tiket, kode: code } })
  /** A code of next week, which is wrong at any time of the test. */
  const wrong = await codeOf(rahasia, 20_160)
  const guess = async (times: number) => {
    const codes: string[] = []
    for (let round = 0; round < times; round += 1)
      codes.push((await second(await ticket(), wrong)).json().code)
    return codes
  }
  return { user, rahasia, activationCode: kode, ticket, second, guess, wrong }
}

function notificationsOf(id: number) {
  return test
    .get()
    .platform.db.selectFrom('akun.notifikasi')
    .select(['keterangan', 'tautan'])
    .where('id_pengguna', '=', id)
    .execute()
}

/** Stores enough wrong codes for the longest wait, with the last one `secondsAgo`. */
function plantMany(id: number, secondsAgo: number) {
  return test
    .get()
    .platform.db.updateTable('akun.percobaan_masuk')
    .set({ gagal: 30, terakhir: new Date(Date.now() - secondsAgo * 1000) })
    .where('kunci', '=', `kode/${id}`)
    .execute()
}

describe('wrong authenticator code', () => {
  it('tries count per account: a correct password and a new ticket do not reset them', async () => {
    const { user, ticket, second, guess, rahasia } = await withAuthenticator()
    expect(await guess(6)).toEqual(Array(6).fill('KODE_SALAH'))
    await plantMany(user.id, 0)
    const right = await codeOf(rahasia)
    const tiket = await ticket()
    const refused = await second(tiket, right)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TERLALU_SERING'])
    expect(refused.headers['retry-after']).toBe(String(refused.json().tunggu))
    expect(refused.json().message).toMatch(/Coba lagi dalam 15 menit/)

    await plantMany(user.id, 3600)
    expect((await second(tiket, right)).statusCode).toBe(200)
    // The correct code has reset the counter.
    expect(await guess(6)).toEqual(Array(6).fill('KODE_SALAH'))
  })

  it('tries still count after an hour, but not after a day', async () => {
    const { user, guess } = await withAuthenticator()
    await guess(1)
    await plantMany(user.id, 3600)
    expect(await guess(2)).toEqual(['KODE_SALAH', 'TERLALU_SERING'])
    await plantMany(user.id, 86_401)
    expect(await guess(6)).toEqual(Array(6).fill('KODE_SALAH'))
  })

  it('after five tries the owner is told once, in the portal and by e-mail', async () => {
    const email = 'pemilik-kode@contoh.id'
    const { user, guess } = await withAuthenticator({ email })
    await guess(4)
    expect(await notificationsOf(user.id)).toEqual([])
    await guess(2)
    const told = await notificationsOf(user.id)
    expect(told).toEqual([{ keterangan: expect.stringContaining('salah 5 kali'), tautan: '/admin/profil' }])
    const mail = await receivedMail(test.get(), email)
    expect(mail).toContain('salah 5 kali')
    expect(mail).toContain('/lupa-sandi')
  })

  it('the notice leads a business to the page that changes the password', async () => {
    const { user, guess } = await withAuthenticator({}, 'PELAKU_USAHA')
    await guess(5)
    expect(await notificationsOf(user.id)).toMatchObject([{ tautan: '/psat/profil' }])
  })
})

describe('used authenticator code', () => {
  it('the code of the activation cannot sign in; the next one can, once', async () => {
    const { activationCode, ticket, second, rahasia } = await withAuthenticator()
    expect((await second(await ticket(), activationCode)).json().code).toBe('KODE_SALAH')
    const next = await codeOf(rahasia)
    expect((await second(await ticket(), next)).statusCode).toBe(200)
    expect((await second(await ticket(), next)).json().code).toBe('KODE_SALAH')
  })
})

describe('ticket of the second step', () => {
  it('a new password ends the ticket', async () => {
    const { user, ticket, second, rahasia } = await withAuthenticator()
    const tiket = await ticket()
    const payload = { sandi_lama: password, sandi_baru: 'padi menguning bulan april' }
    expect((await user.inject({ method: 'PUT', url: '/api/auth/sandi', payload })).statusCode).toBe(200)
    expect((await second(tiket, await codeOf(rahasia))).json().code).toBe('KODE_SALAH')
  })
})
