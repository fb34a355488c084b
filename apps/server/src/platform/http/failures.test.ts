import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { toAppError } from './error-answer.ts'

const test = useTestApp()

describe('error responses', () => {
  it('an unknown API path is a 404 with the request id', async () => {
    const answer = await test.get().app.inject({ method: 'GET', url: '/api/tidak/ada' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'ALAMAT_TIDAK_DITEMUKAN', errors: [] })
    expect(answer.json().requestId).toBe(answer.headers['x-request-id'])
  })

  it('broken JSON is a 400 without internals', async () => {
    const answer = await test.get().app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"username":',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'PERMINTAAN_RUSAK',
      message: 'Permintaan tidak dapat dibaca.',
    })
  })

  it('the error log records a failed request without password and query', async () => {
    const { app, platform } = test.get()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/login?rahasia=jangan-tercatat',
      payload: { username: 'x', password: 'sandi-rahasia', captchaToken: 'karangan' },
    })
    await platform.errorLog.flush()
    const row = await platform.db
      .selectFrom('platform.log_galat')
      .selectAll()
      .where('request_id', '=', answer.json().requestId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      metode: 'POST',
      jalur: '/api/user/login',
      status: 400,
      kode: 'CAPTCHA_GAGAL',
    })
    expect(JSON.stringify(row)).not.toMatch(/sandi-rahasia|jangan-tercatat/)
  })

  it('the error log omits a mistyped code and records an unknown path', async () => {
    const { app, platform } = test.get()
    const ids = await Promise.all(
      [
        { url: '/api/verifikasi/SALAHKETIK' },
        {
          url: '/api/auth/totp',
          method: 'POST' as const,
          payload: { tiket: 'x'.repeat(43), kode: '000000' },
        },
        { url: '/api/tidak/ada' },
      ].map(async (options) => {
        const answer = await app.inject(options)
        return [answer.json().requestId, answer.json().code]
      }),
    )
    await platform.errorLog.flush()
    const logged = await platform.db
      .selectFrom('platform.log_galat')
      .select('request_id')
      .where(
        'request_id',
        'in',
        ids.map(([id]) => id),
      )
      .execute()
    expect(ids.map(([, code]) => code)).toEqual(['TIDAK_DITEMUKAN', 'KODE_SALAH', 'ALAMAT_TIDAK_DITEMUKAN'])
    expect(logged.map(({ request_id }) => request_id)).toEqual([ids[2]?.[0]])
  })

  it('the error log omits ended sessions and refused forms', async () => {
    const { app, platform, as } = test.get()
    const admin = await as('SUPERADMIN')
    const answers = [
      await app.inject({ url: '/api/user/index', headers: { authorization: 'Bearer basi' } }),
      await admin.inject({ url: '/api/log?timeStampStart=kemarin' }),
      await admin.inject({ url: '/api/user/detail/6e0f5a9c-9d0b-4b1e-9c6b-0a4d2a1f7c11' }),
    ]
    await platform.errorLog.flush()
    const ids = answers.map((answer) => answer.json().requestId)
    const logged = await platform.db
      .selectFrom('platform.log_galat')
      .select('kode')
      .where('request_id', 'in', ids)
      .execute()
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'SESI_BERAKHIR',
      'VALIDASI_GAGAL',
      'TIDAK_DITEMUKAN',
    ])
    expect(logged).toEqual([{ kode: 'TIDAK_DITEMUKAN' }])
  })

  it('an unexpected error is a 500 without details', () => {
    const error = toAppError(new TypeError('x is undefined'))
    expect(error).toMatchObject({ code: 'GALAT_SERVER', message: 'Terjadi kesalahan', status: 500 })
  })

  it.each([
    [{ code: '23505' }, 'SUDAH_ADA'],
    [{ code: '23503' }, 'MASIH_DIPAKAI'],
    [{ code: '40001' }, 'BENTROK'],
    [{ code: '40P01' }, 'BENTROK'],
    [{ code: '57P01' }, 'LAYANAN_SIBUK'],
    // The disk of the database is full.
    [{ code: '53100' }, 'LAYANAN_SIBUK'],
    [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'LAYANAN_SIBUK'],
    [{ code: '22021' }, 'PERMINTAAN_RUSAK'],
    [{ code: '22P02' }, 'PERMINTAAN_RUSAK'],
    [{ code: '57014' }, 'LAYANAN_SIBUK'],
    [{ code: '42P01' }, 'GALAT_SERVER'],
  ])('the PostgreSQL error %o becomes %s', (fault, code) => {
    expect(toAppError(Object.assign(new Error('pg'), fault)).code).toBe(code)
  })
})

