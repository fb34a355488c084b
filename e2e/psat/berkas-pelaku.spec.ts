import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { pelakuSiap } from '../support/psat-company.ts'
import { continueIsian, langkahLain, startIsian, submitForm } from '../support/psat-screens.ts'
import { submitNew, takeLangkah } from '../support/psat-steps.ts'
import { chooseFile, expectSuccess, pdf } from '../support/screen.ts'
import { clientOf, signIn, signInByForm } from '../support/session.ts'

/** Withdraws the application with a reason and applies again from the same form. */
async function withdrawAndSubmitAgain(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Pesan' }).click()
  await page.getByLabel('Pesan kepada petugas').fill('Apakah masih dapat ditarik?')
  await page.getByRole('button', { name: 'Kirim pesan' }).click()
  await expect(page.getByRole('list', { name: 'Pesan' })).toContainText('Apakah masih dapat ditarik?')
  await langkahLain(page, 'Tarik permohonan')
  await page.getByLabel('Alasan').fill('Unit kami pindah.')
  await page.getByRole('dialog').getByRole('button', { name: 'Tarik permohonan' }).click()
  await expect(page.getByRole('button', { name: 'Ajukan lagi' })).toBeVisible()
  await page.getByRole('tab', { name: 'Riwayat' }).click()
  await expect(page.getByText('Unit kami pindah.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ajukan lagi' }).click()
  await page.getByRole('button', { name: /^Tinjau dan kirim/ }).click()
  await expect(page.getByText('Gudang Karawang')).toBeVisible()
  await submitForm(page)
}

test('a revision is answered finding by finding, beside what it is about; then the file is withdrawn and applied for again', async ({
  page,
}) => {
  test.slow()
  const pelaku = await pelakuSiap()
  const berkas = await submitNew(pelaku)
  const sekretariat = await clientOf('sekretariat')
  const [unit] = berkas.isian.unit_produksi
  for (const temuan of [
    {
      sasaran: 'dokumen',
      bidang: 'dokumen.denah_ruangan_psat',
      berkas: berkas.isian.dokumen.denah_ruangan_psat,
      halaman: 1,
      x: 0.4,
      y: 0.3,
      uraian: 'Tempat cuci tangan belum digambar.',
    },
    { sasaran: 'isian', bidang: `unit_produksi.${unit}`, uraian: 'Alamat tidak sama dengan sertifikat.' },
  ]) {
    await sekretariat.post(`/api/psat/pengajuan/${berkas.uuid}/temuan`, temuan)
  }
  await takeLangkah(sekretariat, berkas, 'audit/permohonan_baru', {
    proses: 'REVISION',
    keterangan: 'Perbaiki dua hal ini.',
  })

  await signIn(page, pelaku.username)
  await page.goto(`/psat/pengajuan/${berkas.uuid}`)
  await expect(page.getByText('Giliran Anda')).toBeVisible()
  await expect(page.getByTestId('jam')).toContainText('Menunggu perbaikan Anda')
  // The next action is visible without scrolling, on a desktop and on a phone.
  const answer = page.getByRole('link', { name: 'Jawab 2 temuan' })
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await expect(answer).toBeInViewport()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Minta tambahan waktu' }).click()
  await page.getByLabel('Alasan').fill('Menunggu gambar dari arsitek.')
  await page.getByRole('dialog').getByRole('button', { name: 'Minta tambahan waktu' }).click()
  await expect(page.getByText('Permintaan tambahan waktu menunggu jawaban petugas.')).toBeVisible()
  await answer.click()

  const denah = page.getByRole('article', { name: 'Temuan 1' })
  const alamat = page.getByRole('article', { name: 'Temuan 2' })
  await denah.getByLabel('Jawaban Anda').fill('Dua wastafel digambar.')
  await page.getByRole('button', { name: 'Kirim perbaikan' }).click()
  await expect(page.getByText('Tulis jawaban untuk temuan ini.')).toHaveCount(1)
  await expect(page.getByText('1 dari 2 temuan dijawab')).toBeVisible()
  // A refused submission focuses the missing answer. The list at the top links to each answer and shows the deadline.
  await expect(alamat.getByLabel('Jawaban Anda')).toBeFocused()
  const daftar = page.getByRole('region', { name: '2 temuan untuk dijawab' })
  await expect(daftar).toContainText('Kirim paling lambat')
  await expect(daftar.getByText('Belum dijawab')).toHaveCount(1)
  await daftar.getByRole('link', { name: /^Temuan 1/ }).press('Enter')
  await expect(denah.getByLabel('Jawaban Anda')).toBeFocused()
  await expectAccessible(page)

  const letak = page.getByRole('dialog', { name: 'Letak temuan' })
  const tutup = letak.getByRole('button', { name: 'Tutup' })
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => arrival.promise.then(() => route.continue()))
  await denah.getByRole('button', { name: /Denah ruang penanganan, halaman 1/ }).click()
  // Content that loads late must not move a button that the user is about to press.
  await expect(letak.getByRole('status')).toBeVisible()
  const place = await tutup.boundingBox()
  arrival.resolve()
  await expect(letak.getByRole('img', { name: /halaman 1/ })).toBeVisible()
  expect(await tutup.boundingBox()).toEqual(place)
  await page.unroute('**/assets/*.js')
  await tutup.click()
  await expect(letak).toBeHidden()

  await page.getByRole('button', { name: 'Ubah Gudang Karawang' }).click()
  await page.getByLabel('Alamat unit').fill('Jalan Panen Raya 9, Karawang')
  await page.getByRole('button', { name: 'Simpan unit' }).click()
  await alamat.getByLabel('Jawaban Anda').fill('Alamat sudah disamakan.')
  // The flagged paper does not look settled, and sending it unchanged is asked about once.
  await expect(page.getByText('Perlu diperbaiki')).toHaveCount(1)
  await page.getByRole('button', { name: 'Kirim perbaikan' }).click()
  const tanya = page.getByRole('dialog', { name: 'Kirim tanpa mengganti dokumen?' })
  await expect(tanya).toContainText('Denah ruang penanganan belum diganti')
  await expectAccessible(page)
  await tanya.getByRole('button', { name: 'Ganti dahulu' }).click()
  await chooseFile(
    page.getByRole('button', { name: 'Ganti Denah ruang penanganan' }),
    pdf('denah-versi-2.pdf'),
  )
  await expect(page.getByText('denah-versi-2.pdf')).toBeVisible()
  await expect(page.getByText('Perlu diperbaiki')).toHaveCount(0)
  await page.getByRole('button', { name: 'Kirim perbaikan' }).click()
  await expectSuccess(page, 'Perbaikan terkirim')
  await expect(page.getByText('Menunggu Sekretariat')).toBeVisible()
  await expect(page.getByText('Dijawab', { exact: true })).toHaveCount(2)
  await test.step('withdrawn, and applied for again', () => withdrawAndSubmitAgain(page))
})

