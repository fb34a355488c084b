import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const publik = '/okkp/batas-cemaran'

test('anyone finds the limits of chili by name, and one of them by parameter', async ({ page }) => {
  await visit(page, '/okkp/registrasi')
  await page.getByRole('main').getByRole('link', { name: 'batas cemaran pangan segar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Batas cemaran pangan segar')
  await page.getByRole('searchbox', { name: 'Nama pangan' }).fill('cabai')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await page.getByRole('link', { name: /^Cabai Merah/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Cabai Merah' })).toBeVisible()
  const pestisida = page.getByRole('table', { name: 'Residu pestisida' })
  const pirethrin = pestisida
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Pirethrin' }) })
  await expect(pirethrin).toContainText('maks. 0,05 mg/kg')
  await expect(pirethrin).toContainText('Pepper (termasuk Okra, Paprika, Cabai)')
  await expect(page.getByText('Pestisida yang tidak tercantum di bawah')).toContainText('maks. 0,01 mg/kg')
  const larangan = page.getByRole('table', { name: 'Bahan berbahaya' })
  await expect(larangan.getByRole('row', { name: /^Formalin/ })).toContainText('Dilarang')
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Cari parameter' }).fill('karbofuran')
  await page.getByRole('button', { name: 'Tampilkan' }).click()
  await expect(pestisida.getByRole('row')).toHaveCount(2)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoOverflow(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same question is answered by the server', async ({ page }) => {
    const answer = await page.goto(`${publik}?kata=kailan`)
    expect(answer?.status()).toBe(200)
    await page.getByRole('link', { name: /^Kailan/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Kailan' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Cari parameter' }).fill('timbal')
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    await expect(page.getByRole('rowheader', { name: 'Timbal (Pb)' })).toBeVisible()
  })
})

test('limits and commodities are kept by the centre', async ({ page }) => {
  test.slow()
  await signIn(page, 'okkp_pusat')
  await test.step('a limit is changed from a day on, after a look at what that would do', async () => {
    await visit(page, '/okkp/admin/data/parameter')
    await page.getByRole('link', { name: 'Batas cemaran', exact: true }).click()
    // The previous page also has a search box. Wait for the new page.
    await expect(page).toHaveURL(/parameter\/batas/)
    await expect(page.getByRole('heading', { level: 1, name: /[Bb]atas/ })).toBeVisible()
    await page.getByRole('searchbox').fill('Fenamistrobin')
    const rows = page.getByRole('row').filter({ hasText: 'Fenamistrobin' })
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    await page
      .getByRole('button', { name: /^Ubah Fenamistrobin/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: /^Ubah batas Fenamistrobin/ })
    // The open form is part of the URL and keeps its input.
    await expect(page).toHaveURL(/buka=batas-\d+/)
    await dialog.getByLabel('Batas maksimum', { exact: true }).fill('0,123')
    await dialog.getByLabel('Peraturan').fill('Perbadan Uji')
    await dialog.getByRole('button', { name: 'Periksa dampaknya' }).press('Enter')
    const dampak = dialog.getByRole('status', { name: 'Dampak perubahan' })
    await expect(dampak).toContainText(/hasil uji setahun ini|Seandainya berlaku setahun ini/)
    // The result is visible, and pressing Enter saves.
    await expect(dampak).toBeInViewport()
    await expect(dialog.getByRole('button', { name: 'Simpan batas' })).toBeFocused()
    await expectAccessible(page)
    // After a later change, the form requires a new check of the impact.
    await dialog.getByLabel('Peraturan').fill('Perbadan Uji 1/2026')
    await dialog.getByRole('button', { name: 'Periksa dampaknya' }).click()
    await expect(dampak).toContainText('hasil uji setahun ini')
    await dialog.getByRole('button', { name: 'Simpan batas' }).click()
    await expectSuccess(page, 'Data telah diubah')
    await expect(rows).toHaveCount(before + 1)
    await expect(rows.filter({ hasText: 'maks. 0,123 mg/kg' })).toContainText('Perbadan Uji 1/2026')
  })
  await test.step('the default of a regulation can be changed, not ended', async () => {
    await visit(page, '/okkp/admin/data/parameter/batas?search=yang tidak tercantum')
    const row = page.getByRole('row').filter({ hasText: 'maks. 0,01 mg/kg' })
    await expect(row.getByRole('button', { name: /^Hapus/ })).toHaveCount(0)
    await row.getByRole('button', { name: /^Ubah/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Ubah batas Pestisida pada/ })
    await dialog.getByLabel('Batas maksimum', { exact: true }).fill('0,02')
    await dialog.getByRole('button', { name: 'Periksa dampaknya' }).click()
    await expect(dialog.getByRole('status', { name: 'Dampak perubahan' })).toContainText(
      'Seandainya berlaku setahun ini',
    )
    // Other e2e tests read this default, so the test does not save the change.
    await expect(dialog.getByRole('button', { name: 'Simpan batas' })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('a ban asks for a regulation, not for an amount', async () => {
    await visit(page, '/okkp/admin/data/parameter/batas?bentuk=dilarang')
    await expect(page.getByRole('row').filter({ hasText: 'dilarang, tidak boleh terdeteksi' })).toHaveCount(4)
    await page.getByRole('button', { name: /^Ubah Formalin/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Ubah batas Formalin pada Semua pangan segar/ })
    await expect(dialog.getByText('Rapid test tetap penapisan')).toBeVisible()
    await expect(dialog.getByLabel('Satuan')).toHaveCount(0)
    await dialog.getByLabel('Peraturan').fill('Perbadan Uji 2/2026')
    await dialog.getByRole('button', { name: 'Periksa dampaknya' }).click()
    await expect(dialog.getByRole('status', { name: 'Dampak perubahan' })).toContainText('tetap sama')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('a commodity is mapped, and a doubt is shown', async () => {
    await visit(page, '/okkp/admin/data/parameter/pemetaan-komoditas?search=Mixed')
    await page.getByRole('button', { name: 'Petakan Mixed Berries' }).click()
    const dialog = page.getByRole('dialog', { name: 'Petakan Mixed Berries' })
    await dialog.getByRole('combobox', { name: 'Jenis pangan' }).fill('Blueberries')
    await page.getByRole('option', { name: /^Blueberries/ }).click()
    await dialog.getByRole('button', { name: 'Simpan pemetaan' }).click()
    await expectSuccess(page, 'Data telah diubah')
    await expect(page.getByRole('row', { name: /Mixed Berries/ })).toContainText('Blueberries')
    await page.getByRole('link', { name: 'Istilah pangan', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Istilah pangan')
    await page.getByRole('searchbox', { name: 'Cari sebutan pangan' }).fill('Beras sosoh')
    await expect(page.getByRole('row').filter({ hasText: 'Beras sosoh' })).toContainText('Beras')
  })
})
