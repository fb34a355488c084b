import type { Page } from '@playwright/test'
import { isiDataUsaha } from './data-usaha.ts'
import { pdfWith } from './pdf.ts'
import { newPelaku, type Pelaku } from './pengajuan.ts'
import { expectSuccess } from './popup.ts'
import { expect, signIn } from './portal.ts'

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

export async function pickToday(page: Page, field: string) {
  await page.getByRole('button', { name: field }).click()
  await page.locator('[data-dates-dropdown] button[data-today], [role="dialog"] button[data-today]').click()
}

export const lanjut = (page: Page) => page.getByRole('button', { name: /^Lanjut ke/ }).click()

/** Opens a draft from the start page. */
export async function mulai(page: Page, izin: string, jenis: string, asal?: string) {
  await page.goto('/psat/pengajuan/baru')
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
  await signIn(page, pelaku.username, pelaku.sandi)
  return pelaku
}
