import type { Page } from '@playwright/test'
import { attachFile } from '../choose-file.ts'
import { pdfWith } from '../pdf.ts'
import { expectSuccess } from '../popup.ts'
import { expect, signIn, visit } from '../portal.ts'
import { isiDataUsaha } from './data-usaha.ts'
import { newPelaku, type Pelaku } from './pengajuan.ts'

export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfWith(name) })

/** All papers of the step at once, as somebody does who has them ready. */
export async function unggahSemua(page: Page) {
  await expect(page.getByRole('heading', { name: 'Dokumen', level: 2 })).toBeVisible()
  const pilih = page.locator('input[type=file]')
  const jumlah = await pilih.count()
  await Promise.all(
    Array.from({ length: jumlah }, (_, index) => pilih.nth(index).setInputFiles(pdf(`dokumen-${index}.pdf`))),
  )
  await expect(page.getByText('Terunggah')).toHaveCount(jumlah)
}

export const lanjut = (page: Page) => page.getByRole('button', { name: /^Lanjut ke/ }).click()

/** A unit of the company, added inside the form; it is chosen at once. */
export async function tambahUnit(page: Page, nama: string, bukti: BuktiUnit = {}) {
  await page.getByRole('button', { name: 'Tambah unit produksi' }).click()
  await isiUnit(page, nama, bukti)
}

interface BuktiUnit {
  /** An izin edar asks for the SPPB of each unit, or a statement about it. */
  pernyataanSppb?: boolean
}

/** The same in the dialog that is open. */
export async function isiUnit(page: Page, nama: string, { pernyataanSppb = false }: BuktiUnit = {}) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nama unit').fill(nama)
  await dialog.getByLabel('Alamat unit').fill('Jalan Panen Raya 7, Karawang')
  await dialog.getByRole('combobox', { name: 'Provinsi' }).fill('Jawa Barat')
  await page.getByRole('option', { name: 'Jawa Barat', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Kabupaten/kota' }).fill('Kabupaten Karawang')
  await page.getByRole('option', { name: 'Kabupaten Karawang' }).click()
  await attachFile(page, 'Bukti kepemilikan', 'sertifikat-tanah.pdf')
  if (pernyataanSppb) await attachFile(page, 'Surat pernyataan SPPB', 'pernyataan-sppb.pdf')
  await dialog.getByRole('button', { name: 'Simpan unit' }).click()
  await expect(page.getByRole('checkbox', { name: nama })).toBeChecked()
}

export async function tambahLingkup(page: Page, komoditas: string) {
  await page.getByRole('button', { name: 'Tambah ruang lingkup' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Komoditas' }).fill(komoditas)
  await page.keyboard.press('Tab')
  await dialog.getByRole('checkbox', { name: 'Penggilingan' }).check()
  await dialog.getByRole('checkbox', { name: 'Suhu ruang' }).check()
  await dialog.getByRole('radio', { name: 'Tidak' }).check()
  await dialog.getByRole('button', { name: 'Simpan ruang lingkup' }).click()
  await expect(page.getByRole('checkbox', { name: komoditas })).toBeChecked()
}

/** Opens a draft from the start page. */
export async function mulai(page: Page, izin: string, jenis: string, asal?: string) {
  await visit(page, '/psat/pengajuan/baru')
  await page.getByRole('radio', { name: izin }).check()
  await page.getByRole('radio', { name: jenis }).check()
  if (asal) await page.getByRole('radio', { name: asal }).check()
  await page.getByRole('button', { name: 'Mulai mengisi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${jenis} ${izin}` })).toBeVisible()
}

/** States and sends what stands on the last step. */
export async function kirim(page: Page) {
  await expect(page.getByRole('heading', { name: 'Tinjau dan kirim' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check()
  await page.getByRole('button', { name: 'Kirim pengajuan' }).click()
  await expectSuccess(page, 'terkirim')
  await expect(page.getByText('Menunggu Sekretariat')).toBeVisible()
  // Behind the popup the page has changed: whoever listens or types goes on at its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

/** A signed-in operator whose library is filled. */
export async function siap(page: Page, baseURL: string | undefined): Promise<Pelaku> {
  const pelaku = await newPelaku(baseURL)
  await isiDataUsaha(pelaku)
  await signIn(page, pelaku.username)
  return pelaku
}
