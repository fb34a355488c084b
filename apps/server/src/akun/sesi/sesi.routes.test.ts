import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { digest, keyFor } from '#platform/secrets/sealing.ts'
import { useTestApp } from '#testing/app.ts'
import { captchaToken } from '#testing/captcha.ts'
import { createPengguna } from '#testing/factories.ts'
import { hashPassword } from './sandi/sandi.service.ts'

const test = useTestApp()
const password = 'sawah hijau di kaki gunung'

async function signIn(role: 'AUDITOR' | 'SUPERADMIN' = 'AUDITOR') {
  const { app, platform } = test.get()
  const user = await createPengguna(platform.db, { role, sandi_hash: await hashPassword(password) })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: {
      username: user.username,
      password,
      captchaToken: await captchaToken(platform),
      refresh_in_body: true,
    },
  })
  const { accessToken, refresh_token } = answer.json<{ accessToken: string; refresh_token: string }>()
  return { user, accessToken, refreshToken: refresh_token, cookie: answer.cookies[0]?.value ?? '' }
}

function whoAmI(token: string, headers: Record<string, string> = {}) {
  return test.get().app.inject({
    method: 'GET',
    url: '/api/auth/user',
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
}

function refresh(refreshToken: string) {
  return test.get().app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    payload: { refresh_token: refreshToken },
  })
}

function ageUsedTokens(seconds: number) {
  const { db } = test.get().platform
  return db
    .updateTable('akun.token_penyegar')
    .set({ dipakai: new Date(Date.now() - seconds * 1000) })
    .where('dipakai', 'is not', null)
    .execute()
}

describe('session response', () => {
  it('the response names account, token and remaining minutes, also after a refresh', async () => {
    const { user, refreshToken } = await signIn()
    const { db } = test.get().platform
    await db
      .updateTable('akun.sesi')
      .set({ berakhir: new Date(Date.now() + 90 * 60_000) })
      .where('pengguna_id', '=', user.id)
      .execute()
    const minutesTo = (end: string, from: number) => Math.ceil((Date.parse(end) - from) / 60_000)
    const before = Date.now()
    const answer = (await refresh(refreshToken)).json()
    expect(answer).toMatchObject({ user: { uuid: user.uuid }, session_minutes: 1440 })
    expect(answer.access_token).toBe(answer.accessToken)
    expect(answer.expires).toBeLessThanOrEqual(minutesTo(answer.session_expires, before))
    expect(answer.expires).toBeGreaterThanOrEqual(minutesTo(answer.session_expires, Date.now()))
    expect(Date.parse(answer.access_expires)).toBeLessThan(Date.parse(answer.session_expires))
  })
})

