import { dayInJakarta } from '../../packages/domain/src/platform/format.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { masuk } from '../support/klien.ts'
import { expect, signIn, test } from '../support/portal.ts'

test('the year as bars and as a table, the month as a list and as Excel', async ({ page, baseURL }) => {
  const sekretariat = await masuk(baseURL, 'sekretariat')
  const { data } = await sekretariat.get<{ data: { uploadTime: string }[] }>(
    '/api/audit-document/uploadDocument?auditType=sppb_psat&tab=permohonan&orderBy=terbaru&limit=1&page=1',
  )
  await sekretariat.close()
  const [tahun = '', bulan = ''] = dayInJakarta(data[0]?.uploadTime ?? 0).split('-')
  const nama = new Intl.DateTimeFormat('id-ID', { month: 'long' }).format(new Date(`${tahun}-${bulan}-10`))
  await signIn(page, 'sekretariat')
  await page.goto(`/psat/admin/report?tahun=${tahun}`)
  await expect(page.getByText(/^Diproses \d+/)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Tabel', { exact: true }).click()
  const tabel = page.getByRole('table', { name: /^Permohonan per bulan/ })
  await expect(tabel.getByRole('row')).toHaveCount(14)
  await expectAccessible(page)
  await tabel.getByRole('link', { name: nama }).click()
  await expect(page.getByRole('heading', { name: `SPPB-PSAT diproses, ${nama} ${tahun}` })).toBeVisible()
  await expectAccessible(page)
  const [excel] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Ekspor \d+ berkas ke Excel/ }).click(),
  ])
  expect(excel.suggestedFilename()).toBe(`ringkasan-sppb-psat-ongoing-${tahun}-${Number(bulan)}.xlsx`)
  await page.getByRole('combobox', { name: 'Keadaan' }).click()
  await page.getByRole('option', { name: 'Ditolak' }).click()
  await expect(page).toHaveURL(/hasil=reject/)
  await expect(page.getByRole('heading', { name: `SPPB-PSAT ditolak, ${nama} ${tahun}` })).toBeVisible()
})
