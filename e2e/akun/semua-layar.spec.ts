import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import screens from '../../packages/domain/spec/screens.json' with { type: 'json' }
import { guardScreen } from '../../packages/domain/src/portal/screens.ts'
import { expectAccessible, findFaults } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { database } from '../support/server.ts'
import { signIn } from '../support/session.ts'

const tree = join(import.meta.dirname, '../../apps/web/src/routeTree.gen.ts')

const pembaca = ['umum', 'pelaku_usaha', 'superadmin'] as const
type Pembaca = (typeof pembaca)[number]

interface Layar {
  /** Path as in the route tree. `$` marks a record parameter. */
  rute: string
  as: Pembaca
}

const roleOf = { umum: undefined, pelaku_usaha: 'PELAKU_USAHA', superadmin: 'SUPERADMIN' } as const
/** Routes that show an operator another screen than a visitor. */
const berdua = ['/', '/psat', '/psat/expired']
/** Routes to skip: the first only redirects users from OSS, and the demo has no transfer for the second. */
const kecuali = ['/psat/masuk-oss', '/psat/pengajuan/pengalihan/$kode']

/** Routes that show the same component as another route: a pattern, and the route that the test opens instead. */
const serupa: [pola: RegExp, seperti: string][] = [
  // The edit form is the same as the add form.
  [/\/\$\w+\/ubah$/, '/add'],
  // All imports share one screen.
  [/^.*\/impor$/, '/okkp/admin/registrasi/impor'],
  // The staff log-in differs only in its texts.
  [/^\/admin\/login$/, '/login'],
  // Account screens differ only in the roles they offer.
  [/^\/(?:okkp\/admin\/data\/user|psat\/admin\/data\/(?:auditor|pvtpp))\/(add|\$uuid)$/, '/admin/user/$1'],
  [/\/pvtpp$/, '/auditor'],
  [/^\/psat\/admin\/profil$/, '/admin/profil'],
  // Trader screens of an office equal those of the markets.
  [/^\/okkp\/admin\/pendataan\b/, '/pasar/admin/pendataan'],
  // Master data screens with the same fields, or fewer, than the screen that the test opens.
  [/^(\/okkp\/admin\/data)\/(?:jenis-hc|jenis-sertifikat|rapid|uji)$/, '$1/jenis-registrasi'],
  [/\/jenis-klaim$/, '/jenis-dokumen'],
]

/** Returns the route that the test opens for this route: a similar one, or the route itself. */
function seperti(rute: string): string {
  const found = serupa.find(([pola]) => pola.test(rute))
  return found ? rute.replace(...found) : rute
}

/** Returns every screen in the generated route tree with an account that may open it. */
function semuaLayar(): Layar[] {
  const [, union = ''] = readFileSync(tree, 'utf8').match(/\n {2}fullPaths:\n((?: {4}\| '.*'\n)+)/) ?? []
  const paths = [...union.matchAll(/'(.*)'/g)].flatMap(([, path]) => path ?? [])
  const screens = [...new Set(paths.map((path) => (path === '/' ? path : path.replace(/\/$/, ''))))]
  return [
    ...screens
      .filter((rute) => !kecuali.includes(rute))
      .filter((rute) => seperti(rute) === rute || !screens.includes(seperti(rute)))
      .map((rute) => {
        const as = pembaca.find((who) => guardScreen(rute, roleOf[who]).kind === 'pass')
        if (!as) throw new Error(`No account may open ${rute}`)
        return { rute, as }
      }),
    ...berdua.map((rute) => ({ rute, as: 'pelaku_usaha' as const })),
    { rute: '/admin/settings?tab=perusahaan', as: 'superadmin' },
  ]
}

const pengajuan = `select p.uuid, p.audit_type as type from psat.pengajuan p join akun.pengguna u using (perusahaan_id)
  where u.username = 'pelaku_usaha' and p.alur = 'pengajuan'`

/**
 * SQL for a demo record for each `$` parameter. Column names equal parameter names; columns that start with `?` become
 * query parameters.
 */
