import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, signIn, test } from '../support/portal.ts'

const base = '/api/pasar-pangan/dashboard'
const year = new Date(Date.now() + 25_200_000).getUTCFullYear()
const written = (value: number) => value.toLocaleString('id-ID')

const said = async (page: Page, path: string) =>
  (await (await page.request.get(`${base}/${path}${path.includes('?') ? '&' : '?'}isPublic=true`)).json())
    .data

/** Cells of the table of a card, by the head of each row; the card is fetched when it is scrolled to. */
async function tableOf(page: Page, title: string): Promise<Record<string, string[]>> {
  await page.getByRole('region', { name: title, exact: true }).first().scrollIntoViewIfNeeded()
  const rows = page.getByRole('table', { name: title, exact: true }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const read = await rows.evaluateAll((all) =>
    all.map((row): [string, string[]] => [
      row.querySelector('th')?.textContent ?? '',
      [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
    ]),
  )
  return Object.fromEntries(read)
}

test('anyone reads the figures of the markets as tables, and they are those that were counted', async ({
  page,
}) => {
  await page.goto('/pasar?tabel=aspek,komoditas,survei')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pasar pangan segar aman')
  const { total_pasar } = await said(page, 'profil/total_pasar')
  await expect(page.getByText('Pasar dalam pembinaan').locator('..')).toContainText(written(total_pasar))
  const foods = await tableOf(page, 'Komoditas yang paling banyak dijual')
  for (const { komoditas, total_pedagang } of await said(page, 'komoditas/bypedagang'))
    expect(foods[komoditas]?.[0]).toBe(written(total_pedagang))
  const { total } = await said(page, `compare_survey?start_date=${year}-01-01&end_date=${year}-12-31`)
  const survey = await tableOf(page, 'Survei sebelum dan sesudah program')
  expect(survey.Konsumen?.[0]).toBe(`${total.konsumen.presentase_pre_program.toFixed(1).replace('.', ',')}%`)
  await expect(page.getByText(/n = \d/).first()).toBeVisible()
  expect(Object.keys(await tableOf(page, 'Enam aspek sanitasi dan higiene'))).toContain('Personal Hygiene')
  // Nobody but staff has lists behind the figures.
  await expect(page.getByRole('link', { name: /^Pasar dalam pembinaan/ })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
})

test('a region is chosen in the address; one that does not exist is explained', async ({ page }) => {
  await page.goto('/pasar')
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  await expect(page).toHaveURL(/wilayah=32/)
  const { total_pasar } = await said(page, 'profil/total_pasar?provinsi_id=32')
  await expect(page.getByText('Pasar dalam pembinaan').locator('..')).toContainText(written(total_pasar))
  await page.goto('/pasar?wilayah=99')
  await expect(page.getByRole('status').filter({ hasText: 'Provinsi ini tidak dikenal' })).toBeVisible()
})

test('the desk begins with the account’s region, and a figure opens the list it counts', async ({ page }) => {
  await signIn(page, 'okkp_kota')
  await page.goto('/pasar/admin')
  await expect(page.getByRole('heading', { name: 'Statistik pasar: Kota Bandung' })).toBeVisible()
  const card = page.getByRole('link', { name: /^Pasar dalam pembinaan/ })
  const shown = (await card.locator('b').textContent()) ?? ''
  await card.click()
  await expect(page).toHaveURL(/\/pasar\/admin\/pasar/)
  await expect(page.getByText(`dari ${shown}`)).toBeVisible()
})
