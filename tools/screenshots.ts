import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { signIn } from '../e2e/support/portal.ts'
import { findBrowser } from './system-packages.ts'

/** Pictures of the main screens for docs, taken from a running demo portal: `npm run docs:screenshots [address]`. */
const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const folder = join(import.meta.dirname, '../docs/screenshots')

interface Shot {
  name: string
  path: string
  as?: string
  /** The first link with this name is opened before. */
  follow?: RegExp
  width?: number
  scheme?: 'light' | 'dark'
}

const shots: Shot[] = [
  { name: 'beranda', path: '/' },
  { name: 'masuk', path: '/admin/login' },
  { name: 'admin', path: '/admin', as: 'superadmin' },
  { name: 'akun', path: '/admin/settings', as: 'superadmin' },
  { name: 'profil-gelap', path: '/admin/profil', as: 'superadmin', scheme: 'dark' },
  { name: 'psat', path: '/psat' },
  { name: 'psat-antrean', path: '/admin', as: 'sekretariat' },
  { name: 'psat-berkas', path: '/admin', as: 'sekretariat', follow: /^Periksa kelengkapan$/ },
  {
    name: 'psat-berkas-gelap',
    path: '/admin',
    as: 'lead_auditor',
    follow: /^(Audit dokumen|Periksa \d+ jawaban)$/,
    scheme: 'dark',
  },
  { name: 'psat-lapang-360', path: '/admin', as: 'lead_auditor', follow: /^Isi daftar periksa$/, width: 360 },
  { name: 'psat-pelaku', path: '/', as: 'pelaku_usaha' },
  { name: 'psat-pembayaran', path: '/', as: 'pelaku_usaha', follow: /^Bayar Rp/ },
  { name: 'psat-pembayaran-360', path: '/', as: 'pelaku_usaha', follow: /^Bayar Rp/, width: 360 },
  { name: 'registri', path: '/okkp/admin/registrasi', as: 'okkp_daerah' },
  { name: 'registri-publik', path: '/okkp/registrasi' },
  { name: 'komoditas', path: '/okkp/admin/data/komoditas', as: 'okkp_pusat' },
  { name: 'komoditas-360', path: '/okkp/admin/data/komoditas', as: 'okkp_pusat', width: 360 },
]

async function open(browser: Browser, { as, width = 1440, scheme = 'light' }: Shot): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: width > 600 ? 900 : 740 },
    colorScheme: scheme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  })
  const page = await context.newPage()
  if (as) await signIn(page, as)
  return page
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const shot of shots) {
  const page = await open(browser, shot)
  await page.goto(shot.path)
  await page.locator('h1').waitFor()
  if (shot.follow) {
    await page.getByRole('link', { name: shot.follow }).first().click()
    await page.getByTestId('jam').waitFor()
  }
  await page.waitForLoadState('load')
  await page.waitForTimeout(800)
  await page.screenshot({ path: join(folder, `${shot.name}.png`) })
  await page.context().close()
  console.log(`› ${shot.name}.png`)
}
await browser.close()
