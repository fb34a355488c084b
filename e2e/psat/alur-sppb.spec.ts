import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { izinTerbit, newPelaku, type Pelaku } from '../support/psat-company.ts'
import {
  checkDokumen,
  continueIsian,
  dialog,
  fillUnit,
  submitForm,
  takeStep,
  uuidDi,
} from '../support/psat-screens.ts'
import { nomorBaru } from '../support/psat-steps.ts'
import { attachFile, chooseFile, expectSuccess, fillTanggal } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const daftar = '/psat/admin/perizinan/sppb_psat'

interface BerkasLayar {
  uuid: string
  perusahaan: string
}

/**
 * Sends the first application of a company. It adds all company data on the way, leaves and resumes the draft, and
 * checks that the form names what is missing. It ends on the page of the sent file.
 */
async function submitFirst(page: Page, { perusahaan }: Pick<Pelaku, 'perusahaan'>): Promise<void> {
  await visit(page, '/psat')
  await expect(page.getByText('Belum ada permohonan')).toBeVisible()
  await page.getByRole('link', { name: 'Ajukan izin' }).first().click()
  await page.getByRole('radio', { name: 'SPPB-PSAT' }).check()
  await page.getByRole('radio', { name: 'Permohonan Baru' }).check()
  await expect(page.getByText('Denah ruang penanganan')).toBeVisible()
  await page.getByRole('button', { name: 'Mulai mengisi' }).click()

  await test.step('a unit is added inside the form and chosen at once', async () => {
    await page.getByRole('button', { name: 'Tambah unit penanganan' }).click()
    await dialog(page).getByRole('button', { name: 'Simpan unit' }).click()
    await expect(dialog(page).getByText('isian perlu diperbaiki')).toBeVisible()
    await fillUnit(page, 'Gudang Sortasi Karawang')
  })

  await test.step('and so is the scope', async () => {
    await continueIsian(page)
    await page.getByRole('button', { name: 'Tambah ruang lingkup' }).click()
    await dialog(page).getByRole('combobox', { name: 'Komoditas' }).fill('Beras')
    await page.keyboard.press('Tab')
    await dialog(page).getByRole('checkbox', { name: 'Penggilingan' }).check()
    await dialog(page).getByRole('checkbox', { name: 'Suhu ruang' }).check()
    await dialog(page).getByRole('radio', { name: 'Tidak' }).check()
    await dialog(page).getByRole('button', { name: 'Simpan ruang lingkup' }).click()
    await expect(page.getByRole('checkbox', { name: 'Beras' })).toBeChecked()
  })

  await test.step('a file of the wrong kind is refused with its reason', async () => {
    await continueIsian(page)
    await attachFile(page, 'Surat permohonan', 'surat-permohonan.pdf')
    await chooseFile(page.getByRole('button', { name: 'Pilih berkas: SOP penanganan dan sanitasi' }), {
      name: 'sop.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    })
    await expect(page.getByText('Jenis berkas tidak diterima. Unggah PDF.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the draft is left and resumed where it was', async () => {
    await page.getByRole('button', { name: 'Simpan dan keluar' }).click()
    await expect(page.getByRole('heading', { name: 'Draf' })).toBeVisible()
    await page.getByRole('link', { name: 'Lanjutkan' }).click()
    await expect(page.getByRole('heading', { name: 'Dokumen', level: 2 })).toBeVisible()
    await expect(page.getByText('surat-permohonan.pdf')).toBeVisible()
  })

  await test.step('the review names each missing paper and leads to it', async () => {
    await continueIsian(page)
    await expect(page.getByText('4 hal belum lengkap').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kirim permohonan' })).toBeDisabled()
    await expectAccessible(page)
    // On a phone the bar, with its text and all buttons, must leave room for the form.
    const phone = { width: 360, height: 640 }
    const desk = page.viewportSize()
    await page.setViewportSize(phone)
    const bar = page.getByRole('region', { name: 'Bilah langkah' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect((await bar.boundingBox())?.height).toBeLessThan(phone.height / 8)
    await expect(bar.getByRole('button', { name: 'Kembali ke dokumen' }).locator('svg')).toBeVisible()
    if (desk) await page.setViewportSize(desk)
    await page.getByRole('button', { name: 'SOP penanganan dan sanitasi belum diunggah.' }).click()
    await expect(
      page.getByRole('button', { name: 'Pilih berkas: SOP penanganan dan sanitasi' }),
    ).toBeFocused()
    for (const label of [
      'Denah ruang penanganan',
      'Diagram alir penanganan',
      'SOP penanganan dan sanitasi',
      'Bukti penerapan SOP',
    ]) {
      await attachFile(page, label, `${label}.pdf`)
    }
    await continueIsian(page)
  })

  await test.step('sent: the page of the file and the receipt', async () => {
    await submitForm(page)
    await expect(page.getByTestId('jam')).toContainText('terbit paling lambat')
    // The way to the permit is told to its end, with the payment, in the words of the operator.
    const jalan = page.getByRole('region', { name: 'Setelah ini' }).getByRole('listitem')
    await expect(jalan.filter({ hasText: 'Penunjukan tim audit' })).toContainText(
      'dalam hari kerja tahap ini',
    )
    await expect(jalan.filter({ hasText: 'Bayar PNBP dan kirim buktinya' })).toContainText(
      'Anda · 7 hari kerja',
    )
    await expect(jalan.last()).toContainText('Terbit Sertifikat')
    await page.getByRole('link', { name: 'Tanda terima' }).click()
    const lembar = page.getByRole('article', { name: 'Lembar tanda terima' })
    await expect(lembar).toContainText(perusahaan.nama)
    await expect(lembar).toContainText('SOP penanganan dan sanitasi')
    await visit(page, '/psat')
    await expect(page.getByRole('heading', { name: 'Draf' })).toHaveCount(0)
    await page.getByRole('link', { name: /SPPB: .*permohonan baru/s }).click()
    await expect(page.getByTestId('jam')).toBeVisible()
  })
}

async function verifikasi(page: Page, { uuid, perusahaan }: BerkasLayar): Promise<void> {
  await page.goto(`${daftar}?tab=permohonan`)
  await page.getByRole('searchbox').fill(perusahaan)
  await page.getByRole('row', { name: perusahaan }).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(uuid))
  await checkDokumen(page)
  await takeStep(page, 'Nyatakan lengkap')
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: 'Menunggu Koordinator atau subkoordinator' })).toBeVisible()
}

async function appointTim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tunjuk auditor' }).click()
  const lead = dialog(page).getByRole('radio', { name: /Ratih Kusumawardani/ })
  await lead.check()
  await dialog(page).getByRole('listitem').filter({ hasText: 'Bagas Prasetyo' }).getByRole('checkbox').check()
  // The coordinator uploads no letter of assignment, so the portal writes one.
  await dialog(page).getByRole('button', { name: 'Tetapkan tim audit' }).click()
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: 'Menunggu Tim audit' })).toBeVisible()
}

