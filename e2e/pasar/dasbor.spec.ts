import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectAgreement, tableOf } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const base = '/api/pasar-pangan/dashboard'
const year = new Date(Date.now() + 25_200_000).getUTCFullYear()
const written = (value: number) => value.toLocaleString('id-ID')

const said = async (page: Page, path: string) =>
  (await (await page.request.get(`${base}/${path}${path.includes('?') ? '&' : '?'}isPublic=true`)).json())
    .data

/** Checks that the open page shows the same number of markets as the API. */
const expectPasar = (page: Page, query = '') =>
  expectAgreement(page, async () => {
    const { total_pasar } = await said(page, `profil/total_pasar${query}`)
    const figure = page.getByText('Pasar dalam pembinaan').locator('..')
    await expect(figure).toContainText(written(total_pasar), { timeout: 2000 })
  })

test('anyone reads the figures of the markets as tables, and they are those that were counted', async ({
  page,
}) => {
  await visit(page, '/pasar?tabel=aspek,komoditas,survei')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pasar pangan segar aman')
  await expectPasar(page)
  const foods = await tableOf(page, 'Komoditas yang paling banyak dijual')
  for (const { komoditas, total_pedagang } of await said(page, 'komoditas/bypedagang'))
    expect(foods[komoditas]?.[0]).toBe(written(total_pedagang))
  await expectAgreement(page, async () => {
    const { total } = await said(page, `compare_survey?start_date=${year}-01-01&end_date=${year}-12-31`)
    const survey = await tableOf(page, 'Survei sebelum dan sesudah program')
    expect(survey.Konsumen?.[0]).toBe(
      `${total.konsumen.presentase_pre_program.toFixed(1).replace('.', ',')}%`,
    )
  })
  await expect(page.getByText(/n = \d/).first()).toBeVisible()
  expect(Object.keys(await tableOf(page, 'Enam aspek sanitasi dan higiene'))).toContain('Personal Hygiene')
  // Only staff can open lists from the figures.
  await expect(page.getByRole('link', { name: /^Pasar dalam pembinaan/ })).toHaveCount(0)

  await test.step('a region is chosen in the address; one that does not exist is explained', async () => {
    await visit(page, '/pasar')
    await page.getByLabel('Provinsi', { exact: true }).selectOption('Jawa Barat')
    await expect(page).toHaveURL(/wilayah=32/)
    await expectPasar(page, '?provinsi_id=32')
    await page.goto('/pasar?wilayah=99')
    await expect(page.getByRole('status').filter({ hasText: 'Provinsi ini tidak dikenal' })).toBeVisible()
  })
})

test('on a phone the figures come first, and the filters wait behind what is chosen', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/pasar')
  await expect(page.getByText('Pasar dalam pembinaan')).toBeInViewport()
  await expect(page.getByLabel('Provinsi')).toBeHidden()
  const saringan = page.getByRole('button', { name: `Saringan: ${year} · semua provinsi` })
  await expect(saringan).toHaveAttribute('aria-expanded', 'false')
  await saringan.click()
  // The user chooses the region before scrolling to the charts. The charts must still show that region.
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  await expect(page.getByRole('button', { name: `Saringan: ${year} · Jawa Barat` })).toBeVisible()
  await expectNoOverflow(page)
  await page.getByText('Kelompok kurang dari lima orang digabung').scrollIntoViewIfNeeded()
  const dokumen = page.getByRole('region', { name: `Dokumen program ${year}` })
  const { total_profil } = await said(page, `profil/persentase_dokumen?provinsi_id=32&tahun_program=${year}`)
  await expect(dokumen).toContainText(`dari ${written(total_profil)} pasar berprofil`)
  await expectAccessible(page)
  expect(faults).toEqual([])
})

/** The dashboard stays visible, with the same figures, until the requested list has loaded. */
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pasar Pangan', exact: true })

test('the desk begins with the account’s region, and a figure opens the list it counts', async ({ page }) => {
  await signIn(page, 'okkp_kota')
  await test.step('before the name of the region is known, no other one is said', async () => {
    const names = Promise.withResolvers<void>()
    await page.route('**/api/okkp/static/provinsi**', async (route) => {
      await names.promise
      await route.continue()
    })
    await page.goto('/pasar/admin')
    await expect(page.getByRole('heading', { name: /^Statistik pasar/ })).toHaveText('Statistik pasar')
    names.resolve()
    await expect(page.getByRole('heading', { name: 'Statistik pasar: Kota Bandung' })).toBeVisible()
    await page.unroute('**/api/okkp/static/provinsi**')
  })
  for (const [name, list] of [
    [/^Pasar dalam pembinaan/, /\/pasar\/admin\/pasar/],
    [/^Rapid test positif/, /\/pasar\/admin\/pengujian\?.*hasil_uji=Positif/],
  ] as const) {
    await expectAgreement(page, async () => {
      await visit(page, '/pasar/admin')
      await expect(page.getByRole('heading', { name: 'Statistik pasar: Kota Bandung' })).toBeVisible()
      const card = page.getByRole('link', { name }).filter({ has: page.locator('b') })
      await expect(card.locator('b')).toHaveText(/\d/)
      // The card may show a rate next to the count.
      const [shown] = /^[\d.]+/.exec((await card.locator('b').textContent()) ?? '') ?? []
      await card.click()
      await expect(page).toHaveURL(list)
      await expect(dashboard(page)).toHaveCount(0)
      await expect(page.getByText(`dari ${shown}`)).toBeVisible()
    })
  }
  // The score is the mean of this year's assessments. The list must contain the same assessments.
  await expectAgreement(page, async () => {
    await visit(page, '/pasar/admin')
    const score = page.getByRole('link', { name: new RegExp(`^Nilai sanitasi ${year}`) })
    await expect(score).toContainText(/dari \d+ penilaian/)
    const [, many] = /dari ([\d.]+) penilaian/.exec((await score.textContent()) ?? '') ?? []
    await score.click()
    await expect(page).toHaveURL(/higiene\?.*start_date=/)
    await expect(dashboard(page)).toHaveCount(0)
    await expect(page.getByText(`dari ${many}`)).toBeVisible()
  })

  await visit(page, '/pasar/admin?tabel=kategori')
  const kinds = `Yang diuji dengan rapid test ${year}`
  expect(Object.keys(await tableOf(page, kinds))).toContain('Asal tumbuhan (PSAT)')
  await expect(page.getByRole('table', { name: kinds }).getByRole('link').first()).toHaveAttribute(
    'href',
    /pengujian\?.*kategori=PSAT/,
  )
})