const contoh: Record<string, string> = {
  '/admin/user/$uuid': `select uuid from akun.pengguna where username = 'auditor'`,
  '/atur-sandi': `select 'contoh' as "?token"`,
  '/okkp/admin/data/provinsi/$kode': `select id as kode from wilayah.provinsi where id = 32`,
  '/okkp/admin/data/user/$uuid': `select uuid from akun.pengguna where username = 'okkp_daerah'`,
  '/okkp/admin/lab/mutu/$id': 'select id from okkp.uji_mutu',
  '/okkp/admin/lab/rapid/$id': 'select id from okkp.rapid_test',
  '/okkp/admin/lab/uji/$id': 'select id from okkp.uji_lab',
  '/okkp/admin/pendataan/$id': 'select id from pasar.pedagang where is_okkp',
  '/okkp/admin/pendataan/telusur': 'select pemasok_id as "?pemasok" from pasar.pasokan',
  '/okkp/admin/pengaduan/$id': 'select id from okkp.pengaduan',
  '/okkp/admin/peringatan/$id': `select id from okkp.peringatan where status = 'draf'`,
  '/okkp/admin/registrasi/$id': `select id from okkp.registrasi where id not in (select registrasi_id from okkp.pengawasan)`,
  '/okkp/admin/registrasi/$id/pengawasan/$pengawasanId': `select registrasi_id as id, id as "pengawasanId" from okkp.pengawasan`,
  '/okkp/admin/sdm/$id': 'select id from okkp.sdm',
  '/okkp/admin/tindak-lanjut/$id': 'select id from okkp.kasus where ditutup is null',
  '/panduan/$untuk': `select 'sekretariat' as untuk`,
  '/pasar/admin/higiene/$kode': 'select kode_group as kode from pasar.sanitasi',
  '/pasar/admin/pasar/$id': 'select id from pasar.pasar',
  '/pasar/admin/pendataan/$id': 'select id from pasar.pedagang where not is_okkp',
  '/pasar/admin/pendataan/telusur': 'select pemasok_id as "?pemasok" from pasar.pasokan',
  '/pasar/admin/pengujian/$id': 'select id from pasar.rapid_test',
  '/pasar/admin/profil/$varian/$id': 'select varian, id from pasar.profil',
  '/pasar/admin/survei/$id': 'select id from pasar.survei',
  '/pasar/detail': 'select id as "?id" from pasar.pasar',
  '/peringatan/$id': `select id from okkp.peringatan where status = 'berlaku'`,
  '/psat/admin/data/auditor/$uuid': `select uuid from akun.pengguna where username = 'auditor'`,
  '/psat/admin/data/pvtpp/$uuid': `select uuid from akun.pengguna where username = 'pvtpp'`,
  '/psat/admin/perizinan/$type': `select 'sppb_psat' as type`,
  '/psat/admin/perizinan/$type/audit': `select audit_type as type, uuid as "?id" from psat.pengajuan where tahap like '%audit%'`,
  '/psat/admin/perizinan/$type/$uuid': pengajuan,
  '/psat/admin/perizinan/$type/$uuid/revisi': `select uuid, audit_type as type from psat.pengajuan where tahap = 'upload_revision'`,
  '/psat/pengajuan/$uuid': pengajuan,
  '/psat/pengajuan/$uuid/perbaikan': `${pengajuan} and p.tahap like '%perbaikan%'`,
  '/psat/pengajuan/draf/$uuid': `select d.uuid from psat.draf d join akun.pengguna u using (perusahaan_id) where u.username = 'pelaku_usaha'`,
  '/undangan': `select 'contoh' as "?token"`,
  '/verifikasi/$kode': 'select kode_verifikasi as kode from okkp.registrasi',
}

const fits = (rute: string, key: string) => rute === key || rute.startsWith(`${key}/`)

/** Returns the URL of a screen, with a demo record for its parameters. */
async function alamatOf(rute: string): Promise<string> {
  const [key] = Object.keys(contoh)
    .filter((one) => fits(rute, one))
    .sort((a, b) => b.length - a.length)
  if (key === undefined && rute.includes('$')) throw new Error(`Give ${rute} an example from the demo data`)
  if (key === undefined) return rute
  const { rows } = await sql
    .raw<Record<string, string | number>>(`${contoh[key]} order by 1 limit 1`)
    .execute(database())
  if (!rows[0]) throw new Error(`The demo data has no example for ${rute}`)
  let alamat = rute
  for (const [nama, nilai] of Object.entries(rows[0]))
    alamat = nama.startsWith('?') ? `${alamat}${nama}=${nilai}` : alamat.replace(`$${nama}`, String(nilai))
  if (alamat.includes('$')) throw new Error(`The example for ${rute} lacks a value`)
  return alamat
}