async function auditDokumen(page: Page): Promise<void> {
  await expect(page.getByText('Giliran Anda')).toBeVisible()
  await checkDokumen(page)
  await takeStep(page, 'Selesaikan audit dokumen')
  await expectSuccess(page, 'Data telah diproses')
  // The next stage cannot end before its checklist is complete.
  await expect(page.getByRole('button', { name: 'Selesaikan audit lapang' })).toBeDisabled()
}

/** An auditor judges every item on a phone. Then the lead auditor ends the field audit. */
async function auditLapang(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 })
  const panel = page.getByRole('region', { name: 'Daftar periksa audit lapang' })
  await expect(panel.locator('h3 > button').first()).toBeVisible()
  for (const bagian of await panel.locator('h3 > button').all()) {
    if ((await bagian.getAttribute('aria-expanded')) === 'false') await bagian.click()
    await panel.getByRole('button', { name: /^Nilai \d+ butir sisanya sesuai$/ }).click()
    await bagian.click()
  }
  await expect(panel.getByRole('progressbar', { name: /^(\d+) dari \1 butir dinilai$/ })).toBeVisible()
  await expect(panel.getByText('Tersimpan', { exact: true })).toBeVisible()
  const selesai = page.getByRole('button', { name: 'Selesaikan audit lapang' })
  await expect(page.getByText('Tanggal audit lapang belum diisi.')).toBeVisible()
  await expect(selesai).toBeDisabled()
  await fillTanggal(panel, 'Tanggal audit lapang')
  await takeStep(page, 'Selesaikan audit lapang')
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: /Menunggu komisi teknis/ })).toBeVisible()
}

