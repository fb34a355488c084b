import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe/accessibility.ts'
import { attachFile } from '../support/choose-file.ts'
import { expectSuccess } from '../support/popup.ts'
import { expect, signIn, test } from '../support/portal.ts'
import { izinTerbit } from '../support/psat/data-usaha.ts'
import {
  auditDokumen,
  auditLapang,
  berkasDi,
  lakukan,
  periksaKeaslian,
  rekomendasi,
  tunjukTim,
  verifikasi,
} from '../support/psat/langkah-layar.ts'
import { newPelaku } from '../support/psat/pengajuan.ts'
import { nomorBaru } from '../support/psat/perjalanan.ts'
import { ajukanPertama } from '../support/psat/permohonan-pertama.ts'
import { isiTanggal } from '../support/tanggal.ts'
import { bukaMeja, closeWindows, openAs } from '../support/windows.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('an SPPB from the first form to its certificate, every step on the screen of whoever takes it', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const pelaku = await newPelaku(baseURL)
  await pelaku.klien.close()
  const usaha = await openAs(pelaku.username)
  await signIn(page, 'sekretariat')
  const meja = bukaMeja()

  const berkas = await test.step('the operator fills in the form and sends it', async () => {
    await ajukanPertama(usaha, pelaku)
    return berkasDi(usaha, { auditType: 'sppb_psat', perusahaan: pelaku.perusahaan.nama })
  })
  await test.step('10: verified, and a team appointed', async () => {
    await verifikasi(page, berkas)
    await tunjukTim(meja, berkas)
  })
  await test.step('20: the papers are in order', () => auditDokumen(meja, berkas))
  await test.step('30: every item of the checklist judged on a phone, the field audit ended', () =>
    auditLapang(meja, berkas))
  await test.step('40: recommended by the committee', () => rekomendasi(meja, berkas))

  await test.step('50: the bill, with the tariff filled in', async () => {
    await page.reload()
    const form = page.getByRole('form', { name: 'Tagihan PNBP' })
    await expect(form.getByLabel('Nominal (Rp)')).toHaveValue('1.500.000')
    await form.getByRole('button', { name: 'Terbitkan tagihan' }).click()
    await expect(form.getByRole('alert')).toContainText('Isi kode billing.')
    await expectAccessible(page)
    await form.getByLabel('Kode billing').fill('820261116000123')
    await form.getByLabel('Kode akun').fill('425289')
    await form.getByLabel('Kode penerimaan').fill('018-242')
    await isiTanggal(form, 'Berlaku sampai')
    await form.getByRole('button', { name: 'Terbitkan tagihan' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByText('Menunggu pembayaran', { exact: true })).toBeVisible()
  })

  await test.step('51: the code ran out, another bill takes its place', async () => {
    const form = page.getByRole('form', { name: 'Ganti tagihan PNBP' })
    await form.getByLabel('Kode billing').fill('820261116000124')
    await isiTanggal(form, 'Berlaku sampai')
    await form.getByRole('button', { name: 'Ganti tagihan' }).click()
    await expectSuccess(page, 'Tagihan telah diganti')
    await expect(page.getByText('820261116000124')).toBeVisible()
  })

  await test.step('51: the operator sees what to pay and sends the proof', async () => {
    await expect(usaha.getByText('820261116000124')).toBeVisible()
    await expect(usaha.getByText('Rp1.500.000')).toBeVisible()
    await expectAccessible(usaha)
    await attachFile(usaha, 'Bukti pembayaran', 'struk.pdf')
    await usaha.getByRole('button', { name: 'Kirim bukti pembayaran' }).click()
    await expect(usaha.getByText('Bukti diperiksa')).toBeVisible()
  })

  await test.step('51: another proof is asked for, then accepted', async () => {
    await expect(page.getByRole('button', { name: 'Minta bukti lain' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Minta bukti lain' }).click()
    await dialog(page).getByLabel('Apa yang kurang pada bukti ini').fill('Kode billing tidak terbaca.')
    await dialog(page).getByRole('button', { name: 'Minta bukti lain' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(usaha.getByText('Kode billing tidak terbaca.').first()).toBeVisible()
    await attachFile(usaha, 'Bukti pembayaran', 'struk-2.pdf')
    await usaha.getByRole('button', { name: 'Kirim bukti pembayaran' }).click()
    await expect(usaha.getByText('Bukti diperiksa')).toBeVisible()
    await lakukan(page, 'Terima pembayaran')
    await expectSuccess(page, 'Data telah diproses')
  })

  const nomor = nomorBaru('sppb_psat')
  await test.step('60: a number in use is refused while it is typed', async () => {
    const field = page.getByLabel('Nomor', { exact: true })
    await field.fill(await izinTerbit(baseURL, pelaku, 'sppb_psat'))
    await expect(page.getByText('Nomor tidak dapat dipakai')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Simpan nomor' })).toBeDisabled()
    await field.fill(nomor)
    await expect(page.getByText('Nomor dapat dipakai')).toBeVisible()
    await page
      .getByRole('form', { name: 'Sertifikat' })
      .getByLabel('Nama penanda tangan')
      .fill('Dr. Sekar Arum')
    await page.getByRole('button', { name: 'Simpan nomor' }).click()
    await expectSuccess(page, 'Data telah diproses')
  })

  await test.step('60: the certificate is looked at, completed and issued', async () => {
    const form = page.getByRole('form', { name: 'Sertifikat' })
    const penandatangan = form.getByLabel('Nama penanda tangan')
    await expect(penandatangan).toHaveValue('Dr. Sekar Arum')
    await page.getByRole('tab', { name: /^Riwayat/ }).click()
    await page.getByRole('tab', { name: 'Pembayaran dan sertifikat' }).click()
    await expect(penandatangan).toHaveValue('Dr. Sekar Arum')
    await expect(form.getByRole('region', { name: 'Isi sertifikat' })).toContainText(nomor)
    await expect(page.getByRole('img', { name: /Pratinjau sertifikat, halaman 1/ })).toBeVisible()
    await form.getByRole('combobox', { name: 'Level' }).click()
    await page.getByRole('option', { name: 'Level 2' }).click()
    await form.getByRole('button', { name: 'Koreksi Alamat kantor' }).click()
    await form.getByRole('textbox', { name: 'Alamat kantor' }).fill('Jalan Panen Raya 9, Karawang')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Terbitkan sertifikat' }).click()
    await dialog(page).getByRole('button', { name: 'Terbitkan sertifikat' }).click()
    await expectSuccess(page, 'Sertifikat telah terbit')
    await expect(page.getByRole('heading', { name: 'Berkas selesai' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Sertifikat, halaman 1/ })).toBeVisible()
  })

  await test.step('70: a print with a mistake is replaced by a numbered one', async () => {
    await page.getByRole('button', { name: 'Terbitkan ulang' }).click()
    const form = page.getByRole('form', { name: 'Sertifikat' })
    await form.getByRole('button', { name: 'Terbitkan ulang' }).click()
    await expect(form.getByRole('alert')).toContainText('Jelaskan kesalahannya.')
    await form.getByLabel('Alasan penerbitan ulang').fill('Alamat kantor salah cetak.')
    await form.getByRole('button', { name: 'Terbitkan ulang' }).click()
    await dialog(page).getByRole('button', { name: 'Terbitkan ulang' }).click()
    await expectSuccess(page, 'Sertifikat telah diterbitkan ulang')
    await expect(page.getByText('Cetakan ke-1, diganti')).toBeVisible()
    await page.getByRole('tab', { name: /Riwayat/ }).click()
    await expect(page.getByRole('table', { name: 'Waktu tiap tahap' })).toContainText('Seluruh layanan')
  })

  await test.step('the operator downloads it, and anybody can check it', async () => {
    await expect(usaha.getByRole('button', { name: 'Unduh sertifikat' })).toBeVisible()
    const [unduhan] = await Promise.all([
      usaha.waitForEvent('download'),
      usaha.getByRole('button', { name: 'Unduh sertifikat' }).click(),
    ])
    expect(unduhan.suggestedFilename()).toMatch(/^SPPB-UJI-\d+\.pdf$/)
    await periksaKeaslian(usaha, nomor)
  })
  await Promise.all([closeWindows(usaha), meja.tutup()])
})
