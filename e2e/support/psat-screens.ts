import { expect, type Page } from '@playwright/test'
import { visit } from './portal.ts'
import { attachFile, expectSuccess, pdf } from './screen.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const continueIsian = (page: Page) => page.getByRole('button', { name: /^Lanjut ke/ }).click()

export async function startIsian(page: Page, izin: string, jenis: string, asal?: string) {
  await visit(page, '/psat/pengajuan/baru')
  await page.getByRole('radio', { name: izin }).check()
  await page.getByRole('radio', { name: jenis }).check()
  if (asal) await page.getByRole('radio', { name: asal }).check()
  await page.getByRole('button', { name: 'Mulai mengisi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${jenis} ${izin}` })).toBeVisible()
}

/** Fills in and saves the dialog of a production unit. The form then selects the new unit. */
export async function fillUnit(page: Page, nama: string, { pernyataanSppb = false } = {}) {
  await dialog(page).getByLabel('Nama unit').fill(nama)
  await dialog(page).getByLabel('Alamat unit').fill('Jalan Panen Raya 7, Karawang')
  await dialog(page).getByRole('combobox', { name: 'Provinsi' }).fill('Jawa Barat')
  await page.getByRole('option', { name: 'Jawa Barat', exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Kabupaten/kota' }).fill('Kabupaten Karawang')
  await page.getByRole('option', { name: 'Kabupaten Karawang' }).click()
  await attachFile(page, 'Bukti kepemilikan', 'sertifikat-tanah.pdf')
  // An izin edar requires the SPPB of each unit, or a statement about it.
  if (pernyataanSppb) await attachFile(page, 'Surat pernyataan SPPB', 'pernyataan-sppb.pdf')
  await dialog(page).getByRole('button', { name: 'Simpan unit' }).click()
  await expect(page.getByRole('checkbox', { name: nama })).toBeChecked()
}

export async function uploadAll(page: Page) {
  await expect(page.getByRole('heading', { name: 'Dokumen', level: 2 })).toBeVisible()
  const pilih = page.locator('input[type=file]')
  const jumlah = await pilih.count()
  for (let nomor = 0; nomor < jumlah; nomor += 1)
    await pilih.nth(nomor).setInputFiles(pdf(`dokumen-${nomor}.pdf`))
  await expect(page.getByText('Terunggah')).toHaveCount(jumlah)
}

export async function submitForm(page: Page) {
  await expect(page.getByRole('heading', { name: 'Tinjau dan kirim' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check()
  await page.getByRole('button', { name: 'Kirim permohonan' }).click()
  await expectSuccess(page, 'terkirim')
  await expect(page.getByText('Menunggu Sekretariat')).toBeVisible()
  // The page behind the popup has changed, so the focus moves to its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

export const uuidDi = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Takes a step that has a confirmation dialog. */
export async function takeStep(page: Page, langkah: string): Promise<void> {
  await page.getByRole('button', { name: langkah }).click()
  await dialog(page).getByRole('button', { name: langkah }).click()
}

export async function langkahLain(page: Page, nama: string): Promise<void> {
  await page.getByRole('button', { name: 'Langkah lain' }).click()
  await page.getByRole('button', { name: nama }).click()
}

export const openWaktu = (page: Page) => page.getByText('Rincian waktu').click()

/** Marks every document as checked. The stage cannot end before. */
export async function checkDokumen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Nilai (semua|\d+ sisanya) sesuai$/ }).click()
  await expect(page.getByText('semua diperiksa')).toBeVisible()
}
