import { expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp({
  CONTACT_EMAIL: 'keamanan@example.go.id',
  PUBLIC_URL: 'https://portal.example.go.id',
})
const read = (url: string) => server.get().app.inject({ url })

it('tells robots where the map is, and that the desk and the API are not for them', async () => {
  const { body, headers } = await read('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  for (const line of ['Disallow: /api/', 'Disallow: /admin', 'Disallow: /*/admin'])
    expect(body.split('\n')).toContain(line)
  expect(body).toContain('Sitemap: https://portal.example.go.id/sitemap.xml')
})

it('lets robots read open data', async () => {
  expect((await read('/robots.txt')).body.split('\n')).toContain('Allow: /api/data-terbuka/')
})

it('says where a weakness is told, for a year', async () => {
  const { body } = await read('/.well-known/security.txt')
  expect(body).toContain('Contact: mailto:keamanan@example.go.id')
  const expires = new Date(/Expires: (.*)/.exec(body)?.[1] ?? '').getTime()
  const days = (expires - server.get().platform.clock().getTime()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})

it('maps the markets, each by its address', async () => {
  const { db } = server.get().platform
  const { id } = await db
    .insertInto('pasar.pasar')
    .values({ nama: 'Pasar Peta', provinsi_id: 32, kota_id: 3273 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { body, headers } = await read('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain(`<loc>https://portal.example.go.id/pasar/detail?id=${id}</loc>`)
})

it.each(['/.well-known/lain.txt', '/.well-known'])('%s is no page', async (url) => {
  expect((await read(url)).json().code).toBe('ALAMAT_TIDAK_DITEMUKAN')
})