async function expectTidyDocument(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    titles: document.querySelectorAll('title:not(svg *)').length,
    emptyNonces: document.querySelectorAll('meta[nonce=""]').length,
    stylesInBody: document.body.querySelectorAll('style').length,
  }))
  expect(found, page.url()).toEqual({ titles: 1, emptyNonces: 0, stylesInBody: 0 })
}

const wingOf = ({ rute }: Layar) => rute.match(/^\/(psat|okkp|pasar)\b/)?.[1] ?? 'akun'
const sweeps = Map.groupBy(semuaLayar(), (layar) => `${layar.as}, ${wingOf(layar)}`)

for (const [nama, layar] of sweeps) {
  test(`axe finds nothing on any screen, in light and dark: ${nama}`, async ({ page }) => {
    test.setTimeout(layar.length * 30_000)
    const as = layar[0]?.as ?? 'umum'
    if (as !== 'umum') await signIn(page, as)
    for (const { rute } of layar) {
      await test.step(rute, async () => {
        const alamat = await alamatOf(rute)
        await visit(page, alamat)
        expect(new URL(page.url()).pathname, 'not sent elsewhere').toBe(alamat.replace(/\?.*/, ''))
        await expect(page.getByRole('main').getByRole('alert'), 'what it shows is there').toHaveCount(0)
        await expectTidyDocument(page)
        await expectAccessible(page)
      })
    }
  })
}

test('every screen of the specification is among them', () => {
  const known = new Set(semuaLayar().map(({ rute }) => rute))
  const asked = screens.map(({ path }) => path.replace(/\{(\w+)\}/g, '$$$1'))
  expect(asked.filter((path) => !known.has(path) && !known.has(seperti(path)))).toEqual([])
})

test('a fault of either colour scheme is found', async ({ page }) => {
  await visit(page, '/kontak')
  await page.evaluate(() => {
    const place = document.createElement('div')
    place.innerHTML = '<img src="data:,"><p id="pale">Hurufnya terlalu pucat.</p>'
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-mantine-color-scheme=dark] #pale { background: #111; color: #444 }')
    document.adoptedStyleSheets.push(sheet)
    document.querySelector('main')?.prepend(place)
  })
  const found = (await findFaults(page)).map((fault) => fault.split(':')[0])
  expect(found).toEqual(['image-alt (light)', 'color-contrast (dark)'])
})

/** Forms and pages of a single record, which contain no list. */
const bukanDaftar =
  /\/(add|impor|ubah|isi|telusur|lapangan|revisi|tanda-terima|perbaikan|profil|\$(?!type$)\w+)$/
const daftar = semuaLayar().filter(({ rute, as }) => as !== 'umum' && !bukanDaftar.test(rute))

/** Returns, for every list on the screen, the number of rows in its footer and the number of visible rows. */
const countBaris = (page: Page) =>
  page.locator('main section:has(footer)').evaluateAll((lists) =>
    lists.map((list) => {
      const [, first, last] =
        list.querySelector('footer')?.textContent?.match(/^([\d.]+)–([\d.]+) dari/) ?? []
      const number = (text = '0') => Number(text.replaceAll('.', ''))
      const isSeen = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().height > 20
      const rows = [...list.querySelectorAll('tbody tr')].filter((row) => [...row.children].some(isSeen))
      return { disebut: number(last) - number(first) + 1, terlihat: rows.length }
    }),
  )

for (const [as, milik] of Map.groupBy(daftar, (satu) => satu.as)) {
  test(`on a tablet every list shows the rows that its foot counts: ${as}`, async ({ page }) => {
    test.setTimeout(milik.length * 30_000)
    await page.setViewportSize({ width: 820, height: 1180 })
    await signIn(page, as)
    const adaDaftar: string[] = []
    for (const { rute } of milik) {
      await test.step(rute, async () => {
        await visit(page, await alamatOf(rute))
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        for (const { disebut, terlihat } of await countBaris(page)) {
          expect.soft(terlihat, rute).toBe(disebut)
          adaDaftar.push(rute)
        }
      })
    }
    expect(adaDaftar.length, adaDaftar.join(' ')).toBeGreaterThan(as === 'superadmin' ? 30 : 0)
  })
}