async function rekomendasi(page: Page, { uuid, perusahaan }: BerkasLayar): Promise<void> {
  await page.goto(`${daftar}/audit?id=${uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(SPPB|Izin edar): /)
  await expect(page.getByRole('main')).toContainText(perusahaan)
  await expect(page.getByRole('heading', { name: 'Hasil audit lapang' })).toBeVisible()
  await takeStep(page, 'Rekomendasikan')
  await expectSuccess(page, 'Data telah diproses')
  await expect(page).toHaveURL(new RegExp(uuid))
  await expect(page.getByRole('heading', { name: 'Menunggu sekretariat' })).toBeVisible()
}

test('an SPPB from the first form to its certificate, every step on the screen of whoever takes it', async ({
  page,
  openAs,
}) => {
  test.slow()
  const pelaku = await newPelaku()
  const usaha = await openAs(pelaku.username)
  await signIn(page, 'sekretariat')

  const berkas = await test.step('the operator fills in the form and sends it', async () => {
    await submitFirst(usaha, pelaku)
    return { uuid: uuidDi(usaha), perusahaan: pelaku.perusahaan.nama }
  })
  const halaman = `${daftar}/${berkas.uuid}`
  await test.step('10: verified, and a team appointed', async () => {
    await verifikasi(page, berkas)
    const koordinator = await openAs('koordinator')
    await koordinator.goto(halaman)
    await appointTim(koordinator)
  })
  const lead = await openAs('lead_auditor')
  await lead.goto(halaman)
  await test.step('20: the papers are in order', () => auditDokumen(lead))
  await test.step('30: every item of the checklist judged on a phone', () => auditLapang(lead))
  await test.step('40: recommended by the committee', async () => rekomendasi(await openAs('pvtpp'), berkas))

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
    await fillTanggal(form, 'Berlaku sampai')
    await form.getByRole('button', { name: 'Terbitkan tagihan' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByText('Menunggu pembayaran', { exact: true })).toBeVisible()
  })

  await test.step('51: the code ran out, another bill takes its place', async () => {
    const form = page.getByRole('form', { name: 'Ganti tagihan PNBP' })
    await form.getByLabel('Kode billing').fill('820261116000124')
    await fillTanggal(form, 'Berlaku sampai')
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
    await expect(usaha.getByText('Bukti masuk')).toBeVisible()
    await expect(usaha.getByTestId('jam')).toContainText('Pemeriksaan bukti bayar')
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
    await expect(usaha.getByText('Bukti masuk')).toBeVisible()
    await takeStep(page, 'Terima pembayaran')
    await expectSuccess(page, 'Data telah diproses')
  })

  const nomor = nomorBaru('sppb_psat')
  await test.step('60: a number in use is refused while it is typed', async () => {
    const field = page.getByLabel('Nomor', { exact: true })
    await field.fill(await izinTerbit(pelaku, 'sppb_psat'))
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
    const alamat = await usaha.getByRole('link', { name: 'Periksa keaslian' }).getAttribute('href')
    const visitor = await openAs()
    await visitor.goto(alamat ?? '')
    await expect(visitor.getByText(/Tercatat resmi dan berlaku sampai/)).toBeVisible()
    await expect(visitor.getByText(nomor, { exact: true })).toBeVisible()
  })
})
