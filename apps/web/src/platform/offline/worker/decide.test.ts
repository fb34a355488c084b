import { describe, expect, it } from 'vitest'
import { decide, withFreshNonce } from '#platform/offline/worker/decide.ts'

const origin = 'https://portal.example'
const asked = (path: string, mode = 'cors', method = 'GET') => ({
  method,
  mode,
  url: new URL(path, origin).href,
})

describe('the worker', () => {
  it.each([
    '/api/psat/pengajuan/1/ceklis',
    '/api/auth/refresh',
    '/api/upload/display_image?path=x',
    '/sw.js',
    '/portal.webmanifest',
    '/adminx',
  ])('never touches %s', (path) => {
    expect(decide(asked(path), origin, 'meja')).toBe('lewat')
    expect(decide(asked(path, 'navigate'), origin, 'meja')).toBe('lewat')
  })

  it.each(['/', '/psat', '/okkp/registrasi', '/login', '/admin-lain', '/verifikasi/ABC'])(
    'leaves the public page %s to the server',
    (path) => expect(decide(asked(path, 'navigate'), origin, 'meja')).toBe('lewat'),
  )

  it.each(['/admin', '/admin/', '/psat/admin/perizinan/edar/1', '/pasar/admin', '/okkp/admin/data/uji'])(
    'has a frame for %s',
    (path) => {
      expect(decide(asked(path, 'navigate'), origin, 'meja')).toBe('halaman')
      expect(decide(asked(path), origin, 'meja')).toBe('lewat')
    },
  )

  it('has the files of a release, of our own origin and to be read', () => {
    expect(decide(asked('/assets/index-1.js'), origin, 'meja')).toBe('berkas')
    expect(decide(asked('/assets/index-1.js', 'cors', 'POST'), origin, 'meja')).toBe('lewat')
    expect(decide(asked('https://lain.example/assets/index-1.js'), origin, 'meja')).toBe('lewat')
  })
})

describe('the worker of /verifikasi', () => {
  it.each(['/verifikasi', '/verifikasi/', '/verifikasi/7KXMQ2PD9HTB'])('has a frame for %s', (path) => {
    expect(decide(asked(path, 'navigate'), origin, 'verifikasi')).toBe('halaman')
    expect(decide(asked(path), origin, 'verifikasi')).toBe('lewat')
  })

  it.each([
    '/',
    '/admin',
    '/okkp/registrasi',
    '/verifikasix',
    '/api/verifikasi/kunci',
    '/api/verifikasi/7KXMQ2PD9HTB',
  ])('leaves %s to the server', (path) => {
    expect(decide(asked(path, 'navigate'), origin, 'verifikasi')).toBe('lewat')
    expect(decide(asked(path), origin, 'verifikasi')).toBe('lewat')
  })
})

it('a kept page gets a nonce of its own, in the page and in its policy', () => {
  const kept = { page: '<style nonce="lama"></style>', policy: "style-src 'self' 'nonce-lama'" }
  expect(withFreshNonce(kept.page, kept.policy, 'baru')).toEqual({
    page: '<style nonce="baru"></style>',
    policy: "style-src 'self' 'nonce-baru'",
  })
  expect(withFreshNonce(kept.page, "default-src 'none'", 'baru').page).toBe(kept.page)
})
