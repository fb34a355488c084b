import type { Page } from '@playwright/test'
import { expectSuccess } from '../popup.ts'
import { expect } from '../portal.ts'
import { isiTanggal } from '../tanggal.ts'
import { closeWindows, type Meja, openWindow } from '../windows.ts'

/** A file as the screens of those who work on it know it. */
export interface BerkasLayar {
  auditType: 'sppb_psat' | 'izin_edar_pl'
  uuid: string
  perusahaan: string
}

const daftar = ({ auditType }: BerkasLayar) => `/psat/admin/perizinan/${auditType}`
const dialog = (page: Page) => page.getByRole('dialog')

/** The file whose page the operator sees after sending it. */
export function berkasDi(page: Page, berkas: Omit<BerkasLayar, 'uuid'>): BerkasLayar {
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return { ...berkas, uuid }
}

/** A step that asks once more before it is taken. */
export async function lakukan(page: Page, langkah: string): Promise<void> {
  await page.getByRole('button', { name: langkah }).click()
  await dialog(page).getByRole('button', { name: langkah }).click()
}

/** The clock unfolds to the stages and to the ledger. */
export const bukaWaktu = (page: Page) => page.getByText('Rincian waktu').click()

/** What ends a file is behind the menu of the card. */
export async function langkahLain(page: Page, nama: string): Promise<void> {
  await page.getByRole('button', { name: 'Langkah lain' }).click()
  await page.getByRole('button', { name: nama }).click()
}

/** Every document gets its verdict before the stage can end. */
export async function periksaDokumen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Nilai (semua|\d+ sisanya) sesuai$/ }).click()
  await expect(page.getByText('semua diperiksa')).toBeVisible()
}

/** The secretariat finds the file in its list and verifies it. */
export async function verifikasi(page: Page, berkas: BerkasLayar): Promise<void> {
  await page.goto(`${daftar(berkas)}?tab=permohonan`)
  await page.getByRole('searchbox').fill(berkas.perusahaan)
  await page.getByRole('row', { name: berkas.perusahaan }).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(berkas.uuid))
  await periksaDokumen(page)
  await lakukan(page, 'Nyatakan lengkap')
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: 'Menunggu Koordinator atau subkoordinator' })).toBeVisible()
}

/** The coordinator appoints the team. */
export async function tunjukTim(meja: Meja, berkas: BerkasLayar): Promise<void> {
  const page = await meja.sebagai('koordinator', `${daftar(berkas)}/${berkas.uuid}`)
  await page.getByRole('button', { name: 'Tunjuk auditor' }).click()
  await dialog(page)
    .getByRole('radio', { name: /Ratih Kusumawardani/ })
    .check()
  await dialog(page).getByRole('listitem').filter({ hasText: 'Bagas Prasetyo' }).getByRole('checkbox').check()
  // Without a letter of their own: the portal writes it.
  await dialog(page).getByRole('button', { name: 'Tetapkan tim audit' }).click()
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: 'Menunggu Tim audit' })).toBeVisible()
}

/** The lead reads the papers and ends the document audit. */
export async function auditDokumen(meja: Meja, berkas: BerkasLayar): Promise<void> {
  const page = await meja.sebagai('lead_auditor', `${daftar(berkas)}/${berkas.uuid}`)
  await expect(page.getByText('Giliran Anda')).toBeVisible()
  await periksaDokumen(page)
  await lakukan(page, 'Selesaikan audit dokumen')
  await expectSuccess(page, 'Data telah diproses')
  // The next stage waits for its checklist.
  await expect(page.getByRole('button', { name: 'Selesaikan audit lapang' })).toBeDisabled()
}

/** Every item is judged on a phone beside the conveyor belt; then the lead ends the field audit. */
export async function auditLapang(meja: Meja, berkas: BerkasLayar): Promise<void> {
  const page = await meja.sebagai('lead_auditor', `${daftar(berkas)}/${berkas.uuid}`)
  await page.setViewportSize({ width: 360, height: 780 })
  const panel = page.getByRole('region', { name: 'Daftar periksa audit lapang' })
  await isiTanggal(panel, 'Tanggal audit lapang')
  for (const bagian of await panel.locator('h3 > button').all()) {
    if ((await bagian.getAttribute('aria-expanded')) === 'false') await bagian.click()
    await panel.getByRole('button', { name: /^Nilai \d+ butir sisanya sesuai$/ }).click()
    await bagian.click()
  }
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await expect(panel.getByText('Tersimpan', { exact: true })).toBeVisible()
  await lakukan(page, 'Selesaikan audit lapang')
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: /Menunggu komisi teknis/ })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The committee recommends; the next case follows. */
export async function rekomendasi(meja: Meja, berkas: BerkasLayar): Promise<void> {
  const page = await meja.sebagai('pvtpp', `${daftar(berkas)}/audit?id=${berkas.uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(SPPB|Izin edar): /)
  await expect(page.getByRole('main')).toContainText(berkas.perusahaan)
  await expect(page.getByRole('heading', { name: 'Hasil audit lapang' })).toBeVisible()
  await lakukan(page, 'Rekomendasikan')
  await expect(page).not.toHaveURL(new RegExp(berkas.uuid))
}

/** Whoever holds the certificate can have it checked, without an account. */
export async function periksaKeaslian(usaha: Page, nomor: string): Promise<void> {
  const alamat = await usaha.getByRole('link', { name: 'Periksa keaslian' }).getAttribute('href')
  const publik = await openWindow()
  await publik.goto(alamat ?? '')
  await expect(publik.getByText(/Tercatat resmi dan berlaku sampai/)).toBeVisible()
  await expect(publik.getByText(nomor, { exact: true })).toBeVisible()
  await closeWindows(publik)
}
