import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { izinTerbit, pelakuSiap } from '../support/psat-company.ts'
import { continueIsian, startIsian, submitForm, uploadAll } from '../support/psat-screens.ts'
import { fillTanggal } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const langkah = (page: Page, nama: string) =>
  page.getByRole('button', { name: new RegExp(`^${nama}`) }).click()

/** Starts a renewal from a permit in the operator's own list, and checks that the form has preselected it. */
async function extend(page: Page, daftar: string, nomor: string): Promise<void> {
  await visit(page, daftar)
  await expect(page.getByText(nomor)).toBeVisible()
  await page.getByRole('button', { name: `Ajukan untuk ${nomor}` }).click()
  await page.getByRole('menuitem', { name: 'Perpanjangan' }).click()
  await expect(page.getByRole('radio', { name: nomor })).toBeChecked()
  await page.getByRole('button', { name: 'Mulai mengisi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Perpanjangan/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: nomor })).toBeChecked()
}

// Route tests check that the server accepts every kind of submission with all its fields.
test('a permit is renewed from the registry, added to from an older one, and changed with what and why', async ({
  page,
}) => {
  test.slow()
  const pelaku = await pelakuSiap()
  await signIn(page, pelaku.username)
  const [sppb, edar] = [await izinTerbit(pelaku, 'sppb_psat'), await izinTerbit(pelaku, 'izin_edar_pl')]

  await test.step('an SPPB is renewed from the registry, up to its sending', async () => {
    await extend(page, '/psat', sppb)
    await continueIsian(page)
    await page.getByRole('checkbox', { name: 'Gudang Karawang' }).check()
    await continueIsian(page)
    await page.getByRole('checkbox', { name: 'Beras' }).check()
    await continueIsian(page)
    await uploadAll(page)
    await continueIsian(page)
    await submitForm(page)
    await visit(page, '/psat')
    await expect(page.getByText('sedang diajukan')).toBeVisible()
  })

  await test.step('the start page shows it with its end and its file, and it cannot be chosen again', async () => {
    await visit(page, '/')
    const saya = page.getByRole('region', { name: 'Izin saya' })
    const baris = saya.getByRole('listitem').filter({ hasText: sppb })
    await expect(baris).toContainText(/Berlaku sampai \d+ \p{L}+ \d{4}\s*[\d.]+ hari lagi/u)
    await expect(baris.getByRole('link', { name: 'Sedang diperpanjang' })).toBeVisible()
    await expect(saya.getByRole('link', { name: `Perpanjang ${edar}` })).toBeVisible()
    await visit(page, '/psat/pengajuan/baru?izin=sppb_psat&jenis=perpanjangan')
    await expect(page.getByRole('radio', { name: sppb })).toBeDisabled()
    await expect(page.getByText(/Tidak dapat dipilih lagi sampai berkas itu selesai/)).toBeVisible()
  })

  await test.step('and so is an izin edar, with its product', async () => {
    await extend(page, '/perizinan/edar', edar)
    await langkah(page, 'Produk')
    await page.getByRole('checkbox', { name: 'Beras Melati' }).check()
    await langkah(page, 'Tinjau dan kirim')
    await expect(page.getByRole('region', { name: 'Izin asal' })).toContainText(edar)
    await expect(page.getByRole('region', { name: 'Produk' })).toContainText('Beras Melati')
  })

  await test.step('an addition starts from an older permit proved by its certificate', async () => {
    await startIsian(page, 'SPPB-PSAT', 'Penambahan Ruang Lingkup', 'Izin lama di luar portal')
    await page.getByLabel('Nomor sertifikat lama').fill(`LAMA/${pelaku.perusahaan.nib}`)
    await fillTanggal(page, 'Berlaku sampai')
    await expectAccessible(page)
    await langkah(page, 'Dokumen')
    await expect(page.getByText('Sertifikat SPPB sebelumnya')).toBeVisible()
    await langkah(page, 'Tinjau dan kirim')
    await expect(page.getByRole('region', { name: 'Izin asal' })).toContainText(
      `LAMA/${pelaku.perusahaan.nib}`,
    )
  })

  await test.step('a change of an izin edar says what changes and why', async () => {
    await startIsian(page, 'Izin Edar PSAT PL', 'Perubahan Data', edar)
    await langkah(page, 'Perubahan')
    await page.getByLabel('Data semula').fill('Kemasan 5 kg')
    await page.getByLabel('Data yang baru').fill('Kemasan 10 kg')
    await page.getByLabel('Alasan perubahan').fill('Permintaan pasar')
    await langkah(page, 'Tinjau dan kirim')
    for (const kata of ['Kemasan 5 kg', 'Kemasan 10 kg', 'Permintaan pasar'])
      await expect(page.getByRole('region', { name: /^Perubahan/ })).toContainText(kata)
  })
})
