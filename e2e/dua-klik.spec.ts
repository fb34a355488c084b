import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from './support/portal.ts'
import { signIn } from './support/session.ts'

interface Tugas {
  name: string
  /** Undefined for a visitor. */
  as?: string
  /** One or two clicks from the start page. */
  clicks: [(page: Page) => Locator] | [(page: Page) => Locator, (page: Page) => Locator]
  arrived: (page: Page) => Locator
}

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first()
const menu = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })
/** The first row of the queue, whose button is the next step. */
const first = (page: Page) =>
  page.getByRole('main').locator('li').filter({ hasText: 'Lewat tenggat' }).first().getByRole('link').last()

const tugas: Tugas[] = [
  {
    name: 'check a permit',
    clicks: [(page) => page.getByRole('button', { name: 'Periksa', exact: true })],
    arrived: (page) => page.getByRole('article').getByText('Berlaku', { exact: true }).first(),
  },
  {
    name: 'find the nearest tested market',
    clicks: [
      link('Cari pasar terdekat'),
      (page) => page.getByRole('button', { name: 'Terdekat dengan saya' }),
    ],
    arrived: (page) => page.getByText(/\d+(,\d+)? km/).first(),
  },
  { name: 'report a problem', clicks: [menu('Lapor')], arrived: heading(/^Laporkan/) },
  {
    name: 'follow a report',
    clicks: [menu('Lapor'), link('Baca jawabannya')],
    arrived: (page) => page.getByLabel('Nomor laporan'),
  },
  {
    name: 'read warnings',
    clicks: [menu('Peringatan'), link(/Kacang tanah/)],
    arrived: heading(/Kacang tanah/),
  },
  {
    name: 'renew a permit',
    as: 'pelaku_usaha',
    clicks: [link(/^Perpanjang /)],
    arrived: (page) => page.getByText('Perpanjangan').first(),
  },
  {
    name: 'pay a bill',
    as: 'pelaku_usaha',
    clicks: [link(/^Bayar Rp/)],
    arrived: (page) => page.getByRole('button', { name: 'Salin kode billing' }),
  },
  {
    name: 'find the most urgent file',
    as: 'sekretariat',
    clicks: [first],
    arrived: (page) => page.getByRole('region', { name: 'Giliran dan langkah' }),
  },
  {
    name: 'find the most urgent case',
    as: 'okkp_kota',
    clicks: [first],
    arrived: (page) => page.getByText('Giliran kantor Anda').first(),
  },
  {
    name: 'find what waits for approval',
    as: 'okkp_pusat',
    clicks: [link(/^Periksa dan terbitkan/)],
    arrived: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /Terbitkan/ })
        .first(),
  },
]

test.use({ geolocation: { latitude: -6.9147, longitude: 107.6098 }, permissions: ['geolocation'] })

for (const { name, as, clicks, arrived } of tugas) {
  test(`${as ?? 'a visitor'} can ${name} within two clicks from the start page`, async ({ page }) => {
    if (as) await signIn(page, as)
    await visit(page, as && as !== 'pelaku_usaha' ? '/admin' : '/')
    if (name === 'check a permit') await page.getByRole('main').getByRole('combobox').first().fill('beras')
    for (const target of clicks) await target(page).click()
    await expect(arrived(page)).toBeVisible()
  })
}
