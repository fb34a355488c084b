import type { Page } from '@playwright/test'
import { samplePicture } from '../../apps/server/src/platform/files/samples.fixture.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { chooseFile } from '../support/choose-file.ts'
import {
  bawaKe,
  isiCeklis,
  jawabSemua,
  layarBerkas,
  layarKomtek,
  mulaiBerkas,
  takeLangkah,
} from '../support/perjalanan.ts'
import { expect, test } from '../support/portal.ts'
import { closeWindows, openAs } from '../support/windows.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('an SPPB with revisions at 21, 31 and 41, until the committee recommends it', async ({
  baseURL,
  browser,
}) => {
  const { pelaku, petugas, berkas, tutup } = await mulaiBerkas(baseURL, 'sppb_psat')
  await bawaKe(petugas, berkas, 20)
  await takeLangkah(petugas.auditor, berkas, 'audit/dokumen', {
    proses: 'REVISION',
    keterangan: 'Lengkapi SOP.',
  })
  await jawabSemua(pelaku, berkas, 'permohonan_baru')
  await takeLangkah(petugas.lead, berkas, 'audit/dokumen', { proses: 'CLEAR' })
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
    await expect(lead.getByRole('heading', { name: /Menunggu komisi teknis/ })).toBeVisible()
    await closeWindows(lead)
  })

  await test.step('40 and 41: the committee asks, reads the answer and recommends; the next case follows', async () => {
    const komtek = await openAs(browser, 'pvtpp')
    await komtek.goto(layarKomtek(berkas))
    await expect(komtek.getByRole('heading', { level: 1 })).toHaveText(/^SPPB: /)
    await expect(komtek.getByRole('main')).toContainText(pelaku.perusahaan.nama)
    await expect(komtek.getByRole('heading', { name: 'Hasil audit lapang' })).toBeVisible()
    await komtek.getByRole('button', { name: 'Minta perbaikan' }).click()
    await dialog(komtek).getByRole('button', { name: 'Minta perbaikan' }).click()
    await expect(dialog(komtek).getByRole('alert')).toContainText('Tulis apa yang perlu diperbaiki.')
    await dialog(komtek).getByLabel('Catatan untuk pemohon').fill('Lampirkan uji air.')
    await dialog(komtek).getByRole('button', { name: 'Minta perbaikan' }).click()
    await expect(komtek).not.toHaveURL(new RegExp(berkas.uuid))
    await jawabSemua(pelaku, berkas, 'permohonan_baru')
    await komtek.goto(layarKomtek(berkas))
    await komtek.getByRole('tab', { name: 'Perbandingan' }).click()
    await expect(komtek.getByText(/perubahan antara kiriman ke-|Tidak ada yang berubah/)).toBeVisible()
    await komtek.getByRole('button', { name: 'Rekomendasikan' }).click()
    await dialog(komtek).getByRole('button', { name: 'Rekomendasikan' }).click()
    await expect(komtek).not.toHaveURL(new RegExp(berkas.uuid))
    await closeWindows(komtek)
  })

  await tutup()
})
