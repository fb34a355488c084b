import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { masters } from '@portal/domain/okkp/master/master.contract'
import type { Access } from '@portal/domain/platform/permissions'
import { type Role, roles } from '@portal/domain/platform/roles'
import { peristiwaDikenal } from '@portal/domain/portal/peristiwa'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditDeclaration } from '#platform/http/route.ts'
import { createTestApp, type SignedInClient, type TestApp } from '#testing/app.ts'

interface DeclaredRoute {
  method: HTTPMethods
  url: string
  access: Access | undefined
  audit: AuditDeclaration | undefined
}

let server: TestApp
let routes: DeclaredRoute[]
const clients = new Map<Role, SignedInClient>()

/** Starts the whole server and records every route that it registers. */
async function startAndCollect(): Promise<RouteOptions[]> {
  const seen: RouteOptions[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (options) => void seen.push(options))
  }
  subscribe('fastify.initialization', listen)
  server = await createTestApp()
  unsubscribe('fastify.initialization', listen)
  return seen
}

beforeAll(async () => {
  routes = (await startAndCollect())
    .filter(({ url }) => !url.startsWith('/api/docs'))
    .map(({ method, url, config }) => ({
      // Fastify registers HEAD in the same route as GET. The first method is enough.
      method: [method].flat()[0] as HTTPMethods,
      url,
      access: config?.access,
      audit: config?.audit,
    }))
    .sort(
      (a, b) => a.url.localeCompare(b.url, 'en') || String(a.method).localeCompare(String(b.method), 'en'),
    )
  for (const role of roles) clients.set(role, await server.as(role))
})
afterAll(() => server.close())

