import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe/accessibility.ts'
import { attachFile, chooseFile } from '../support/choose-file.ts'
import { expect, signIn, test, visit } from '../support/portal.ts'
import { izinTerbit } from '../support/psat/data-usaha.ts'
import { isiUnit, kirim, lanjut, mulai, siap, tambahLingkup, unggahSemua } from '../support/psat/isian.ts'
import { newPelaku } from '../support/psat/pengajuan.ts'
import { isiTanggal } from '../support/tanggal.ts'

test('a new SPPB: everything is added on the way, the draft is resumed, what is missing is named', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const pelaku = await newPelaku(baseURL)
  await signIn(page, pelaku.username)
  await page.goto('/psat')
  await expect(page.getByText('Belum ada pengajuan')).toBeVisible()
  await page.getByRole('link', { name: 'Ajukan izin' }).first().click()
  await page.getByRole('radio', { name: 'SPPB-PSAT' }).check()
  await page.getByRole('radio', { name: 'Permohonan Baru' }).check()
  await expect(page.getByText('Denah ruang penanganan')).toBeVisible()
  await page.getByRole('button', { name: 'Mulai mengisi' }).click()

  await test.step('a unit is added inside the form and chosen at once', async () => {
    await page.getByRole('button', { name: 'Tambah unit produksi' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Simpan unit' }).click()
    await expect(dialog.getByText('isian perlu diperbaiki')).toBeVisible()
    await isiUnit(page, 'Gudang Sortasi Karawang')
  })

  await test.step('and so is the scope', async () => {
    await lanjut(page)
    await tambahLingkup(page, 'Beras')
  })

  await test.step('a file of the wrong kind is refused with its reason', async () => {
    await lanjut(page)
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
    await lanjut(page)
    await expect(page.getByText('4 hal belum lengkap').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kirim pengajuan' })).toBeDisabled()
    await expectAccessible(page)
    // With its line of words and all its buttons the bar leaves a phone to what is filled in.
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
    await lanjut(page)
  })

  await test.step('sent: the page of the file and the receipt', async () => {
    await kirim(page)
    await expect(page.getByTestId('jam')).toContainText('terbit paling lambat')
    await page.getByRole('link', { name: 'Tanda terima' }).click()
    const lembar = page.getByRole('article', { name: 'Lembar tanda terima' })
    await expect(lembar).toContainText(pelaku.perusahaan.nama)
    await expect(lembar).toContainText('SOP penanganan dan sanitasi')
    await visit(page, '/psat')
    await expect(page.getByRole('heading', { name: 'Draf' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /SPPB: .*permohonan baru/s })).toBeVisible()
  })
  await pelaku.klien.close()
})

const langkah = (page: Page, nama: string) =>
  page.getByRole('button', { name: new RegExp(`^${nama}`) }).click()

/** Starts from a permit of a list of one's own; the form has chosen it. */
async function perpanjang(page: Page, daftar: string, nomor: string): Promise<void> {
  await visit(page, daftar)
  await expect(page.getByText(nomor)).toBeVisible()
  await page.getByRole('button', { name: `Ajukan untuk ${nomor}` }).click()
  await page.getByRole('menuitem', { name: 'Perpanjangan' }).click()
  await expect(page.getByRole('radio', { name: nomor })).toBeChecked()
  await page.getByRole('button', { name: 'Mulai mengisi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Perpanjangan/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: nomor })).toBeChecked()
}

// That every kind is taken with all that its form holds is for the route tests.
test('a permit is renewed from the registry, added to from an older one, and changed with what and why', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const pelaku = await siap(page, baseURL)
  const [sppb, edar] = [
    await izinTerbit(baseURL, pelaku, 'sppb_psat'),
    await izinTerbit(baseURL, pelaku, 'izin_edar_pl'),
  ]

  await test.step('an SPPB is renewed from the registry, up to its sending', async () => {
    await perpanjang(page, '/psat', sppb)
    await lanjut(page)
    await page.getByRole('checkbox', { name: 'Gudang Karawang' }).check()
    await lanjut(page)
    await page.getByRole('checkbox', { name: 'Beras' }).check()
    await lanjut(page)
    await unggahSemua(page)
    await lanjut(page)
    await kirim(page)
    await visit(page, '/psat')
    await expect(page.getByText('sedang diajukan')).toBeVisible()
  })

  await test.step('and so is an izin edar, with its product', async () => {
    await perpanjang(page, '/perizinan/edar', edar)
    await langkah(page, 'Produk')
    await page.getByRole('checkbox', { name: 'Beras Melati' }).check()
    await langkah(page, 'Tinjau dan kirim')
    await expect(page.getByRole('region', { name: 'Izin asal' })).toContainText(edar)
    await expect(page.getByRole('region', { name: 'Produk' })).toContainText('Beras Melati')
  })

  await test.step('an addition starts from an older permit proved by its certificate', async () => {
    await mulai(page, 'SPPB-PSAT', 'Penambahan Ruang Lingkup', 'Izin lama di luar portal')
    await page.getByLabel('Nomor sertifikat lama').fill(`LAMA/${pelaku.perusahaan.nib}`)
    await isiTanggal(page, 'Berlaku sampai')
    await expectAccessible(page)
    await langkah(page, 'Dokumen')
    await expect(page.getByText('Sertifikat SPPB sebelumnya')).toBeVisible()
    await langkah(page, 'Tinjau dan kirim')
    await expect(page.getByRole('region', { name: 'Izin asal' })).toContainText(
      `LAMA/${pelaku.perusahaan.nib}`,
    )
  })

  await test.step('a change of an izin edar says what changes and why', async () => {
    await mulai(page, 'Izin Edar PSAT PL', 'Perubahan Data', edar)
    await langkah(page, 'Perubahan')
    await page.getByLabel('Data semula').fill('Kemasan 5 kg')
    await page.getByLabel('Data yang baru').fill('Kemasan 10 kg')
    await page.getByLabel('Alasan perubahan').fill('Permintaan pasar')
    await langkah(page, 'Tinjau dan kirim')
    for (const kata of ['Kemasan 5 kg', 'Kemasan 10 kg', 'Permintaan pasar'])
      await expect(page.getByRole('region', { name: /^Perubahan/ })).toContainText(kata)
  })
  await pelaku.klien.close()
})
