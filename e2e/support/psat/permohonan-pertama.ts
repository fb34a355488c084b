import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe/accessibility.ts'
import { attachFile, chooseFile } from '../choose-file.ts'
import { expect, test, visit } from '../portal.ts'
import { isiUnit, kirim, lanjut, tambahLingkup } from './isian.ts'
import type { Pelaku } from './pengajuan.ts'

/**
 * The first application of a company: everything is added on the way, the draft is left and resumed, what is missing is
 * named. Ends on the page of the file that was sent.
 */
export async function ajukanPertama(page: Page, { perusahaan }: Pick<Pelaku, 'perusahaan'>): Promise<void> {
  await visit(page, '/psat')
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
    await expect(lembar).toContainText(perusahaan.nama)
    await expect(lembar).toContainText('SOP penanganan dan sanitasi')
    await visit(page, '/psat')
    await expect(page.getByRole('heading', { name: 'Draf' })).toHaveCount(0)
    await page.getByRole('link', { name: /SPPB: .*permohonan baru/s }).click()
    await expect(page.getByTestId('jam')).toBeVisible()
  })
}
