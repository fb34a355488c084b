import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/portal.ts'
import { expectAgreement, tableOf } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const base = '/api/okkp/dashboard'
const year = new Date(Date.now() + 25_200_000).getUTCFullYear()
const written = (value: number) => value.toLocaleString('id-ID')

const said = async (page: Page, path: string) =>
  (await (await page.request.get(`${base}/${path}`)).json()).data

/** Checks that the open page shows the same number of valid registrations as the API. */
const expectBerlaku = (page: Page, query = '') =>
  expectAgreement(page, async () => {
    const { total_berlaku } = await said(page, `statistik_registrasi${query}`)
    const figure = page.getByText('Registrasi berlaku', { exact: true }).first().locator('..')
    await expect(figure).toContainText(written(total_berlaku), { timeout: 2000 })
  })

test('anyone reads the figures as tables, and they are those that were counted', async ({ page }) => {
  await visit(page, '/okkp?wilayah=32&tabel=tahunan,komoditas,mutu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistik keamanan pangan segar')
  await expectAgreement(page, async () => {
    const rows: Record<string, number>[] = await said(
      page,
      `statistik_registrasi/${year}?back_year=5&provinsi_id=32`,
    )
    const table = await tableOf(page, 'Registrasi terbit per jenis dan tahun')
    for (const row of rows) {
      const cells = table[`${row.years}${row.years === year ? ' (berjalan)' : ''}`]
      expect(cells?.slice(0, 2)).toEqual([
        written(row.total_registrasi_pduk ?? 0),
        written(row.total_izin_edar_pd ?? 0),
      ])
    }
  })
  const { registrasi } = await said(
    page,
    `komoditas?provinsi_id=32&start_date=${year}-01-01&end_date=${year}-12-31`,
  )
  const foods = await tableOf(page, 'Komoditas terbanyak')
  for (const { komoditas, count } of registrasi) expect(foods[komoditas]?.[0]).toBe(written(count))
  const { kelas } = await said(
    page,
    `statistik_uji_mutu?provinsi_id=32&start_date=${year}-01-01&end_date=${year}-12-31`,
  )
  const classes = await tableOf(page, 'Kelas mutu')
  for (const { kelas_mutu, total_kelas_mutu } of kelas)
    expect(classes[kelas_mutu]?.[0]).toBe(written(total_kelas_mutu))
  // Only staff can open lists from the figures.
  await expect(page.getByRole('link', { name: /^Registrasi berlaku/ })).toHaveCount(0)

  await test.step('a region and a year are chosen in the address; one that does not exist is explained', async () => {
    await visit(page, '/okkp')
    await page.getByLabel('Provinsi', { exact: true }).selectOption('Jawa Barat')
    await expect(page).toHaveURL(/wilayah=32/)
    await page.getByLabel('Kabupaten/kota', { exact: true }).selectOption('Kota Bandung')
    await expect(page).toHaveURL(/kota=3273/)
    await expectBerlaku(page, '?provinsi_id=32&kota_id=3273')
    await visit(page, '/okkp?wilayah=99')
    await expect(page.getByRole('status').filter({ hasText: 'Wilayah ini tidak dikenal' })).toBeVisible()
    await visit(page, '/okkp?tahun=1999')
    await expect(page.getByText('Registrasi terbit 1999', { exact: true }).locator('..')).toContainText('0')
  })
})

test('the desk of a province: its figures, its map and its scorecard', async ({ page }) => {
  test.slow()
  await signIn(page, 'okkp_daerah')
  await test.step('the desk begins with the account’s region, and a figure opens the list it counts', async () => {
    await visit(page, '/okkp/admin')
    await expect(page.getByLabel('Provinsi', { exact: true })).toHaveValue('32')
    await page.getByRole('link', { name: /^Registrasi berlaku/ }).click()
    await expect(page).toHaveURL(/\/okkp\/admin\/registrasi\?.*status=valid/)
    let looks = 0
    await expect(async () => {
      // Another e2e test may have added a registration to the province in between.
      if (looks++ > 0) await page.reload()
      const { total_berlaku } = await said(page, 'statistik_registrasi?provinsi_id=32')
      await expect(page.getByText(`dari ${written(total_berlaku)} registrasi`)).toBeVisible({ timeout: 5000 })
    }).toPass()
  })
  await test.step('the map begins with its own cities, and leads to no list but its own', async () => {
    await visit(page, '/okkp/admin?tab=peta')
    await expect(page.getByRole('heading', { name: 'Registrasi berlaku di Jawa Barat' })).toBeVisible()
    await page.getByRole('link', { name: 'Indonesia' }).click()
    await page.getByRole('button', { name: 'Tampilkan tabel' }).click()
    const cell = (nama: string) =>
      page
        .getByRole('row', { name: new RegExp(`^${nama} `) })
        .getByRole('cell')
        .first()
    await expect(cell('Jawa Barat').getByRole('link')).toBeVisible()
    await expect(cell('Jawa Tengah')).toHaveText(/^\d+$/)
    await expect(cell('Jawa Tengah').getByRole('link')).toHaveCount(0)
  })
  await test.step('a scorecard compares a province with the nation on one page', async () => {
    await visit(page, '/okkp/admin/rapor')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jawa Barat')
    const rows = page.getByRole('table').locator('tbody tr')
    await expect(rows).toHaveCount(5)
    const lab = await said(
      page,
      `statistik_uji_lab?provinsi_id=32&start_date=${year}-01-01&end_date=${year}-12-31`,
    )
    await expect(rows.nth(1)).toContainText(
      `${written(lab.total_tms)} dari ${written(lab.total_ms + lab.total_tms)}`,
    )
    await page.emulateMedia({ media: 'print' })
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says its figures in words', async ({ page }) => {
    const answer = await page.goto('/okkp')
    expect(answer?.status()).toBe(200)
    await expectBerlaku(page)
    await expect(page.getByRole('region', { name: 'Registrasi terbit per jenis dan tahun' })).toContainText(
      'registrasi',
    )
  })
})
