import { expect, test, visit } from '../support/portal.ts'
import { pelakuSiap } from '../support/psat-company.ts'
import { submitNew } from '../support/psat-steps.ts'
import { checkBox } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const daftar = '/psat/admin/perizinan/sppb_psat'

test('the list: tabs, search, filters, "Giliran saya", badges that follow', async ({ page }) => {
  const pelaku = await pelakuSiap()
  const berkas = await submitNew(pelaku)
  await signIn(page, 'sekretariat')
  // The start page shows the user's own queue, with the next step on each row.
  await page.goto('/admin')
  const antrean = page.getByRole('region', { name: /berkas menunggu Anda$/ })
  await expect(antrean.getByRole('link', { name: 'Periksa kelengkapan' }).first()).toBeVisible()
  await visit(page, '/psat/admin')
  const sppb = page.getByRole('region', { name: 'SPPB-PSAT' })
  await expect(sppb.getByRole('link', { name: /menunggu Anda$/ })).toHaveAttribute('href', /giliran=true/)
  await sppb
    .getByRole('list', { name: 'Tahap SPPB-PSAT' })
    .getByRole('link', { name: /^Permohonan/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`${daftar}\\?tab=permohonan`))
  // The specification uses this URL.
  await visit(page, '/psat/admin/perizinan/sppb')
  await expect(page).toHaveURL(new RegExp(`${daftar}$`))

  const head = (name: string) => page.getByRole('columnheader', { name })
  await expect(head('Tenggat')).toHaveAttribute('aria-sort', 'ascending')
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThanOrEqual(10)
  expect(Math.max(...heights)).toBeLessThanOrEqual(68)

  await page.getByRole('searchbox').fill(pelaku.perusahaan.nama)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: pelaku.perusahaan.nama })
  await expect(row).toContainText('Giliran saya')
  await expect(row).toContainText('Pengajuan')
  await expect(row).toContainText('sisa 4 hari kerja')
  await expect(row.getByRole('link', { name: 'Periksa kelengkapan' })).toBeVisible()
  // A tablet shows the whole name and keeps deadline and step on the screen.
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(head('Giliran')).toBeHidden()
  await expect(head('Tenggat')).toBeInViewport({ ratio: 1 })
  await expect(row.getByRole('link', { name: 'Periksa kelengkapan' })).toBeInViewport({ ratio: 1 })
  expect((await head('Permohonan').boundingBox())?.width).toBeGreaterThanOrEqual(160)
  await page.setViewportSize({ width: 1440, height: 900 })

  await checkBox(page.getByRole('switch', { name: /Giliran saya/ }))
  await expect(page).toHaveURL(/giliran=true/)
  await expect(row).toBeVisible()
  await page.getByRole('combobox', { name: 'Provinsi' }).click()
  await page.getByRole('option', { name: 'Jawa Barat' }).click()
  await expect(row).toBeVisible()
  // Three filters stand in sight, the others behind a button that counts those that are set.
  const fields = page.getByRole('region', { name: 'Berkas SPPB-PSAT' }).getByRole('combobox')
  await expect(fields.filter({ visible: true })).toHaveCount(3)
  await page.getByRole('button', { name: 'Saringan lain', exact: true }).click()
  await page.getByRole('combobox', { name: 'Tahap' }).click()
  await page.getByRole('option', { name: 'Verifikasi awal' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Saringan lain (1)' }).click()
  await expect(page.getByRole('combobox', { name: 'Tahap' })).toBeHidden()
  // On a phone all of them are behind one button, and the row is a card.
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(fields.filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Saringan (2)' })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Berkas SPPB-PSAT' }).getByText(pelaku.perusahaan.nama),
  ).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('combobox', { name: 'Jenis permohonan' }).click()
  await page.getByRole('option', { name: 'Perpanjangan' }).click()
  await expect(page.getByText('Tidak ada berkas yang cocok')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus semua saringan' }).click()

  await page.getByRole('searchbox').fill(pelaku.perusahaan.nama)
  await page
    .getByRole('link', { name: /^Audit Dokumen/ })
    .last()
    .click()
  await expect(page).toHaveURL(/tab=audit_dokumen/)
  await expect(page.getByText('Tidak ada berkas yang cocok')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Tahap' })
    .getByRole('link', { name: /^Permohonan/ })
    .click()

  // A new file appears in the open list and in the sidebar without a click.
  const lencana = page
    .locator('[data-sidebar]')
    .getByRole('link', { name: /^Permohonan/ })
    .first()
  const terbaca = async () => Number(/\d+$/.exec((await lencana.textContent()) ?? '')?.[0])
  const menunggu = await terbaca()
  await submitNew(pelaku)
  await expect(page.getByRole('row')).toHaveCount(3)
  // Other e2e tests apply at the same time, so the count may grow by more than one.
  await expect.poll(terbaca).toBeGreaterThan(menunggu)
  await row.filter({ hasText: berkas.nomorPermohonan }).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${daftar}/${berkas.uuid}`))
})
