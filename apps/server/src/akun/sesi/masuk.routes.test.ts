import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { captchaToken, solveCaptcha } from '#testing/captcha.ts'
import { createPengguna } from '#testing/factories.ts'
import { untilLocked } from '#testing/locks.ts'
import { hashPassword } from './sandi/sandi.service.ts'

const test = useTestApp()
const password = 'sawah hijau di kaki gunung'
const hash = hashPassword(password)

async function account(given: Parameters<typeof createPengguna>[1]) {
  return createPengguna(test.get().platform.db, { sandi_hash: await hash, ...given })
}

async function login(
  username: string,
  sandi: string,
  options: { url?: string; ip?: string; token?: string } = {},
) {
  const { app, platform } = test.get()
  return app.inject({
    method: 'POST',
    url: options.url ?? '/api/user/login',
    remoteAddress: options.ip ?? '10.0.0.1',
    payload: { username, password: sandi, captchaToken: options.token ?? (await captchaToken(platform)) },
  })
}

describe('sign-in', () => {
  it('both calls accept a captcha that was really solved', async () => {
    const { app } = test.get()
    const user = await account({ role: 'AUDITOR' })
    for (const url of ['/api/user/login', '/api/auth/login']) {
      const token = await solveCaptcha(app)
      const verified = await app.inject({ method: 'POST', url: '/api/verify-captcha', payload: { token } })
      const answer = await login(user.username, password, { url, token: verified.json().data.captchaToken })
      const body = answer.json()
      expect(answer.statusCode).toBe(200)
      expect(body).toMatchObject({
        success: true,
        data: { uuid: user.uuid, role: 'AUDITOR' },
        expires: 1440,
        session_minutes: 1440,
      })
      expect(body.user).toEqual(body.data)
      expect([body.token, body.access_token]).toEqual([body.accessToken, body.accessToken])
      expect(body.refresh_token).toBeUndefined()
      expect(JSON.stringify(body)).not.toContain('argon2')
      const cookie = answer.cookies[0]
      expect(cookie).toMatchObject({
        name: 'portal_penyegar',
        httpOnly: true,
        sameSite: 'Strict',
        path: '/api/auth',
      })
    }
  })

  it('both calls put the refresh token into the body only if asked for', async () => {
    const { app, platform } = test.get()
    const { username } = await account({ role: 'AUDITOR' })
    const ask = async (url: string, refresh_in_body: unknown) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'x-refresh-token': 'body' },
        payload: { username, password, captchaToken: await captchaToken(platform), refresh_in_body },
      })
    for (const url of ['/api/user/login', '/api/auth/login']) {
      const inBody = await ask(url, true)
      expect(inBody.json().refresh_token).toEqual(expect.any(String))
      expect(inBody.json().refresh_token).toBe(inBody.cookies[0]?.value)
      for (const not of [false, undefined])
        expect((await ask(url, not)).json()).not.toHaveProperty('refresh_token')
      const wrong = await ask(url, 'ya')
      expect(wrong.statusCode).toBe(400)
      expect(wrong.json().errors).toMatchObject([{ field: 'refresh_in_body' }])
    }
  })

  it('a captcha solution or token is refused the second time', async () => {
    const { app, platform } = test.get()
    const token = await solveCaptcha(app)
    const first = await app.inject({ method: 'POST', url: '/api/verify-captcha', payload: { token } })
    const second = await app.inject({ method: 'POST', url: '/api/verify-captcha', payload: { token } })
    expect([first.statusCode, second.statusCode]).toEqual([200, 400])
    expect(second.json().code).toBe('CAPTCHA_GAGAL')

    const user = await account({ role: 'PVTPP' })
    const once = await captchaToken(platform)
    expect((await login(user.username, password, { token: once })).statusCode).toBe(200)
    expect((await login(user.username, password, { token: once })).json().code).toBe('CAPTCHA_GAGAL')
  })

  it('an invented captcha solution is refused', async () => {
    const { app } = test.get()
    const good = JSON.parse(Buffer.from(await solveCaptcha(app), 'base64').toString())
    good.solution.counter += 1
    good.solution.derivedKey = good.solution.derivedKey.replace(/^../, '00')
    const forged = Buffer.from(JSON.stringify(good)).toString('base64')
    for (const token of [forged, 'bukan-captcha', Buffer.from('{}').toString('base64')]) {
      const answer = await app.inject({ method: 'POST', url: '/api/verify-captcha', payload: { token } })
      expect(answer.statusCode).toBe(400)
    }
  })

  it('unknown account, wrong password and inactive account get the same response', async () => {
    const user = await account({ role: 'SEKRETARIAT' })
    const inactive = await account({ role: 'SEKRETARIAT', aktif: false })
    const answers = [
      await login('tidak_ada_orang_ini', password, { ip: '10.0.1.1' }),
      await login(user.username, 'sandi yang salah', { ip: '10.0.1.2' }),
      await login(inactive.username, password, { ip: '10.0.1.3' }),
    ]
    const bodies = answers.map((answer) => ({ status: answer.statusCode, ...answer.json(), requestId: '' }))
    expect(bodies[0]).toMatchObject({ status: 401, code: 'MASUK_GAGAL' })
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
  })

  it('sign-in fails if the password changes or the account closes during the check', async () => {
    const { db } = test.get().platform
    const other = await hashPassword('padi menguning bulan april')
    for (const change of [{ sandi_hash: other }, { aktif: false }, { dihapus: new Date() }, {}]) {
      const { id, username } = await account({ role: 'AUDITOR' })
      const answer = await db.transaction().execute(async (trx) => {
        await trx.selectFrom('akun.pengguna').select('id').where('id', '=', id).forUpdate().execute()
        const signingIn = login(username, password)
        await untilLocked(db)
        await trx
          .updateTable('akun.pengguna')
          .set({ nama: 'Diubah', ...change })
          .where('id', '=', id)
          .execute()
        return { signingIn }
      })
      const { code } = (await answer.signingIn).json()
      expect([change, code]).toEqual([change, Object.keys(change).length > 0 ? 'MASUK_GAGAL' : undefined])
    }
  })

  it('an empty field gets its own message', async () => {
    const { app } = test.get()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { username: ' ', password: '' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      { field: 'username', message: 'Wajib diisi.' },
      { field: 'password', message: 'Wajib diisi.' },
      { field: 'captchaToken', message: 'Wajib diisi.' },
    ])
  })

  it('a guessing address is slowed down, the victim at another address is not locked out', async () => {
    const user = await account({ role: 'AUDITOR' })
    const codes: string[] = []
    for (let round = 0; round < 8; round += 1) {
      codes.push((await login(user.username, 'tebakan', { ip: '10.9.9.9' })).json().code)
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('MASUK_GAGAL'))
    expect(codes.at(-1)).toBe('TERLALU_SERING')
    const refused = await login(user.username, password, { ip: '10.9.9.9' })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('TERLALU_SERING')
    expect(refused.json().message).toMatch(/Coba lagi dalam \d+ (detik|menit)/)
    expect(refused.headers['retry-after']).toBe(String(refused.json().tunggu))
    expect(refused.json().tunggu).toBeGreaterThan(0)
    expect((await login(user.username, password, { ip: '10.9.9.10' })).statusCode).toBe(200)
  })

  it('concurrent guesses are counted one by one', async () => {
    const user = await account({ role: 'AUDITOR' })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(user.username, 'tebakan', { ip: '10.9.8.8' })),
    )
    const judged = answers.filter((answer) => answer.json().code === 'MASUK_GAGAL')
    expect(judged.length).toBeLessThanOrEqual(6)
  })

  it.each([
    ['one address', () => '10.6.6.6'],
    ['many addresses', (number: number) => `10.6.${number}.1`],
  ])('concurrent from %s: every correct password signs in or is told to wait', async (_name, ipOf) => {
    const user = await account({ role: 'AUDITOR' })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => login(user.username, password, { ip: ipOf(number) })),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(answers.length).toBeGreaterThan(refused.length)
    for (const answer of refused)
      expect([answer.json().code, Number(answer.headers['retry-after']) > 0]).toEqual([
        'TERLALU_SERING',
        true,
      ])
  })

  it('successful sign-ins do not count: an office shares one address', async () => {
    const { db } = test.get().platform
    const users = await Promise.all(Array.from({ length: 4 }, () => account({ role: 'AUDITOR' })))
    for (let round = 0; round < 9; round += 1) {
      const answers = await Promise.all(
        users.map(({ username }) => login(username, password, { ip: '10.7.7.7' })),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    }
    const left = await db
      .selectFrom('akun.percobaan_masuk')
      .select(['kunci', 'gagal'])
      .where('kunci', 'like', '%10.7.7.7')
      .execute()
    expect(left).toEqual([{ kunci: 'alamat/10.7.7.7', gagal: 0 }])
  })
})
