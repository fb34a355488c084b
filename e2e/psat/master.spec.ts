import { expectAccessible } from '../support/accessibility.ts'
import { expectSuccess } from '../support/popup.ts'
import { expect, signIn, test } from '../support/portal.ts'

test('a tariff is changed and put back', async ({ page }) => {
  await signIn(page, 'superadmin')
  await page.goto('/psat/admin/data/tarif')
  const ubah = page.getByRole('button', { name: 'Ubah tarif Perubahan Data SPPB-PSAT' })
  for (const nominal of ['250000', '0']) {
    await ubah.click()
    const dialog = page.getByRole('dialog', { name: 'Perubahan Data SPPB-PSAT' })
    await dialog.getByLabel('Tarif (Rp)').fill(nominal)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Simpan tarif' }).click()
    await expectSuccess(page, 'Data telah disimpan')
    await expect(dialog).toBeHidden()
  }
  await expectAccessible(page)
})

test('a changed checklist is the next version', async ({ page }) => {
  await signIn(page, 'superadmin')
  await page.goto('/psat/admin/data/ceklis')
  const versi = Number(/Versi (\d+)/.exec((await page.getByText(/^Versi \d+/).textContent()) ?? '')?.[1])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ubah daftar periksa' }).click()
  await page.getByRole('button', { name: 'Tambah butir di bagian 13' }).click()
  const terbit = page.getByRole('button', { name: `Terbitkan versi ${versi + 1}` })
  await terbit.click()
  await expect(page.getByRole('alert')).toContainText('Isi uraian butir.')
  await expectAccessible(page)
  await page
    .getByRole('textbox', { name: /^Butir 13\./ })
    .last()
    .fill('Rekaman suhu dapat ditunjukkan')
  await terbit.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Periksa lagi' }).click()
  // Nothing was sent, so leaving still asks.
  await page.getByRole('link', { name: 'Portal Pangan Segar, halaman awal' }).click()
  await expect(page.getByRole('dialog', { name: 'Simpan draf sebelum keluar?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await terbit.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Terbitkan versi ${versi + 1}` })
    .click()
  await expectSuccess(page, 'Data telah disimpan')
  await expect(page.getByText(`Versi ${versi + 1}, berlaku sejak`)).toBeVisible()
  await expect(page.getByText('Rekaman suhu dapat ditunjukkan')).toBeVisible()
})

test('masters: days per stage and holidays', async ({ page }) => {
  await signIn(page, 'superadmin')
  await page.goto('/psat/admin/data/tenggat')
  await page.getByRole('button', { name: 'Ubah Pembayaran PNBP' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()

  await page.getByRole('link', { name: 'Hari Libur' }).click()
  await page.getByRole('button', { name: 'Ubah Hari Kemerdekaan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah Hari Kemerdekaan' })
  await dialog.getByLabel('Nama hari libur').fill('Hari Kemerdekaan Republik Indonesia')
  await dialog.getByRole('button', { name: 'Simpan hari libur' }).click()
  await expect(page.getByRole('dialog', { name: 'Berhasil' })).toBeVisible()
  await expect(page.getByText('Hari Kemerdekaan Republik Indonesia')).toBeVisible()
  await expectAccessible(page)
})
