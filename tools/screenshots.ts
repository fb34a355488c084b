import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { signInByForm } from '../e2e/support/session.ts'
import { type Role, roleSlug } from '../packages/domain/src/platform/roles.ts'
import { findBrowser } from './system-packages.ts'

/**
 * `npm run docs:screenshots [address] [panduan]` takes pictures of a running demo portal: the main screens for docs, and
 * one per role for the guide at /panduan. With `panduan`, the command takes only those of the guide.
 */
const [address = 'http://127.0.0.1:3000', part] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../docs/screenshots')
const guideFolder = join(import.meta.dirname, '../apps/web/src/routes/panduan/-panduan/gambar')

interface PageOptions {
  /** Account to sign in with. */
  as?: string
  width?: number
  height?: number
  scheme?: 'light' | 'dark'
}

interface Shot extends PageOptions {
  name: string
  path: string
  /** Name of a link to open first. */
  follow?: RegExp
}

const shots: Shot[] = [
  { name: 'beranda', path: '/' },
  { name: 'statistik', path: '/okkp' },
  { name: 'cari-pasar', path: '/pasar/cari' },
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

/** Account and screen that best show the work of each role. */
const guide: Record<Role, { as: string; path: string }> = {
  SUPERADMIN: { as: 'superadmin', path: '/admin/settings' },
  SEKRETARIAT: { as: 'sekretariat', path: '/admin' },
  KOORDINATOR_SEKRETARIAT: { as: 'koordinator', path: '/psat/admin/perizinan/sppb_psat' },
  SUBKOORDINATOR_SEKRETARIAT: {
    as: 'subkoordinator',
    path: '/psat/admin/perizinan/izin_edar_pl?tab=lampiran_teknis',
  },
  AUDITOR: { as: 'auditor', path: '/psat/admin/perizinan/sppb_psat/audit' },
  LEAD_AUDITOR: { as: 'lead_auditor', path: '/admin' },
  PVTPP: { as: 'pvtpp', path: '/psat/admin/perizinan/sppb_psat/audit' },
  OKKP_ADMIN_PUSAT: { as: 'okkp_pusat', path: '/okkp/admin/data/parameter/batas' },
  OKKP_ADMIN_DAERAH: { as: 'okkp_daerah', path: '/okkp/admin/registrasi' },
  OKKP_ADMIN_KOTA: { as: 'okkp_kota', path: '/okkp/admin/lab/rapid' },
  OKKP_ADMIN_UJILAB: { as: 'okkp_ujilab', path: '/okkp/admin/lab/uji' },
  OKPO_ADMIN: { as: 'okpo_admin', path: '/pasar/admin/higiene' },
  PELAKU_USAHA: { as: 'pelaku_usaha', path: '/' },
}

async function open(
  browser: Browser,
  { as, width = 1440, height = width > 600 ? 900 : 740, scheme = 'light' }: PageOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    colorScheme: scheme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  })
  const page = await context.newPage()
  if (as) {
    await page.goto('/admin/login')
    await signInByForm(page, as)
    await page.getByRole('button', { name: /^Menu akun/ }).waitFor()
  }
  return page
}

/** Waits for fonts, charts and other content that loads after the heading. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').waitFor()
  // While a page fetches data, it has little more than its heading.
  await page.waitForFunction(() => (document.querySelector('main')?.textContent ?? '').length > 300)
  await page.waitForLoadState('load')
  await page.waitForTimeout(800)
}

async function takeShot(browser: Browser, shot: Shot): Promise<void> {
  const page = await open(browser, shot)
  await page.goto(shot.path)
  await page.locator('h1').waitFor()
  if (shot.follow) {
    await page.getByRole('link', { name: shot.follow }).first().click()
    await page.getByTestId('jam').waitFor()
  }
  await settle(page)
  await page.screenshot({ path: join(folder, `${shot.name}.png`) })
  await page.context().close()
  console.log(`› ${shot.name}.png`)
}

/** Converts a PNG to WebP in the browser, at the width of the guide. The result is a third of the size. */
async function toWebp(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`
  const base64 = await page.evaluate(
    async ([src, wide]) => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = Math.round((wide * picture.height) / picture.width)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser has no 2D canvas.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
    },
    [source, width] as const,
  )
  return Buffer.from(base64, 'base64')
}

async function takeGuide(browser: Browser, role: Role): Promise<void> {
  const page = await open(browser, { ...guide[role], width: 1280, height: 800 })
  await page.goto(guide[role].path)
  // Waits for the staff UI, because the same path also has a public page.
  await page.getByRole('button', { name: /^Menu akun/ }).waitFor()
  await settle(page)
  const png = await page.screenshot()
  // The Content Security Policy of the portal blocks the conversion script, so it runs on an empty page.
  await page.goto('about:blank')
  writeFileSync(join(guideFolder, `${roleSlug(role)}.webp`), await toWebp(page, png, 960))
  await page.context().close()
  console.log(`› panduan/${roleSlug(role)}.webp`)
}

mkdirSync(folder, { recursive: true })
mkdirSync(guideFolder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
if (part !== 'panduan') for (const shot of shots) await takeShot(browser, shot)
for (const role of Object.keys(guide) as Role[]) await takeGuide(browser, role)
await browser.close()
