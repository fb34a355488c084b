import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const address = '/okkp/admin/lab/uji'

async function choose(page: Page, label: string, text: string) {
  const box = page.getByRole('combobox', { name: label, exact: true })
  await box.click()
  if (await box.isEditable()) await box.fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
}

test('a laboratory enters a result above the limit: TMS with the rule, corrected with its history; and collects traders', async ({
  page,
}) => {
  await signIn(page, 'okkp_ujilab')
  await page.goto(`${address}/add?jenis=2`)
  const hasil = page.getByRole('textbox', { name: 'Hasil uji', exact: true })

  await test.step('on a phone: what cannot be a result is said under its field', async () => {
    await page.setViewportSize({ width: 360, height: 760 })
    await choose(page, 'Komoditas', 'Beras')
    await choose(page, 'Parameter', 'Timbal (Pb)')
    await hasil.fill('banyak')
    await page.getByRole('button', { name: 'Simpan hasil uji' }).click()
    await expect(page.getByText('bukan angka').first()).toBeVisible()
    await expectNoOverflow(page)
    await hasil.fill('0,5')
  })

  await test.step('the limit and its verdict stand beside the result before it is stored', async () => {
    const usul = page.getByRole('status').filter({ hasText: 'Tidak memenuhi syarat' })
    await expect(usul).toContainText('maks. 0,1 mg/kg')
    await page.getByRole('button', { name: 'Simpan hasil uji' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('the record cites the rule and the way it was found', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^UL-/ })).toBeVisible()
    await expect(
      page.getByText(/Aturan: .*, ditemukan menurut jenis pangannya \(sebagai ragam dari jenis itu\)\./),
    ).toBeVisible()
  })

  await test.step('a correction asks why, and the history shows it', async () => {
    await page.getByRole('link', { name: 'Perbaiki hasil' }).click()
    await hasil.fill('0,05')
    await page.getByRole('button', { name: 'Simpan perbaikan' }).click()
    await expect(page.getByRole('textbox', { name: 'Alasan perubahan' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await page.getByRole('textbox', { name: 'Alasan perubahan' }).fill('Salah menyalin koma')
    await page.getByRole('button', { name: 'Simpan perbaikan' }).click()
    await expectSuccess(page, 'Data telah diubah')
    await expect(page.getByText('Alasan: Salah menyalin koma')).toBeVisible()
    await expect(page.getByText('Hasil Uji: 0,5 menjadi 0,05')).toBeVisible()
  })

  await test.step('it stands in the list of its kind', async () => {
    const kode = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await visit(page, `${address}?jenis=2&search=${kode}`)
    await expect(page.getByRole('row', { name: kode })).toContainText('Memenuhi syarat')
    await expect(page.getByRole('navigation', { name: 'Jenis uji' })).toContainText('Logam Berat')
  })
  await test.step('it collects traders for OKKP, of its province', async () => {
    const stamp = String(Date.now())
    await visit(page, '/okkp/admin/pendataan')
    await expect(page.getByRole('row').nth(1)).toContainText('Pendataan OKKP')
    await page.getByRole('link', { name: 'Tambah pedagang' }).click()
    await page.getByRole('combobox', { name: 'Pasar', exact: true }).click()
    await page
      .getByRole('option', { name: /Pasar Segar/ })
      .first()
      .click()
    await page.getByLabel('Nama kelompok').fill('Sampel OKKP')
    await page.getByLabel('Nomor kios, los, atau lapak').fill(`Q-${stamp}`)
    await choose(page, 'Komoditas', 'Bayam')
    await page.getByRole('button', { name: 'Simpan pedagang' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await expect(page.getByRole('heading', { level: 1, name: `Pedagang kios Q-${stamp}` })).toBeVisible()
  })
})
