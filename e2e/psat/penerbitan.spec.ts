import type { Page } from '@playwright/test'
import { samplePicture } from '../../apps/server/src/platform/files/samples.fixture.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { attachFile, chooseFile } from '../support/choose-file.ts'
import { pdfWith } from '../support/pdf.ts'
import {
  ambilLangkah,
  bawaKe,
  isiCeklis,
  jawabSemua,
  layarBerkas,
  layarKomtek,
  mulaiBerkas,
  nomorBaru,
} from '../support/perjalanan.ts'
import { expectSuccess } from '../support/popup.ts'
import { expect, signIn, test } from '../support/portal.ts'
import { closeWindows, openAs } from '../support/windows.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('an SPPB from the field audit to its certificate: revisions at 21, 31 and 41, PNBP paid, checked publicly', async ({
  page,
  baseURL,
  browser,
}) => {
  test.slow()
  const { pelaku, petugas, berkas, tutup } = await mulaiBerkas(baseURL, 'sppb_psat')
  await bawaKe(petugas, berkas, 20)
  await ambilLangkah(petugas.auditor, berkas, 'audit/dokumen', {
    proses: 'REVISION',
    keterangan: 'Lengkapi SOP.',
  })
  await jawabSemua(pelaku, berkas, 'permohonan_baru')
  await ambilLangkah(petugas.lead, berkas, 'audit/dokumen', { proses: 'CLEAR' })
  await isiCeklis(petugas.auditor, berkas, ['4.1', '4.2'])
  const alamat = layarBerkas(berkas)

  await test.step('30: the last items, a finding from one of them with its photo', async () => {
    const lapang = await openAs(browser, 'auditor')
    await lapang.setViewportSize({ width: 360, height: 780 })
    await lapang.goto(alamat)
    const bagian = lapang.getByRole('button', { name: /Sanitasi fasilitas/ })
    await expect(bagian).toHaveAttribute('aria-expanded', 'true')
    const cuci = lapang.getByRole('group', { name: /Tempat cuci tangan dengan sabun/ })
    await cuci.getByText('Tidak sesuai').click()
    await lapang.getByLabel('Catatan butir 4.1').fill('Sabun tidak tersedia di dua wastafel.')
    await chooseFile(lapang.getByRole('button', { name: 'Ambil foto butir 4.1' }), {
      name: 'wastafel.png',
      mimeType: 'image/png',
      buffer: await samplePicture('png'),
    })
    await expect(lapang.getByRole('img', { name: 'Foto butir 4.1' })).toBeVisible()
    await lapang
      .getByRole('group', { name: /Toilet tidak membuka/ })
      .getByText('Sesuai', { exact: true })
      .click()
    await expect(lapang.getByText(/butir dinilai, 1 tidak sesuai/)).toBeVisible()
    await expect(lapang.getByText('Tersimpan', { exact: true })).toBeVisible()
    await expectAccessible(lapang)
    await lapang.getByRole('button', { name: 'Jadikan temuan butir 4.1' }).click()
    await expect(dialog(lapang).getByLabel('Temuan', { exact: true })).toHaveValue(/Sabun tidak tersedia/)
    await dialog(lapang).getByRole('combobox', { name: 'Tingkat' }).click()
    await lapang.getByRole('option', { name: 'Mayor' }).click()
    await expectAccessible(lapang)
    await dialog(lapang).getByRole('button', { name: 'Simpan temuan' }).click()
    await expect(lapang.getByRole('button', { name: 'Temuan 1 · Mayor' })).toBeVisible()
    await lapang.getByRole('button', { name: 'Minta perbaikan (1 temuan)' }).click()
    await dialog(lapang).getByLabel('Catatan untuk pemohon').fill('Lengkapi wastafel.')
    await dialog(lapang).getByRole('button', { name: 'Minta perbaikan' }).click()
    await expect(lapang.getByRole('heading', { name: 'Menunggu Pelaku usaha' })).toBeVisible()
    await expect(lapang.getByText('Sabun tidak tersedia di dua wastafel.').first()).toBeVisible()
    await closeWindows(lapang)
  })

  await test.step('31: answered; the lead closes the finding and ends the field audit', async () => {
    await jawabSemua(pelaku, berkas, 'permohonan_baru')
    const lead = await openAs(browser, 'lead_auditor')
    await lead.goto(alamat)
    await expect(lead.getByRole('button', { name: 'Selesaikan audit lapang' })).toBeDisabled()
    await lead.getByRole('button', { name: 'Tutup temuan' }).click()
    await dialog(lead).getByRole('button', { name: 'Tutup temuan' }).click()
    await lead.getByRole('button', { name: 'Selesaikan audit lapang' }).click()
    await dialog(lead).getByRole('button', { name: 'Selesaikan audit lapang' }).click()
    await expect(lead.getByRole('heading', { name: /Menunggu Komisi teknis/ })).toBeVisible()
    await closeWindows(lead)
  })

  await test.step('40 and 41: the committee asks, reads the answer and recommends; the next case follows', async () => {
    const komtek = await openAs(browser, 'pvtpp')
    await komtek.goto(layarKomtek(berkas))
    await expect(komtek.getByRole('heading', { level: 1, name: pelaku.perusahaan.nama })).toBeVisible()
    await expect(komtek.getByRole('heading', { name: 'Hasil audit lapang' })).toBeVisible()
    await expectAccessible(komtek)
    await komtek.getByRole('button', { name: 'Minta perbaikan' }).click()
    await dialog(komtek).getByRole('button', { name: 'Minta perbaikan' }).click()
    await expect(dialog(komtek).getByRole('alert')).toContainText('Tulis apa yang perlu diperbaiki.')
    await dialog(komtek).getByLabel('Catatan untuk pemohon').fill('Lampirkan uji air.')
    await dialog(komtek).getByRole('button', { name: 'Minta perbaikan' }).click()
    await expect(komtek).not.toHaveURL(new RegExp(berkas.uuid))
    await jawabSemua(pelaku, berkas, 'permohonan_baru')
    await komtek.goto(layarKomtek(berkas))
    await expect(komtek.getByRole('heading', { name: 'Yang berubah pada perbaikan terakhir' })).toBeVisible()
    await komtek.getByRole('button', { name: 'Rekomendasikan' }).click()
    await dialog(komtek).getByRole('button', { name: 'Rekomendasikan' }).click()
    await expect(komtek).not.toHaveURL(new RegExp(berkas.uuid))
    await closeWindows(komtek)
  })

  await signIn(page, 'sekretariat')
  await test.step('50: the bill, with the tariff filled in', async () => {
    await page.goto(alamat)
    const form = page.getByRole('form', { name: 'Tagihan PNBP' })
    await expect(form.getByLabel('Nominal (Rp)')).toHaveValue('1.500.000')
    await form.getByRole('button', { name: 'Terbitkan tagihan' }).click()
    await expect(form.getByRole('alert')).toContainText('Isi kode billing.')
    await expectAccessible(page)
    await form.getByLabel('Kode billing').fill('820261116000123')
    await form.getByLabel('Kode akun').fill('425289')
    await form.getByLabel('Kode penerimaan').fill('018-242')
    await form.getByRole('button', { name: 'Berlaku sampai' }).click()
    await page.locator('[data-dates-dropdown] button[data-today]').click()
    await form.getByRole('button', { name: 'Terbitkan tagihan' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByText('Menunggu pembayaran', { exact: true })).toBeVisible()
  })

  await test.step('51: the code ran out, another bill takes its place', async () => {
    const form = page.getByRole('form', { name: 'Ganti tagihan PNBP' })
    await form.getByLabel('Kode billing').fill('820261116000124')
    await form.getByRole('button', { name: 'Berlaku sampai' }).click()
    await page.locator('[data-dates-dropdown] button[data-today]').click()
    await form.getByRole('button', { name: 'Ganti tagihan' }).click()
    await expectSuccess(page, 'Tagihan telah diganti')
    await expect(page.getByText('820261116000124')).toBeVisible()
  })

  const usaha = await openAs(browser, pelaku.username, pelaku.sandi)
  await test.step('51: the operator sees what to pay and sends the proof', async () => {
    await usaha.goto(`/psat/pengajuan/${berkas.uuid}`)
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
    await ambilLangkah(pelaku.klien, berkas, 'audit/pembayaran_pnbp', {
      proses: 'REVIEW',
      bukti_pembayaran: await pelaku.klien.upload('struk-2.pdf', pdfWith('Struk kedua')),
      tanggal_pembayaran: '2026-11-13',
    })
    await page.getByRole('button', { name: 'Terima pembayaran' }).click()
    await dialog(page).getByRole('button', { name: 'Terima pembayaran' }).click()
    await expectSuccess(page, 'Data telah diproses')
  })

  const nomor = nomorBaru('sppb_psat')
  await test.step('60: a number in use is refused while it is typed', async () => {
    const terbit = await petugas.sekretariat.get<{ data: { nomor: string }[] }>(
      '/api/audit-document/uploadDocument?auditType=sppb_psat&tab=terbit&limit=1&page=1',
    )
    const field = page.getByLabel('Nomor', { exact: true })
    await field.fill(terbit.data[0]?.nomor ?? '')
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
    await expectAccessible(page)
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
    await expectAccessible(page)
  })

  await test.step('the operator downloads it, and anybody can check it', async () => {
    await expect(usaha.getByRole('button', { name: 'Unduh sertifikat' })).toBeVisible()
    await expectAccessible(usaha)
    const [unduhan] = await Promise.all([
      usaha.waitForEvent('download'),
      usaha.getByRole('button', { name: 'Unduh sertifikat' }).click(),
    ])
    expect(unduhan.suggestedFilename()).toMatch(/^SPPB-UJI-\d+\.pdf$/)
    const periksa = await usaha.getByRole('link', { name: 'Periksa keaslian' }).getAttribute('href')
    const publik = await (await browser.newContext()).newPage()
    await publik.goto(periksa ?? '')
    await expect(publik.getByText(/Tercatat resmi dan berlaku sampai/)).toBeVisible()
    await expect(publik.getByText(nomor).first()).toBeVisible()
    await closeWindows(publik)
  })
  await closeWindows(usaha)
  await tutup()
})

