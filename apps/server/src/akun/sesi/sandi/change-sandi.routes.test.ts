import { describe, expect, it } from 'vitest'
import { digest } from '#platform/secrets/sealing.ts'
import { useTestApp } from '#testing/app.ts'
import { captchaToken } from '#testing/captcha.ts'
import { createPengguna } from '#testing/factories.ts'
import { receivedMail } from '#testing/mailbox.ts'
import { consumeToken, issueToken, type TokenUse } from '../token-sekali.repository.ts'
import { hashPassword } from './sandi.service.ts'

const test = useTestApp({}, { jobs: true })
const password = 'sawah hijau di kaki gunung'
const newPassword = 'padi menguning bulan april'

async function login(username: string, sandi: string) {
  const { app, platform } = test.get()
  return app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { username, password: sandi, captchaToken: await captchaToken(platform) },
  })
}

async function forgot(username: string) {
  const { app, platform } = test.get()
  const payload = { username, captchaToken: await captchaToken(platform) }
  return app.inject({ method: 'POST', url: '/api/auth/lupa-sandi', payload })
}

function setPassword(token: string, sandi_baru: string) {
  return test
    .get()
    .app.inject({ method: 'POST', url: '/api/auth/atur-sandi', payload: { token, sandi_baru } })
}

describe('forgotten password', () => {
  it('the mail has a one-time link; following it ends all sessions', async () => {
    const email = 'lupa@contoh.id'
    const user = await createPengguna(test.get().platform.db, {
      role: 'SEKRETARIAT',
      email,
      sandi_hash: await hashPassword(password),
    })
    const session = (await login(user.username, password)).json()
    const asked = await forgot(user.username)
    const unknown = await forgot('tidak_ada_orang_ini')
    expect(asked.json()).toEqual(unknown.json())

    const mail = await receivedMail(test.get(), email)
    const token = /atur-sandi\?token=([\w-]+)/.exec(mail)?.[1] ?? ''
    expect((await setPassword(token, 'pendek')).statusCode).toBe(400)
    expect((await setPassword(token, newPassword)).statusCode).toBe(200)
    expect((await setPassword(token, newPassword)).json().code).toBe('TAUTAN_TIDAK_BERLAKU')

    const stale = await test.get().app.inject({
      method: 'GET',
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${session.accessToken}` },
    })
    expect(stale.statusCode).toBe(401)
    expect((await login(user.username, password)).statusCode).toBe(401)
    expect((await login(user.username, newPassword)).statusCode).toBe(200)
  })

  it('an e-mail address reaches every account that uses it', async () => {
    const email = 'berbagi@contoh.id'
    const { db } = test.get().platform
    const one = await createPengguna(db, { role: 'SEKRETARIAT', email })
    const two = await createPengguna(db, { role: 'AUDITOR', email: 'Berbagi@Contoh.id' })
    const closed = await createPengguna(db, { role: 'AUDITOR', email, aktif: false })
    expect((await forgot('BERBAGI@contoh.id')).json()).toEqual((await forgot('asing@contoh.id')).json())
    const owners = await db
      .selectFrom('akun.token_sekali')
      .select('pengguna_id')
      .where('guna', '=', 'lupa-sandi')
      .where('pengguna_id', 'in', [one.id, two.id, closed.id])
      .orderBy('pengguna_id')
      .execute()
    expect(owners.map(({ pengguna_id }) => pengguna_id)).toEqual([one.id, two.id])
    const mail = await receivedMail(test.get(), email)
    expect(mail).toContain(`akun ${one.username}`)
  })

  it('a password with the user name is refused and does not use up the link', async () => {
    const email = 'nama@contoh.id'
    const user = await createPengguna(test.get().platform.db, { role: 'AUDITOR', email })
    await forgot(user.username)
    const token = /atur-sandi\?token=([\w-]+)/.exec(await receivedMail(test.get(), email))?.[1] ?? ''
    const refused = await setPassword(token, `${user.username} rahasia`)
    expect(refused.json().errors).toEqual([
      { field: 'sandi_baru', message: 'Kata sandi tidak boleh memuat nama pengguna.' },
    ])
    expect((await setPassword(token, newPassword)).statusCode).toBe(200)
  })
})

describe('link', () => {
  it('a link is valid only for its purpose: an invitation does not reset the password of its sender', async () => {
    const { app, platform } = test.get()
    const sandi_hash = await hashPassword(password)
    const { id, username } = await createPengguna(platform.db, { role: 'PELAKU_USAHA', sandi_hash })
    const berakhir = new Date(Date.now() + 600_000)
    const issued = (guna: TokenUse) =>
      platform.db.transaction().execute((trx) => issueToken(trx, { guna, penggunaId: id, berakhir }))
    for (const guna of ['undangan', 'totp', 'captcha'] as const) {
      const token = await issued(guna)
      expect((await setPassword(token, newPassword)).json().code).toBe('TAUTAN_TIDAK_BERLAKU')
      const still = await platform.db.transaction().execute((trx) => consumeToken(trx, token, guna))
      expect(still?.pengguna_id).toBe(id)
    }
    const payload = { tiket: await issued('lupa-sandi'), kode: '123456' }
    expect((await app.inject({ method: 'POST', url: '/api/auth/totp', payload })).json().code).toBe(
      'KODE_SALAH',
    )
    const untouched = await platform.db
      .selectFrom('akun.token_sekali')
      .select('percobaan')
      .where('sidik', '=', digest(payload.tiket))
      .executeTakeFirst()
    expect(untouched).toEqual({ percobaan: 0 })
    expect((await login(username, newPassword)).json().code).toBe('MASUK_GAGAL')
    expect((await setPassword(payload.tiket, newPassword)).statusCode).toBe(200)
  })

  it('an old link ends when the password changes in another way', async () => {
    const email = 'lama@contoh.id'
    const user = await test.get().as('AUDITOR', { email, sandi_hash: await hashPassword(password) })
    await forgot(user.username)
    const token = /atur-sandi\?token=([\w-]+)/.exec(await receivedMail(test.get(), email))?.[1] ?? ''
    const payload = { sandi_lama: password, sandi_baru: newPassword }
    expect((await user.inject({ method: 'PUT', url: '/api/auth/sandi', payload })).statusCode).toBe(200)
    expect((await setPassword(token, 'jagung manis di ladang')).json().code).toBe('TAUTAN_TIDAK_BERLAKU')
    expect((await login(user.username, newPassword)).statusCode).toBe(200)
  })
})

describe('password change', () => {
  it('a change opens a new session and ends the others', async () => {
    const { app, platform } = test.get()
    const user = await createPengguna(platform.db, {
      role: 'PVTPP',
      sandi_hash: await hashPassword(password),
    })
    const first = (await login(user.username, password)).json()
    const second = (await login(user.username, password)).json()
    const change = (token: string, sandi_lama: string, sandi_baru: string) =>
      app.inject({
        method: 'PUT',
        url: '/api/auth/sandi',
        headers: { authorization: `Bearer ${token}` },
        payload: { sandi_lama, sandi_baru },
      })
    expect((await change(first.accessToken, 'salah', newPassword)).json().errors[0].field).toBe('sandi_lama')
    expect((await change(first.accessToken, password, password)).json().errors[0].field).toBe('sandi_baru')
    const changed = await change(first.accessToken, password, newPassword)
    expect(changed.statusCode).toBe(200)
    const alive = async (token: string) =>
      (
        await app.inject({
          method: 'GET',
          url: '/api/auth/user',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode
    expect(await alive(first.accessToken)).toBe(401)
    expect(await alive(second.accessToken)).toBe(401)
    expect(await alive(changed.json().accessToken)).toBe(200)
  })

  it('the body has the refresh token of the new session if asked for', async () => {
    const user = await test.get().as('PVTPP', { sandi_hash: await hashPassword(password) })
    const changed = await user.inject({
      method: 'PUT',
      url: '/api/auth/sandi',
      payload: { sandi_lama: password, sandi_baru: newPassword, refresh_in_body: true },
    })
    expect(changed.json().refresh_token).toBe(changed.cookies[0]?.value)
  })

  it('a temporary password allows nothing but a change', async () => {
    const user = await test.get().as('AUDITOR', {
      sandi_hash: await hashPassword(password),
      wajib_ganti_sandi: true,
    })
    const refused = await user.inject({ method: 'GET', url: '/api/auth/sesi' })
    expect(refused.json().code).toBe('SANDI_WAJIB_DIGANTI')
    const me = await user.inject({ method: 'GET', url: '/api/auth/user' })
    expect(me.json().data.wajib_ganti_sandi).toBe(true)
    const changed = await user.inject({
      method: 'PUT',
      url: '/api/auth/sandi',
      payload: { sandi_lama: password, sandi_baru: newPassword },
    })
    expect(changed.json().data.wajib_ganti_sandi).toBe(false)
  })
})

it('a change of the own mail address is told to the earlier one', async () => {
  const lama = `lama-${crypto.randomUUID()}@contoh.id`
  const own = await test.get().as('AUDITOR', { email: lama })
  const put = (payload: object) => own.inject({ method: 'PUT', url: '/api/user/update', payload })
  expect((await put({ nama: 'Nama Sendiri', email: 'baru@contoh.id' })).statusCode).toBe(200)
  const mail = await receivedMail(test.get(), lama)
  expect(mail).toContain('b***@contoh.id')
  expect(mail).not.toContain('baru@contoh.id')
})