describe('access token', () => {
  it('a token of the wrong kind, forged, changed or expired is a 401', async () => {
    const { accessToken, refreshToken, user } = await signIn()
    const key = keyFor(test.get().platform.config.SESSION_SECRET, 'token-akses')
    const forge = (claims: object, exp: string, secret = key) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(user.uuid)
        .setIssuer('portal-pangan-segar')
        .setExpirationTime(exp)
        .sign(secret)
    const sid = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sid
    const bad = [
      refreshToken,
      `${accessToken.slice(0, -3)}abc`,
      await forge({ sid, role: 'AUDITOR', kind: 'akses' }, '-1m'),
      await forge({ sid, role: 'AUDITOR', kind: 'lain' }, '5m'),
      await forge({ sid, role: 'SUPERADMIN', kind: 'akses' }, '5m'),
      await forge({ sid, role: 'AUDITOR', kind: 'akses' }, '5m', Buffer.alloc(32, 7)),
    ]
    for (const token of bad) expect((await whoAmI(token)).statusCode).toBe(401)
    expect((await whoAmI(accessToken)).statusCode).toBe(200)
  })

  it('another role in the header is a 403', async () => {
    const { accessToken } = await signIn()
    const answer = await whoAmI(accessToken, { role: 'SUPERADMIN' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('PERAN_TIDAK_COCOK')
    expect((await whoAmI(accessToken, { role: 'AUDITOR' })).statusCode).toBe(200)
  })
})

describe('refresh token', () => {
  it('a token in the body rotates and returns in the body', async () => {
    const { refreshToken } = await signIn()
    const first = await refresh(refreshToken)
    expect(first.statusCode).toBe(200)
    const next = first.json().refresh_token
    expect(next).toEqual(expect.any(String))
    expect(next).not.toBe(refreshToken)
    expect((await refresh(next)).statusCode).toBe(200)
  })

  it('a token in the cookie rotates in the cookie and never appears in the body', async () => {
    const { cookie } = await signIn()
    const answer = await test.get().app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { 'x-refresh-token': 'body' },
      cookies: { portal_penyegar: cookie },
      payload: { refresh_in_body: true },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.cookies[0]?.value).not.toBe(cookie)
    expect(answer.json()).not.toHaveProperty('refresh_token')
    expect((await whoAmI(answer.json().accessToken)).statusCode).toBe(200)
  })

  it('two tabs may use it within ten seconds and get the same token', async () => {
    const { refreshToken } = await signIn()
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const [one, other] = answers.map((answer) => answer.json().refresh_token)
    expect(one).toBe(other)
    expect(one).not.toBe(refreshToken)
  })

  it('within the grace period it gives the latest token of its family, even after more rotations', async () => {
    const { refreshToken } = await signIn()
    const second = (await refresh(refreshToken)).json().refresh_token
    const third = (await refresh(second)).json().refresh_token
    expect((await refresh(refreshToken)).json().refresh_token).toBe(third)
    expect((await refresh(second)).json().refresh_token).toBe(third)
    await ageUsedTokens(11)
    expect((await refresh(third)).statusCode).toBe(200)
  })

  it('a stolen token used within the grace period does not survive beside its owner', async () => {
    const { refreshToken } = await signIn()
    const owner = (await refresh(refreshToken)).json()
    const thief = (await refresh(refreshToken)).json()
    expect((await refresh(owner.refresh_token)).statusCode).toBe(200)
    await ageUsedTokens(11)
    expect((await refresh(thief.refresh_token)).json().code).toBe('SESI_BERAKHIR')
    expect((await whoAmI(owner.accessToken)).statusCode).toBe(401)
  })

  it('a reuse within the grace period does not extend it', async () => {
    const { db } = test.get().platform
    const { refreshToken } = await signIn()
    expect((await refresh(refreshToken)).statusCode).toBe(200)
    const used = () =>
      db
        .selectFrom('akun.token_penyegar')
        .select('dipakai')
        .where('sidik', '=', digest(refreshToken))
        .executeTakeFirstOrThrow()
    // A time in the future keeps the token within its grace period, however slow the test runs.
    const dipakai = new Date(Date.now() + 3_600_000)
    await db
      .updateTable('akun.token_penyegar')
      .set({ dipakai })
      .where('sidik', '=', digest(refreshToken))
      .execute()
    expect((await refresh(refreshToken)).statusCode).toBe(200)
    expect(await used()).toEqual({ dipakai })
  })

  it('a reuse after the grace period ends the whole family', async () => {
    const { refreshToken, accessToken } = await signIn()
    const next = (await refresh(refreshToken)).json()
    await ageUsedTokens(11)
    expect((await refresh(refreshToken)).statusCode).toBe(401)
    expect((await refresh(next.refresh_token)).statusCode).toBe(401)
    expect((await whoAmI(accessToken)).statusCode).toBe(401)
    expect((await whoAmI(next.accessToken)).statusCode).toBe(401)
  })

  it('an unknown token is a 401, and its cookie is deleted', async () => {
    const answer = await test.get().app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      cookies: { portal_penyegar: 'karangan' },
      payload: {},
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.cookies[0]).toMatchObject({ name: 'portal_penyegar', value: '' })
  })
})

describe('own sessions', () => {
  it('own sessions are listed and ended one by one; those of others are not found', async () => {
    const { app } = test.get()
    const mine = await signIn()
    const other = await signIn()
    const headers = { authorization: `Bearer ${mine.accessToken}` }
    const list = (await app.inject({ method: 'GET', url: '/api/auth/sesi', headers })).json().data
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ ini: true })
    const otherId = JSON.parse(Buffer.from(other.accessToken.split('.')[1] ?? '', 'base64url').toString()).sid
    const foreign = await app.inject({ method: 'DELETE', url: `/api/auth/sesi/${otherId}`, headers })
    expect(foreign.statusCode).toBe(404)
    const own = await app.inject({ method: 'DELETE', url: `/api/auth/sesi/${list[0].id}`, headers })
    expect(own.statusCode).toBe(200)
    expect((await whoAmI(mine.accessToken)).statusCode).toBe(401)
    expect((await whoAmI(other.accessToken)).statusCode).toBe(200)
  })

  it('a sign-out ends the session, also with an expired access token', async () => {
    const { cookie, accessToken } = await signIn()
    const answer = await test.get().app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: 'Bearer sudah-lewat' },
      cookies: { portal_penyegar: cookie },
    })
    expect(answer.statusCode).toBe(200)
    expect((await whoAmI(accessToken)).statusCode).toBe(401)
  })
})