test('an izin edar without a bill: Rp0, number, certificate', async ({ page, baseURL }) => {
  const { petugas, berkas, tutup } = await mulaiBerkas(baseURL, 'izin_edar_pl')
  await bawaKe(petugas, berkas, 50)
  await signIn(page, 'sekretariat')
  await page.goto(layarBerkas(berkas))
  await expect(page.getByText('Tarif PNBP untuk pengajuan ini Rp0')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Lanjutkan tanpa pembayaran' }).click()
  await dialog(page).getByRole('button', { name: 'Lanjutkan tanpa pembayaran' }).click()
  await expectSuccess(page, 'Data telah diproses')
  const nomor = nomorBaru('izin_edar_pl')
  await page.getByLabel('Nomor', { exact: true }).fill(nomor)
  await page.getByRole('button', { name: 'Simpan nomor' }).click()
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByText('Nomor ini tersimpan.')).toBeVisible()
  const form = page.getByRole('form', { name: 'Sertifikat' })
  await expect(form.getByRole('checkbox', { name: /Desain kemasan dan label/ })).toBeChecked()
  await form.getByRole('button', { name: 'Terbitkan sertifikat' }).click()
  await dialog(page).getByRole('button', { name: 'Terbitkan sertifikat' }).click()
  await expectSuccess(page, 'Sertifikat telah terbit')
  await expect(page.getByRole('list', { name: 'Tahap berkas' })).not.toContainText('Audit Lapang')
  await page.getByRole('link', { name: 'Periksa keaslian' }).click()
  await expect(page.getByText(/Tercatat resmi dan berlaku sampai/)).toBeVisible()
  await expect(page.getByText(nomor).first()).toBeVisible()
  await tutup()
})