const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`
const guarded = () => routes.filter(({ access }) => access !== 'publik')
let visitors = 0
/**
 * Builds a request with its own IP address. The server checks rate limits before access, and this test is about access.
 */
const requestOf = ({ method, url }: DeclaredRoute) => {
  visitors += 1
  const remoteAddress = `10.0.${visitors >> 8}.${visitors & 255}`
  return { method, url: url.replace(/[:*]\w*/g, '1'), remoteAddress } as const
}
const admits = (role: Role, access: Access | undefined) =>
  access === 'publik' || (access !== undefined && hasPermission(role, access))

function matrix(): string {
  const wide = Math.max(...routes.map((route) => nameOf(route).length))
  const accessWide = Math.max(...routes.map(({ access }) => access?.length ?? 0))
  const lines = routes.map((route) => {
    const cells = roles.map((role) => (admits(role, route.access) ? 'x' : '.')).join('  ')
    return `${nameOf(route).padEnd(wide)}  ${String(route.access).padEnd(accessWide)}  ${cells}`
  })
  const columns = roles.map((_, index) => String.fromCharCode(65 + index))
  const legend = roles.map((role, index) => `${columns[index]} = ${role}`)
  const head = `${''.padEnd(wide + accessWide + 2)}  ${columns.join('  ')}`
  return [...legend, '', head, ...lines, ''].join('\n')
}

test('who reaches which route is as pinned (after a wanted change: npm run access:matrix)', async () => {
  await expect(matrix()).toMatchFileSnapshot('access-matrix.snapshot.txt')
})

test('every event of the audit trail has words and can be chosen in its filter', () => {
  const known = new Set(peristiwaDikenal.map(({ kode }) => kode))
  const declared = routes.flatMap(({ audit }) => [audit].flat().filter((event) => typeof event === 'string'))
  expect(declared.filter((event) => !known.has(event))).toEqual([])
})

test('nothing is public but this and the lists of the masters', () => {
  const lists = Object.values(masters).map(({ path }) => `GET ${path}`)
  const names = routes.filter(({ access }) => access === 'publik').map(nameOf)
  expect(names).toEqual(expect.arrayContaining(lists))
  expect(names.filter((name) => !lists.includes(name))).toEqual([
    'GET /.well-known/security.txt',
    'GET /*',
    'POST /api/auth/atur-sandi',
    'GET /api/auth/demo',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/lupa-sandi',
    'POST /api/auth/refresh',
    'POST /api/auth/totp',
    'GET /api/captcha/challenge',
    'GET /api/captcha/config',
    'GET /api/data-terbuka/registrasi.csv',
    'GET /api/data-terbuka/registrasi.json',
    'GET /api/data-terbuka/v1/katalog.json',
    'GET /api/data-terbuka/v1/kepuasan.csv',
    'GET /api/data-terbuka/v1/kepuasan.json',
    'GET /api/data-terbuka/v1/kepuasan.xlsx',
    'GET /api/data-terbuka/v1/pasar.csv',
    'GET /api/data-terbuka/v1/pasar.json',
    'GET /api/data-terbuka/v1/pasar.xlsx',
    'GET /api/data-terbuka/v1/registrasi.csv',
    'GET /api/data-terbuka/v1/registrasi.json',
    'GET /api/data-terbuka/v1/registrasi.xlsx',
    'GET /api/data-terbuka/v1/sanitasi-pasar.csv',
    'GET /api/data-terbuka/v1/sanitasi-pasar.json',
    'GET /api/data-terbuka/v1/sanitasi-pasar.xlsx',
    'GET /api/health',
    'GET /api/health/ready',
    'GET /api/okkp/bantuan',
    'GET /api/okkp/batas/publik',
    'GET /api/okkp/dashboard/komoditas',
    'GET /api/okkp/dashboard/layanan_lab/by_provinsi',
    'GET /api/okkp/dashboard/pengujian',
    'GET /api/okkp/dashboard/registrasi_by_provinsi',
    'GET /api/okkp/dashboard/statistik_rapid_test',
    'GET /api/okkp/dashboard/statistik_rapid_test/by_provinsi',
    'GET /api/okkp/dashboard/statistik_registrasi',
    'GET /api/okkp/dashboard/statistik_registrasi/:year',
    'GET /api/okkp/dashboard/statistik_sdm',
    'GET /api/okkp/dashboard/statistik_uji_lab',
    'GET /api/okkp/dashboard/statistik_uji_lab/by_provinsi',
    'GET /api/okkp/dashboard/statistik_uji_mutu',
    'GET /api/okkp/dashboard/statistik_uji_mutu/by_provinsi',
    'GET /api/okkp/dashboard/tindak_lanjut/by_provinsi',
    'POST /api/okkp/pengaduan/foto',
    'POST /api/okkp/pengaduan/kirim',
    'POST /api/okkp/pengaduan/tiket',
    'POST /api/okkp/pengaduan/tiket/balas',
    'GET /api/okkp/peringatan/atom.xml',
    'GET /api/okkp/peringatan/publik',
    'GET /api/okkp/peringatan/publik/detail',
    'POST /api/okkp/ratings/add',
    'GET /api/okkp/registrations/index_public',
    'GET /api/okkp/saran',
    'GET /api/okkp/sdm',
    'GET /api/okkp/sdm/detail',
    'GET /api/okkp/static/:type',
    'GET /api/okkp/static/aturan_mutu',
    'GET /api/okkp/static/kelompok_komoditas',
    'GET /api/okkp/static/komoditas',
    'GET /api/okkp/static/provinsi',
    'GET /api/openapi.json',
    'GET /api/oss/berkas/:token',
    'GET /api/oss/masuk',
    'POST /api/oss/receiveFileDS',
    'POST /api/oss/receiveNIB',
    'GET /api/oss/setelan',
    'DELETE /api/oss/user/pelaku_usaha',
    'GET /api/oss/user/pelaku_usaha',
    'POST /api/oss/user/pelaku_usaha',
    'GET /api/oss/validate_token',
    'GET /api/pasar-pangan/dashboard/compare_survey',
    'GET /api/pasar-pangan/dashboard/komoditas/bypedagang',
    'GET /api/pasar-pangan/dashboard/pedagang/bywilayah',
    'GET /api/pasar-pangan/dashboard/profil/persentase_dokumen',
    'GET /api/pasar-pangan/dashboard/profil/total_pasar',
    'GET /api/pasar-pangan/dashboard/rapid_test/compare',
    'GET /api/pasar-pangan/dashboard/rapid_test/statistik',
    'GET /api/pasar-pangan/dashboard/sanitasi/bypasar',
    'GET /api/pasar-pangan/dashboard/sanitasi/byprovinsi',
    'GET /api/pasar-pangan/public/pasar',
    'GET /api/pasar-pangan/public/pasar/detail',
    'GET /api/pasar-pangan/public/saran',
    'GET /api/pasar-pangan/static/index/pasar',
    'POST /api/perusahaan/terima-undangan',
    'POST /api/psat/lacak',
    'GET /api/psat/master/hari-kerja',
    'GET /api/psat/master/tarif',
    'GET /api/psat/templat/:nama',
    'GET /api/transparansi',
    'POST /api/transparansi/kesaksian',
    'GET /api/upload/display_image',
    'GET /api/upload/view_pdf',
    'POST /api/user/login',
    'GET /api/verifikasi/:kode',
    'GET /api/verifikasi/:kode/bukti',
    'GET /api/verifikasi/daftar-status',
    'GET /api/verifikasi/kunci',
    'POST /api/verifikasi/tanda-tangan',
    'POST /api/verify-captcha',
    'GET /assets/*',
    'GET /embed/v1/izin',
    'GET /embed/v1/pasar',
    'GET /log/*',
    'GET /robots.txt',
    'GET /sitemap.xml',
  ])
})

describe('the running server', () => {
  test('asks everyone without a session to sign in', async () => {
    for (const route of guarded()) {
      const answer = await server.app.inject(requestOf(route))
      expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 401])
    }
  })

  test.each(roles)('refuses %s what the table does not give', async (role) => {
    for (const route of guarded().filter(({ access }) => !admits(role, access))) {
      const answer = await clients.get(role)?.inject(requestOf(route))
      expect([nameOf(route), answer?.statusCode]).toEqual([nameOf(route), 403])
    }
  })

  test('refuses a role header that is not the role of the account', async () => {
    for (const route of guarded()) {
      const answer = await clients
        .get('PELAKU_USAHA')
        ?.inject({ ...requestOf(route), headers: { role: 'SUPERADMIN' } })
      expect([nameOf(route), answer?.json().code]).toEqual([nameOf(route), 'PERAN_TIDAK_COCOK'])
    }
  })
})