describe('foreign key', () => {
  it('a reference to a deleted row is not reported as still in use', async () => {
    const { db } = test.get().platform
    const insert = db.updateTable('wilayah.kota').set({ provinsi_id: 98 }).where('id', '=', 3273)
    const remove = db.deleteFrom('wilayah.provinsi').where('id', '=', 32)
    const codeOf = (error: unknown) => toAppError(error).code
    expect(await insert.execute().catch(codeOf)).toBe('RUJUKAN_HILANG')
    expect(await remove.execute().catch(codeOf)).toBe('MASIH_DIPAKAI')
  })
})

describe('body', () => {
  it('a body above the limit is not called a file', async () => {
    const answer = await test.get().app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { username: 'x'.repeat(1_100_000) },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'ISIAN_TERLALU_BESAR'])
  })
})

describe('pages and security headers', () => {
  it('API responses are neither cached by proxies nor framed', async () => {
    const { headers } = await test.get().app.inject({ method: 'GET', url: '/api/health' })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age')
    expect(headers['permissions-policy']).toMatch(/^geolocation=\(self\), camera=\(self\), microphone=\(\)/)
  })

  it('readiness fails as soon as the server stops', async () => {
    const { app, platform } = test.get()
    expect((await app.inject({ method: 'GET', url: '/api/health/ready' })).json()).toEqual({
      success: true,
      status: 'siap',
    })
    platform.stopping = true
    const answer = await app.inject({ method: 'GET', url: '/api/health/ready' })
    platform.stopping = false
    expect(answer.statusCode).toBe(503)
  })
})

describe('unreadable requests', () => {
  it.each([
    ['/api/user/detail/%', 'VALIDASI_GAGAL'],
    ['/api/user/detail/%zz?a=%', 'VALIDASI_GAGAL'],
    ['/api/user/detail/%ED%A0%80', 'VALIDASI_GAGAL'],
    [`/api/user/detail/${'a'.repeat(300)}`, 'VALIDASI_GAGAL'],
    ['/api/user/detail/a%00b', 'VALIDASI_GAGAL'],
    ['/api/%ff', 'ALAMAT_TIDAK_DITEMUKAN'],
    ['/api', 'ALAMAT_TIDAK_DITEMUKAN'],
    ['/assets/%zz', 'ALAMAT_TIDAK_DITEMUKAN'],
    ['/api/docs/%zz', 'ALAMAT_TIDAK_DITEMUKAN'],
  ])('%s is answered with %s like any other', async (url, code) => {
    const admin = await test.get().as('SUPERADMIN')
    const answer = await admin.inject({ url })
    expect(answer.json()).toMatchObject({ success: false, code, requestId: answer.headers['x-request-id'] })
    expect(answer.headers).toHaveProperty('x-frame-options')
  })

  it.each([
    ['NUL', { nama: 'Beras\0merah', kelompok_id: 4 }, 'nama'],
    ['half a character', { nama: 'Beras \ud83d', kelompok_id: 4 }, 'nama'],
    ['NUL in a field name', { nama: 'Beras', lain: [{ 'a\0': 1 }] }, 'lain.0'],
  ])('%s is refused at its field', async (_name, payload, field) => {
    const admin = await test.get().as('OKKP_ADMIN_PUSAT')
    const answer = await admin.inject({ method: 'POST', url: '/api/okkp/static/komoditas/add', payload })
    expect(answer.statusCode).toBe(400)
    const message = 'Ada karakter yang tidak dapat disimpan. Ketik ulang isian ini.'
    expect(answer.json()).toMatchObject({ code: 'VALIDASI_GAGAL', errors: [{ field, message }] })
  })

  it('deeply nested JSON is refused, also by calls that do not read the body', async () => {
    const account = await test.get().as('PELAKU_USAHA')
    const answer = await account.inject({
      method: 'POST',
      url: '/api/auth/totp/mulai',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'dalam' },
      payload: '['.repeat(100_000) + ']'.repeat(100_000),
    })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Isi permintaan lebih dari 30 tingkat.'])
  })

  it('an Idempotency-Key that is too long is refused, not cut', async () => {
    const admin = await test.get().as('OKKP_ADMIN_PUSAT')
    const answer = await admin.inject({
      method: 'POST',
      url: '/api/okkp/static/komoditas/add',
      headers: { 'idempotency-key': 'k'.repeat(201) },
      payload: { nama: 'Beras kunci panjang', kelompok_id: 4 },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('Idempotency-Key paling panjang 200 karakter.')
  })
})
