import { readFile } from 'node:fs/promises'
import { dayInJakarta } from '../../packages/domain/src/platform/format.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

interface Visit {
  nama_perusahaan: string
  tanggal_mulai: string
  jam: string
  status: string
}

test('the audit calendar: visits of the month, narrowed by state, as .ics, and on a phone', async ({
  page,
}) => {
  await signIn(page, 'koordinator')
  const today = dayInJakarta(Date.now())
  await page.goto('/psat/admin')
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('/api/psat/kunjungan/kalender?')),
    page.getByRole('main').getByRole('link', { name: 'Kalender audit' }).click(),
  ])
  let visits: Visit[] = (await answer.json()).data
  await expect(page.getByRole('heading', { level: 1, name: 'Kalender audit' })).toBeVisible()
  if (visits.length === 0) {
    // Late in a month, the next visit of the demo data is in the following month.
    const [later] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('/api/psat/kunjungan/kalender?')),
      page.getByRole('button', { name: 'Bulan berikutnya' }).click(),
    ])
    visits = (await later.json()).data
    await expect(page).toHaveURL(/bulan=\d{4}-\d{2}/)
  }
  const [first] = visits
  if (!first) throw new Error(`The demo data has no visit around ${today}`)
  const entry = page
    .getByRole('table', { name: /^Kunjungan/ })
    .getByRole('link', { name: new RegExp(`^${first.jam.replace(':', '.')} ${first.nama_perusahaan}`) })
  await expect(entry.first()).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh .ics' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^kalender-audit-.*\.ics$/)
  const ics = await readFile(await download.path(), 'utf8')
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(visits.length)
  expect(ics).toContain(
    `DTSTART;TZID=Asia/Jakarta:${first.tanggal_mulai.replaceAll('-', '')}T${first.jam.replace(':', '')}00`,
  )

  const agreed = visits.filter(({ status }) => status === 'dikonfirmasi').length
  await page.getByLabel('Keadaan').selectOption('Disepakati')
  await expect(page).toHaveURL(/status=dikonfirmasi/)
  await expect(page.locator('li[data-status="diusulkan"]')).toHaveCount(0)
  if (agreed === 0) await expect(page.getByText(/^Tidak ada kunjungan di bulan ini/)).toBeVisible()

  await page.getByLabel('Keadaan').selectOption('')
  // Every month has weekends; the last weeks of a year have a holiday too.
  await expect(page.locator('td[data-off]').first()).toBeVisible()
  await page.goto('/psat/admin/kalender?bulan=2026-12')
  await expect(page.getByRole('table', { name: /^Kunjungan/ })).toContainText(/Natal/)
  await page.goBack()
  await expect(entry.first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('table', { name: /^Kunjungan/ })).toBeHidden()
  const row = page
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(first.nama_perusahaan) })
    .first()
  await expect(row).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await row.click()
  await expect(page).toHaveURL(/\/psat\/admin\/perizinan\/(sppb_psat|izin_edar_pl)\//)
})
