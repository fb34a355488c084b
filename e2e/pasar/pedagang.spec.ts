import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).first().click()
}

test('a trader is written down with consent, masked, followed by the next, and traced by the supplier', async ({
  page,
}) => {
  const stamp = String(Date.now())
  const pemasok = `UD Perjalanan ${stamp}`
  await signIn(page, 'okkp_kota')
  await page.goto('/pasar/admin/pendataan/add')
  await choose(page, 'Pasar', /Pasar Segar/)
  await page.getByLabel('Nama kelompok').fill('Blok Perjalanan')
  await page.getByLabel('Nomor kios, los, atau lapak').fill(`K-${stamp}`)
  await choose(page, 'Komoditas', 'Bayam')
  await page.getByRole('combobox', { name: /^Nama pemasok/ }).fill(pemasok)
  await page.getByLabel('Pedagang menyetujui data pribadinya disimpan').check()
  await page.getByLabel('Nama pedagang').fill('Ibu Perjalanan')
  await page.getByLabel(/^NIK/).fill(`320101${stamp.slice(-10)}`)
  await page.getByRole('button', { name: 'Simpan pedagang' }).click()
  await expectSuccess(page, 'Data telah ditambahkan')
  await expect(page.getByText(`••••••••••••${stamp.slice(-4)}`)).toBeVisible()

  await page.getByRole('link', { name: 'Pedagang berikutnya' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tambah pedagang Blok Perjalanan' })).toBeVisible()
  await page.getByLabel('Nomor kios, los, atau lapak').fill(`L-${stamp}`)
  await page.getByRole('combobox', { name: 'Komoditas', exact: true }).fill('Tomat')
  await page.getByRole('option', { name: 'Tomat', exact: true }).click()
  await page.getByRole('combobox', { name: /^Nama pemasok/ }).fill(pemasok)
  await expect(page.getByLabel('Pedagang menyetujui data pribadinya disimpan')).not.toBeChecked()
  await expect(page.getByLabel('Nama pedagang')).toHaveCount(0)
  await page.getByRole('button', { name: 'Simpan pedagang' }).click()
  await expectSuccess(page, 'Data telah ditambahkan')
  await expect(page.getByRole('heading', { level: 1, name: `Pedagang kios L-${stamp}` })).toBeVisible()

  await page.getByRole('link', { name: 'Telusuri pemasok' }).click()
  await expect(page.getByText(/2 kios di 1 pasar/)).toBeVisible()
  await expect(page.getByText('Ibu Perjalanan')).toHaveCount(0)
})
