import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

/** Limits for the first load of a page, in gzip bytes and number of files. */
const most = { scripts: 160_000, styles: 45_000, files: 60 }

const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), html: await answer.text() }
}

/** Returns all public pages: those of the sitemap (one record per kind) and those that a QR code or a guide opens. */
async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const { html: sitemap } = await read(request, '/sitemap.xml')
  const all = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const kinds = new Map(all.map((path) => [path.replace(/\d+$/, ''), path]))
  const valid = await request.get('/api/okkp/registrations/index_public?limit=1&status=valid')
  const { data } = await valid.json()
  return [...kinds.values(), `/verifikasi/${data[0].kode_verifikasi}`, '/panduan/auditor']
}

const linked = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, href = '']) => href)

test('every public page comes whole and light, and says to machines what it is', async ({ request }) => {
  const weights = new Map<string, number>()
  const weightOf = async (file: string) => {
    const known = weights.get(file) ?? gzipSync(await (await request.get(file)).body()).length
    weights.set(file, known)
    return known
  }
  const total = async (files: readonly string[]) => {
    let bytes = 0
    for (const file of files) bytes += await weightOf(file)
    return bytes
  }
  const pages = await pagesOf(request)
  expect(pages.length).toBeGreaterThan(18)
  for (const path of pages) {
    const { status, html } = await read(request, path)
    expect(status, path).toBe(200)
    expect(html, path).toMatch(/<h1[ >]/)
    expect(html, path).toMatch(/<title>[^<]+ · Portal Pangan Segar<\/title>|<title>Portal Pangan Segar</)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(html, path).toMatch(/<link rel="canonical" href="http/)
    expect(html, path).toContain('property="og:image"')
    const [data = '{}'] = linked(html, /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)
    const { '@type': type, '@graph': graph } = JSON.parse(data)
    expect(graph ?? type, `data terstruktur ${path}`).toBeTruthy()

    const scripts = linked(
      html,
      /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g,
    )
    const styles = linked(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g)
    expect(scripts.length + styles.length, `berkas ${path}`).toBeLessThanOrEqual(most.files)
    expect(await total(scripts), `skrip ${path}`).toBeGreaterThan(100_000)
    expect(await total(scripts), `skrip ${path}`).toBeLessThanOrEqual(most.scripts)
    expect(await total(styles), `gaya ${path}`).toBeLessThanOrEqual(most.styles)
  }
})

test('what is not there is 404 in the first answer, with its way back', async ({ request }) => {
  for (const path of [
    '/halaman-yang-tidak-ada',
    '/verifikasi/SALAHSALAH22',
    '/pasar/detail?id=999999999',
    '/peringatan/999999999',
    '/panduan/bukan-peran',
  ]) {
    const { status, html } = await read(request, path)
    expect([path, status]).toEqual([path, 404])
    expect(html, path).toMatch(/<h1[^>]*>[^<]*tidak ditemukan/)
  }
  const { html } = await read(request, '/halaman-yang-tidak-ada')
  expect(html).toContain('Ooops! Mohon maaf, halaman yang Anda cari tidak ditemukan.')
  expect(html).toContain('Kembali ke dashboard')
})
