import type { Page } from '@playwright/test'
import { formatNumber } from '../../packages/domain/src/platform/format.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

const base = '/api/audit-document/dashboard'

/** Opens a page and returns the API response that this page received. Other e2e tests change files meanwhile. */
async function openPage<T>(page: Page, path: string, call: string): Promise<T> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes(`${base}/${call}`) && one.ok()),
    page.url().startsWith('http') ? visit(page, path) : page.goto(path),
  ])
  return answer.json()
}

const kartu = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const jumlahDaftar = (page: Page, n: number) =>
  expect(
    page.getByText(new RegExp(`dari ${formatNumber(n)} berkas|^${formatNumber(n)} berkas$`)).first(),
  ).toBeVisible()

/** Checks the weekly report as chart, table and Excel, the service times, and a small screen in dark mode. */
async function readLaporan(page: Page): Promise<void> {
  const { data } = await openPage<{ data: { label: string; totalUpload: number; totalComplete: number }[] }>(
    page,
    '/psat/admin/report?tab=mingguan&tabel=mingguan',
    'weeklyReport',
  )
  const tabel = page.getByRole('table', { name: 'Masuk, terbit, dan ditolak per minggu' })
  // The test skips the current week, because other e2e tests add files to it.
  const busiest = data.slice(0, -1).toSorted((a, b) => b.totalUpload - a.totalUpload)[0]
  if (!busiest) throw new Error('The chart has no week.')
  await expect(
    tabel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: busiest.label, exact: true }) }),
  ).toContainText(formatNumber(busiest.totalUpload))
  const [excel] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ekspor ke Excel' }).click(),
  ])
  expect(excel.suggestedFilename()).toMatch(/^laporan-mingguan-.*\.xlsx$/)
  await page
    .getByRole('link', { name: `Masuk, ${busiest.label}: ${formatNumber(busiest.totalUpload)} berkas` })
    .click()
  await jumlahDaftar(page, busiest.totalUpload)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const times = await openPage<{ data: { total: { count: number; median: number } }[] }>(
    page,
    '/psat/admin/report?tab=layanan',
    'serviceTimes',
  )
  await expect(page.getByText(/berkas berakhir: rata-rata/)).toBeVisible()
  expect(times.data.length).toBeGreaterThan(0)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await visit(page, '/psat/admin')
  await expect(page.getByRole('heading', { name: 'Angka layanan' })).toBeVisible()
  await expectNoOverflow(page)
}

test('figures of dashboard and report are those of the calls, and each opens the files it counts', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'sekretariat')
  const { data } = await openPage<{
    data: { process: string; alur: string; label: string; count: number }[]
  }>(page, '/psat/admin', 'documentPerProcess')
  const card = kartu(page, 'Tahap berkas sekretariat')
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('button', { name: 'Tampilkan tabel' }).click()
  await expect(page).toHaveURL(/tabel=tahap-berkas/)
  const tabel = page.getByRole('table', { name: 'Tahap berkas sekretariat' })
  for (const { label, count, alur } of data.filter((row) => row.alur === 'berkas')) {
    const row = tabel
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    await expect(row, `${alur} ${label}`).toContainText(formatNumber(count))
  }
  await tabel.getByRole('link', { name: 'Sertifikasi OSS' }).click()
  await expect(page).toHaveURL(/tab=berkas.*process=finish_publish|process=finish_publish.*tab=berkas/)
  const list = page.url()
  // Other e2e tests change files meanwhile. The test reloads figure and list until both agree.
  let now = data
  await expect(async () => {
    if (now !== data) await page.goto(list)
    const figure = now.find(({ process }) => process === 'finish_publish')?.count ?? 0
    await jumlahDaftar(page, figure).catch(async (fault) => {
      await page.goto('about:blank')
      now = (await openPage<{ data: typeof data }>(page, '/psat/admin', 'documentPerProcess')).data
      throw fault
    })
  }).toPass()

  const deadlines = await openPage<{ data: { deadline: { count: number } } }>(
    page,
    '/psat/admin?sumber=pusat',
    'documentDeadlineCount',
  )
  const late = deadlines.data.deadline.count
  const figure = page.getByRole('link', { name: /^Lewat tenggat/ })
  await expect(figure).toContainText(formatNumber(late))
  await figure.click()
  await expect(page).toHaveURL(/isInputPusat=true/)
  await expect(page.getByText('Keadaan tenggat: Terlambat')).toBeVisible()
  if (late > 0) await jumlahDaftar(page, late)
  await test.step('the report', () => readLaporan(page))
})
