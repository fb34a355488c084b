import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { newPelaku } from '../support/psat-company.ts'
import {
  continueIsian,
  dialog,
  fillUnit,
  openWaktu,
  startIsian,
  submitForm,
  uploadAll,
  uuidDi,
} from '../support/psat-screens.ts'
import { bringTo, idOf, layarBerkas, nomorBaru, semuaPetugas } from '../support/psat-steps.ts'
import { attachFile, expectSuccess, fillTanggal } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

/** Adds a product with a claim from the master data and creates its supplier in the same form. */
async function addProduk(page: Page, unit: string): Promise<void> {
  await page.getByRole('button', { name: 'Tambah produk' }).click()
  const form = page.getByRole('dialog', { name: 'Tambah produk' })
  await form.getByRole('combobox', { name: 'Jenis pangan segar' }).fill('Beras')
  await page.keyboard.press('Tab')
  for (const [label, isi] of [
    ['Nama dagang', 'Beras Melati'],
    ['Nama Latin', 'Oryza sativa'],
    ['Negara asal', 'Vietnam'],
    ['Komposisi', 'Beras 100%'],
    ['Nomor sertifikat analisis (CoA)', 'COA-1'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(isi)
  }
  await form.getByRole('combobox', { name: 'Jenis kemasan' }).click()
  await page.getByRole('option', { name: 'Karung' }).click()
  await page.keyboard.press('Tab')
  await attachFile(form, 'Desain label dan kemasan', 'label.pdf')
  await form.getByRole('combobox', { name: /^Klaim pada label/ }).click()
  await page.getByRole('option', { name: 'Organik' }).click()
  await page.keyboard.press('Tab')
  await fillTanggal(page, 'Tanggal CoA')
  await attachFile(form, 'Sertifikat analisis (CoA)', 'coa.pdf')
  await attachFile(form, 'Diagram alir penanganan di negara asal', 'alir.pdf')
  await form.getByRole('combobox', { name: 'Unit penanganan' }).click()
  await page.getByRole('option', { name: unit }).click()
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Tambah pemasok' }).click()
  const pemasok = page.getByRole('dialog', { name: 'Tambah pemasok' })
  await pemasok.getByLabel('Nama').fill('Mekong Rice Co')
  await pemasok.getByLabel('Alamat').fill('Can Tho, Vietnam')
  await pemasok.getByRole('button', { name: 'Simpan pemasok' }).click()
  await expect(form.getByText('Mekong Rice Co')).toBeVisible()
  await form.getByRole('button', { name: 'Simpan produk' }).click()
  await expect(form.getByRole('alert')).toContainText('Unggah bukti klaim.')
  await expectAccessible(page)
  await attachFile(form, 'Bukti klaim', 'sertifikat-organik.pdf')
  await form.getByRole('button', { name: 'Simpan produk' }).click()
  await expect(page.getByRole('checkbox', { name: 'Beras Melati' })).toBeChecked()
}

test('an izin edar from the first form to its certificate, without a bill and without a field audit', async ({
  page,
  openAs,
}) => {
  test.slow()
  const pelaku = await newPelaku()
  const usaha = await openAs(pelaku.username)
  await signIn(page, 'sekretariat')

  const berkas = await test.step('the operator fills in the form and sends it', async () => {
    await startIsian(usaha, 'Izin Edar PSAT PL', 'Permohonan Baru')
    await usaha.getByRole('button', { name: 'Tambah unit penanganan' }).click()
    await fillUnit(usaha, 'Gudang Karawang', { pernyataanSppb: true })
    await continueIsian(usaha)
    await addProduk(usaha, 'Gudang Karawang')
    await continueIsian(usaha)
    await uploadAll(usaha)
    await continueIsian(usaha)
    await submitForm(usaha)
    const uuid = uuidDi(usaha)
    return { auditType: 'izin_edar_pl', uuid, id_pengajuan: await idOf(uuid) } as const
  })
  await test.step('10 to 40: as an SPPB goes on its screens, but for the field audit', async () => {
    await bringTo(await semuaPetugas(), berkas, 50)
  })

  await test.step('50: nothing is to be paid', async () => {
    await page.goto(layarBerkas(berkas))
    await expect(page.getByText('Tarif PNBP untuk permohonan ini Rp0')).toBeVisible()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Lanjutkan tanpa pembayaran' }).click()
    await dialog(page).getByRole('button', { name: 'Lanjutkan tanpa pembayaran' }).click()
    await expectSuccess(page, 'Data telah diproses')
  })

  const nomor = nomorBaru('izin_edar_pl')
  await test.step('60: number and certificate, with the papers of the product', async () => {
    await page.getByLabel('Nomor', { exact: true }).fill(nomor)
    await page.getByRole('button', { name: 'Simpan nomor' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByText('Nomor ini tersimpan.')).toBeVisible()
    const form = page.getByRole('form', { name: 'Sertifikat' })
    await expect(form.getByRole('checkbox', { name: /Desain kemasan dan label/ })).toBeChecked()
    await form.getByRole('button', { name: 'Terbitkan sertifikat' }).click()
    await dialog(page).getByRole('button', { name: 'Terbitkan sertifikat' }).click()
    await expectSuccess(page, 'Sertifikat telah terbit')
    await openWaktu(page)
    await expect(page.getByRole('list', { name: 'Tahap berkas' })).not.toContainText('Audit Lapang')
  })

  await test.step('the operator has it, with the way to check it', async () => {
    await expect(usaha.getByRole('button', { name: 'Unduh sertifikat' })).toBeVisible()
    await expect(usaha.getByRole('link', { name: 'Periksa keaslian' })).toBeVisible()
  })
})