test('nothing typed is lost when the session drops, and two tabs do not overwrite each other', async ({
  page,
  context,
}) => {
  const pelaku = await pelakuSiap()
  await signIn(page, pelaku.username)
  await startIsian(page, 'SPPB-PSAT', 'Permohonan Baru')
  const alamat = page.url()

  await test.step('the session ends while typing; after signing in the same form is open, as it was', async () => {
    await page.route('**/api/psat/draf/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 401, json: { success: false, message: 'Sesi berakhir', errors: [] } })
        : route.continue(),
    )
    await page.getByRole('checkbox', { name: 'Gudang Karawang' }).check()
    await expect(page).toHaveURL(/\/admin\/login/)
    await page.unroute('**/api/psat/draf/*')
    await signInByForm(page, pelaku.username)
    await expect(page).toHaveURL(alamat)
    await expect(page.getByText('Isian yang belum sempat tersimpan telah dipulihkan.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Gudang Karawang' })).toBeChecked()
    await expect(page.getByText('Draf tersimpan pukul')).toBeVisible()
  })

  await test.step('a change in another tab is not overwritten unasked', async () => {
    const other = await context.newPage()
    await other.goto(alamat)
    await other.getByRole('checkbox', { name: 'Gudang Karawang' }).uncheck()
    await other.getByRole('button', { name: 'Simpan draf' }).click()
    await expect(other.getByText('Tersimpan', { exact: true })).toBeVisible()
    await other.close()
    await continueIsian(page)
    await page.getByRole('checkbox', { name: 'Beras' }).check()
    await expect(page.getByText('Draf ini diubah di tab atau perangkat lain')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Pakai isian di layar ini' }).click()
    await expect(page.getByText('Draf tersimpan pukul')).toBeVisible()
    await page
      .getByRole('button', { name: /^Usaha dan unit/ })
      .first()
      .click()
    await expect(page.getByRole('checkbox', { name: 'Gudang Karawang' })).toBeChecked()
  })
})
