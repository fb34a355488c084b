import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { scrollTo } from '../support/screen.ts'

interface Found {
  id: number
  nama: string
  kota: string
  lintang: number
  bujur: number
}

const found = async (page: Page, query: string): Promise<Found[]> =>
  (await (await page.request.get(`/api/pasar-pangan/public/pasar?${query}`)).json()).data

async function known(page: Page): Promise<Found> {
  const rows = await found(page, 'provinsi_id=32&limit=100')
  const row = rows.find((each) => 'sanitasi' in each && each.sanitasi && each.lintang)
  if (!row) throw new Error('The demo data has no rated market.')
  return row
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a market is looked for, found and read; one that is not there is 404', async ({ page }) => {
    const { nama, kota } = await known(page)
    await page.goto('/pasar/cari')
    await page.getByRole('searchbox').fill(nama)
    await page.getByRole('button', { name: 'Cari', exact: true }).click()
    await expect(page).toHaveURL(/search=/)
    await page.getByRole('article').getByRole('link', { name: nama }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nama)
    await expect(page).toHaveTitle(`${nama} · Portal Pangan Segar`)
    await expect(page.getByText(kota).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Rapid test terakhir' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Plakat nilai' })).toContainText('pada saringan')
    await page.getByRole('link', { name: 'Poster QR' }).click()
    await expect(page.getByRole('img', { name: `Kode QR halaman ${nama}` })).toBeVisible()
    await expect(page.getByRole('img', { name: `Kode QR lapor untuk ${nama}` })).toBeVisible()
    for (const address of ['/pasar/detail?id=999999999', '/pasar/detail', '/pasar/detail?id=x']) {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByText('Pasar ini tidak ditemukan')).toBeVisible()
    }
  })
})

test('on a phone the rating plate stands on the first screen, and the profile comes last', async ({
  page,
}) => {
  const phone = { width: 360, height: 740 }
  await page.setViewportSize(phone)
  const { id } = await known(page)
  await visit(page, `/pasar/detail?id=${id}`)
  const plate = page.getByRole('region', { name: 'Plakat nilai' })
  for (const words of ['dari 100', 'Dinilai', 'pada saringan']) await expect(plate).toContainText(words)
  const { y = 0, height = 0 } = (await plate.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(phone.height)
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.slice(0, 2)).toEqual(['Sanitasi dan higiene', 'Uji terakhir'])
  expect(titles.at(-1)).toBe('Profil pasar')
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('the poster leads to a report that already names the market, and the report arrives with it', async ({
  page,
}) => {
  const { id, nama, kota } = await known(page)
  await visit(page, `/lapor?pasar=${id}`)
  await expect(page.getByLabel('Tempat')).toHaveValue(nama)
  await expect(page.getByLabel('Provinsi')).toHaveValue('32')
  await expect(page.getByLabel('Kabupaten/kota').locator('option:checked')).toHaveText(kota)
  await page
    .getByLabel('Ceritakan apa yang Anda lihat')
    .fill('Tahu di los depan berbau menyengat sejak pagi.')
  const sent = page.waitForRequest('**/api/okkp/pengaduan/kirim')
  await page.getByRole('button', { name: 'Kirim laporan' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ tempat: nama, provinsi_id: 32 })
  await expect(page.getByRole('heading', { name: 'Laporan Anda terkirim' })).toBeVisible()
  await visit(page, '/lapor?pasar=999999999')
  await expect(page.getByLabel('Tempat')).toHaveValue('')
})

test('whoever shares a place sees the nearest market first; who does not is told what to do; its page tells all of it', async ({
  page,
  context,
}) => {
  const { id, nama, lintang, bujur } = await known(page)
  await visit(page, '/pasar/cari')
  await page.getByRole('button', { name: 'Terdekat dengan saya' }).click()
  await expect(page.getByRole('alert')).toContainText('pilih provinsi dan kabupaten/kotanya')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: lintang, longitude: bujur })
  await page.getByRole('button', { name: 'Terdekat dengan saya' }).click()
  await expect(page).toHaveURL(/dekat=/)
  const [nearest] = await found(page, `dekat=${lintang},${bujur}&limit=1`)
  await expect(page.getByRole('article').first()).toContainText(nearest?.nama ?? '-')
  await expect(page.getByRole('article').first()).toContainText('km')
  await expect(page.getByRole('heading', { name: /^Pasar di / })).toBeVisible()
  await expectAccessible(page)

  await test.step('words are looked for while they are typed, and a region narrows them', async () => {
    await visit(page, '/pasar/cari')
    await page.getByRole('searchbox').pressSequentially(nama.slice(0, 12))
    // The user chooses a province before the debounced search starts. The URL must keep both.
    await page.getByLabel('Provinsi', { exact: true }).selectOption('Jawa Barat')
    await expect(page).toHaveURL(/search=/)
    await expect(page).toHaveURL(/provinsi_id=32/)
    await page.getByLabel('Kabupaten/kota', { exact: true }).selectOption({ index: 1 })
    await expect(page).toHaveURL(/kota_id=32/)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
  })
  await test.step('the page of a market: its tests, its hygiene and its survey', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, `/pasar/detail?id=${id}&tabel=aspek`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nama)
    for (const title of ['Enam aspek sanitasi dan higiene', 'Survei sebelum dan sesudah program'])
      await scrollTo(page, page.getByRole('region', { name: title }).first())
    await expect(page.getByRole('table', { name: 'Enam aspek sanitasi dan higiene' })).toBeVisible()
    // Charts come late. The styles of the staff area, which set other fonts, must not come with them.
    await expect(page.locator('link[rel="stylesheet"][href*="mantine"]')).toHaveCount(0)
  })
})
