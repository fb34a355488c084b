import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { pelakuSiap } from '../support/psat-company.ts'
import { startIsian } from '../support/psat-screens.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

/**
 * Adds an optional document type to a form in which no other e2e test counts documents, because all tests share one
 * portal.
 */
async function askForDokumen(page: Page, usaha: Page): Promise<void> {
  const nama = `Surat kuasa uji ${Date.now()}`
  await visit(page, '/psat/admin/data/jenis-dokumen')
  const tambah = page.getByRole('button', { name: 'Tambah jenis dokumen' })
  await tambah.click()
  const dialog = page.getByRole('dialog', { name: 'Tambah jenis dokumen' })
  await dialog.getByLabel('Nama', { exact: true }).fill(nama)
  await dialog.getByRole('combobox', { name: /^Diminta pada/ }).click()
  await page.getByRole('option', { name: 'Izin Edar PSAT PL: Perubahan Data' }).click()
  await page.keyboard.press('Tab')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Simpan jenis dokumen' }).click()
  await expectSuccess(page, 'Data telah ditambahkan')
  await expect(tambah).toBeFocused()
  await page.getByRole('searchbox').fill(nama)
  await expect(page.getByRole('row', { name: nama })).toContainText('Izin Edar PSAT PL: Perubahan Data')

  const { username } = await pelakuSiap()
  await signIn(usaha, username)
  await startIsian(usaha, 'Izin Edar PSAT PL', 'Perubahan Data', 'Izin lama di luar portal')
  await usaha.getByRole('button', { name: /^Dokumen/ }).click()
  await expect(usaha.getByRole('button', { name: `Pilih berkas: ${nama}` })).toBeVisible()

  await page.getByRole('button', { name: `Hapus ${nama}` }).click()
  await expect(page.getByText('Berkas yang sudah dikirim tetap memuat')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus jenis dokumen' }).click()
  await expectSuccess(page, 'Data telah dihapus')
}

test('masters: tariff, checklist, days, papers and claims', async ({ page, openAs }) => {
  test.slow()
  await signIn(page, 'superadmin')
  await test.step('a tariff is changed and put back', async () => {
    await page.goto('/psat/admin/data/tarif')
    const ubah = page.getByRole('button', { name: 'Ubah tarif Perubahan Data SPPB-PSAT' })
    for (const nominal of ['250000', '0']) {
      await ubah.click()
      const dialog = page.getByRole('dialog', { name: 'Perubahan Data SPPB-PSAT' })
      await dialog.getByLabel('Tarif (Rp)').fill(nominal)
      await dialog.getByRole('button', { name: 'Simpan tarif' }).click()
      await expectSuccess(page, 'Data telah disimpan')
      await expect(dialog).toBeHidden()
    }
  })
  await test.step('a changed checklist is the next version', async () => {
    await visit(page, '/psat/admin/data/ceklis')
    const versi = Number(/Versi (\d+)/.exec((await page.getByText(/^Versi \d+/).textContent()) ?? '')?.[1])
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
    // The form has not been sent, so leaving the page still asks for confirmation.
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
  await test.step('masters: days per stage and holidays', async () => {
    await visit(page, '/psat/admin/data/tenggat')
    await page.getByRole('button', { name: 'Ubah Pembayaran PNBP' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()

    await page.getByRole('link', { name: 'Hari Libur' }).click()
    await page.getByRole('button', { name: 'Ubah Hari Kemerdekaan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ubah Hari Kemerdekaan' })
    await dialog.getByLabel('Nama hari libur').fill('Hari Kemerdekaan Republik Indonesia')
    await dialog.getByRole('button', { name: 'Simpan hari libur' }).click()
    await expect(page.getByRole('dialog', { name: 'Berhasil' })).toBeVisible()
    await expect(page.getByText('Hari Kemerdekaan Republik Indonesia')).toBeVisible()
  })
  await test.step('a paper of the rules is renamed only; a claim says whether it is proven', async () => {
    await visit(page, '/psat/admin/data/jenis-dokumen')
    await page.getByRole('searchbox').fill('Denah ruang')
    await page.getByRole('button', { name: 'Ubah Denah ruang penanganan' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Nama', { exact: true })).toHaveValue('Denah ruang penanganan')
    await expect(dialog.getByText('Diminta pada')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Batal' }).click()
    await expect(page.getByRole('button', { name: 'Hapus Denah ruang penanganan' })).toHaveCount(0)

    const nama = `Klaim uji ${Date.now()}`
    await page.getByRole('link', { name: 'Jenis Klaim' }).click()
    await page.getByRole('button', { name: 'Tambah jenis klaim' }).click()
    await dialog.getByLabel('Nama', { exact: true }).fill(nama)
    await dialog.getByRole('checkbox', { name: 'Perlu bukti' }).check()
    await dialog.getByRole('button', { name: 'Simpan jenis klaim' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await page.getByRole('searchbox').fill(nama)
    await expect(
      page.getByRole('row', { name: nama }).getByRole('cell', { name: 'Ya', exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: `Hapus ${nama}` }).click()
    await page.getByRole('button', { name: 'Hapus jenis klaim' }).click()
    await expectSuccess(page, 'Data telah dihapus')
  })
  await test.step('a type of document that is asked for stands in the form, until it is deleted', async () =>
    askForDokumen(page, await openAs()))
})
