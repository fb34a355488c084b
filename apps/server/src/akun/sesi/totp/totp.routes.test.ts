import { generate } from 'otplib'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { captchaToken } from '#testing/captcha.ts'
import { hashPassword } from '../sandi/sandi.service.ts'

const test = useTestApp()
const password = 'sawah hijau di kaki gunung'

describe('authenticator', () => {
  it('an authenticator is set up, asked for at sign-in, accepts each code once and can be removed', async () => {
    const { app, platform } = test.get()
    const user = await test.get().as('SUPERADMIN', { sandi_hash: await hashPassword(password) })
    for (const payload of [{}, { sandi: 'bukan kata sandinya' }]) {
      const refused = await user.inject({ method: 'POST', url: '/api/auth/totp/mulai', payload })
      expect(refused.json()).toMatchObject({ code: 'VALIDASI_GAGAL', errors: [{ field: 'sandi' }] })
    }
    const { rahasia, uri } = (
      await user.inject({ method: 'POST', url: '/api/auth/totp/mulai', payload: { sandi: password } })
    ).json().data
    expect(uri).toContain('otpauth://totp/')
    const stored = await platform.db
      .selectFrom('akun.pengguna')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(stored.totp_rahasia).not.toContain(rahasia)

    const wrong = await user.inject({
      method: 'POST',
      url: '/api/auth/totp/aktifkan',
      payload: { kode: '000000' },
    })
    expect(wrong.json().code).toBe('KODE_SALAH')
    const kode = await generate({ secret: rahasia })
    const active = await user.inject({ method: 'POST', url: '/api/auth/totp/aktifkan', payload: { kode } })
    expect(active.statusCode).toBe(200)

    const login = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { username: user.username, password, captchaToken: await captchaToken(platform) },
    })
    expect(login.json()).toMatchObject({ success: true, totp_required: true })
    expect(login.json().accessToken).toBeUndefined()
    const { tiket } = login.json()
    const second = (code: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/totp',
        payload: { tiket, kode: code, refresh_in_body: true },
      })
    expect((await second('123456')).json().code).toBe('KODE_SALAH')

    const later = await generate({ secret: rahasia, epoch: Math.floor(Date.now() / 1000) + 30 })
    const signedIn = await second(later)
    expect(signedIn.json()).toMatchObject({ success: true, data: { uuid: user.uuid, totp_aktif: true } })
    expect(signedIn.json().refresh_token).toBe(signedIn.cookies[0]?.value)
    expect((await second(later)).statusCode).toBe(400)

    const kept = await user.inject({
      method: 'POST',
      url: '/api/auth/totp/hapus',
      payload: { sandi: 'salah' },
    })
    expect(kept.statusCode).toBe(400)
    const removed = await user.inject({
      method: 'POST',
      url: '/api/auth/totp/hapus',
      payload: { sandi: password },
    })
    expect(removed.statusCode).toBe(200)
  })

  it('guesses per ticket are limited', async () => {
    const { app, platform } = test.get()
    const user = await test.get().as('SUPERADMIN', { sandi_hash: await hashPassword(password) })
    const { rahasia } = (
      await user.inject({ method: 'POST', url: '/api/auth/totp/mulai', payload: { sandi: password } })
    ).json().data
    const kode = await generate({ secret: rahasia })
    await user.inject({ method: 'POST', url: '/api/auth/totp/aktifkan', payload: { kode } })
    const { tiket } = (
      await app.inject({
        method: 'POST',
        url: '/api/user/login',
        payload: { username: user.username, password, captchaToken: await captchaToken(platform) },
      })
    ).json()
    for (let round = 0; round < 5; round += 1) {
      await app.inject({ method: 'POST', url: '/api/auth/totp', payload: { tiket, kode: '000000' } })
    }
    const right = await generate({ secret: rahasia, epoch: Math.floor(Date.now() / 1000) + 30 })
    const tooLate = await app.inject({
      method: 'POST',
      url: '/api/auth/totp',
      payload: { tiket, kode: right },
    })
    expect(tooLate.json().code).toBe('KODE_SALAH')
  })
})
