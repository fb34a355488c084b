import { samplePicture } from '../../apps/server/src/platform/files/samples.fixture.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { dialog } from '../support/psat-screens.ts'
import {
  answerAll,
  bringTo,
  fillCeklis,
  layarBerkas,
  startBerkas,
  takeLangkah,
} from '../support/psat-steps.ts'
import { chooseFile } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

test('field audit: assessments survive a lost signal, and an item becomes a finding that is answered and closed', async ({
  page,
}) => {
  const { pelaku, petugas, berkas } = await startBerkas('sppb_psat')
  await bringTo(petugas, berkas, 20)
  await takeLangkah(petugas.auditor, berkas, 'audit/dokumen', {
    proses: 'REVISION',
    keterangan: 'Lengkapi SOP.',
  })
  await answerAll(pelaku, berkas)
  await takeLangkah(petugas.lead, berkas, 'audit/dokumen', { proses: 'CLEAR' })
  // Every item except these two.
  await fillCeklis(petugas.auditor, berkas, ['4.1', '4.2'])
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, 'auditor')
  await page.goto(layarBerkas(berkas))
  const tersimpan = page.getByText('Tersimpan', { exact: true })

  await test.step('stage 30: an assessment waits on the device and is sent later', async () => {
    const section = page.getByRole('button', { name: /Sanitasi fasilitas/ })
    await expect(section).toHaveAttribute('aria-expanded', 'true')
    const ceklisPath = `**/api/psat/pengajuan/${berkas.uuid}/ceklis`
    await page.route(ceklisPath, (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    )
    const toilet = page.getByRole('group', { name: /Toilet tidak membuka/ })
    await toilet.getByText('Sesuai', { exact: true }).click()
    await expect(page.getByText('Belum tersimpan, aman di perangkat ini')).toBeVisible()
    await page.reload()
    // A phone starts with what is open. What was answered before is folded.
    await page.getByRole('button', { name: /butir sudah dijawab/ }).click()
    await expect(toilet.getByRole('radio', { name: 'Sesuai', exact: true })).toBeChecked()
    await page.unroute(ceklisPath)
    await page.getByRole('button', { name: 'Coba simpan lagi' }).click()
    await expect(tersimpan).toBeVisible()
    const { data } = await petugas.auditor.get<{ data: { jawaban: object } }>(
      `/api/psat/pengajuan/${berkas.uuid}/ceklis`,
    )
    expect(data.jawaban).toHaveProperty(['4.2'])
  })

  await test.step('stage 30: the last item becomes a finding with its photo', async () => {
    const cuci = page.getByRole('group', { name: /Tempat cuci tangan dengan sabun/ })
    await cuci.getByText('Tidak sesuai').click()
    await page.getByLabel('Catatan butir 4.1').fill('Sabun tidak tersedia di dua wastafel.')
    await chooseFile(page.getByRole('button', { name: 'Ambil foto butir 4.1' }), {
      name: 'wastafel.png',
      mimeType: 'image/png',
      buffer: await samplePicture('png'),
    })
    await expect(page.getByRole('img', { name: 'Foto butir 4.1' })).toBeVisible()
    await expect(page.getByText(/butir dinilai, 1 tidak sesuai/)).toBeVisible()
    await expect(tersimpan).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Jadikan temuan butir 4.1' }).click()
    await expect(dialog(page).getByRole('heading', { name: /Temuan pada butir 4\.1/ })).toBeVisible()
    await expect(dialog(page).getByLabel('Yang Anda lihat')).toHaveValue(/Sabun tidak tersedia/)
    await expect(dialog(page).getByRole('img', { name: 'Foto' })).toBeVisible()
    await dialog(page).getByText('Mayor').click()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Simpan temuan' }).click()
    await expect(page.getByRole('button', { name: 'Temuan 1 · Mayor' })).toBeVisible()
  })

  await test.step('stage 31: the operator answers the finding, and the auditor closes it', async () => {
    await page.getByRole('button', { name: 'Minta perbaikan (1 temuan)' }).click()
    await dialog(page).getByLabel('Catatan untuk pemohon').fill('Lengkapi wastafel.')
    await dialog(page).getByRole('button', { name: 'Minta perbaikan' }).click()
    await expect(page.getByRole('heading', { name: 'Menunggu Pelaku usaha' })).toBeVisible()
    await expect(page.getByText('Sabun tidak tersedia di dua wastafel.').first()).toBeVisible()
    await answerAll(pelaku, berkas)
    await expect(page.getByRole('button', { name: 'Minta jawaban lagi' })).toBeVisible()
    await page.getByRole('button', { name: 'Tutup temuan' }).click()
    await expect(page.getByRole('button', { name: 'Tutup temuan' })).toHaveCount(0)
    // With no open finding, the lead auditor can continue.
    await takeLangkah(petugas.lead, berkas, 'audit/lapang', { proses: 'CLEAR' })
  })
})
