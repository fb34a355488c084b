import { expect, test, visit } from '../support/portal.ts'
import { dialog, langkahLain } from '../support/psat-screens.ts'
import { answerAll, bringTo, startBerkas } from '../support/psat-steps.ts'
import { attachFile } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

test('the committee asks for a revision, then rejects with a letter; the operator reads why', async ({
  page,
}) => {
  test.slow()
  const { pelaku, petugas, berkas } = await startBerkas('izin_edar_pl')
  await bringTo(petugas, berkas, 40)
  await signIn(page, 'pvtpp')
  await page.goto('/psat/admin/perizinan/izin_edar_pl/audit')
  await expect(page.getByRole('link', { name: 'Mulai dari yang terdekat' })).toBeVisible()
  // Only the query of the URL changes, but the app treats it as a new page and focuses the heading.
  await page.getByRole('link', { name: 'Mulai dari yang terdekat' }).press('Enter')
  await expect(page).toHaveURL(/audit\?id=/)
  await expect(page.getByRole('button', { name: 'Rekomendasikan' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // A link from another office opens the same file in the committee's view.
  await visit(page, `/psat/admin/perizinan/izin_edar_pl/${berkas.uuid}`)
  await expect(page).toHaveURL(new RegExp(`audit\\?id=${berkas.uuid}`))
  await expect(page.getByRole('tab', { name: 'Ringkasan kasus' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Hasil audit', exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Ringkasan kasus' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Dokumen dan temuan' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Dokumen' }).first()).toBeVisible()
  await page.getByRole('tab', { name: /^Riwayat/ }).click()
  await expect(page.getByRole('list', { name: 'Riwayat berkas' })).toBeVisible()
  await page.getByRole('button', { name: 'Minta perbaikan' }).click()
  await dialog(page).getByRole('button', { name: 'Minta perbaikan' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Tulis apa yang perlu diperbaiki.')
  await dialog(page).getByLabel('Catatan untuk pemohon').fill('Lampirkan uji air.')
  await dialog(page).getByRole('button', { name: 'Minta perbaikan' }).click()
  // The message names the file, and the page stays on it. The next file of the queue is only offered.
  await expect(page.getByRole('dialog', { name: 'Berhasil' })).toContainText('PL-')
  await expect(page.getByRole('heading', { name: 'Menunggu Pelaku usaha' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(berkas.uuid))
  const tawaran = page.getByRole('region', { name: 'Pemberitahuan' })
  await tawaran.getByRole('button', { name: 'Berkas berikutnya' }).click()
  await expect(page).not.toHaveURL(new RegExp(berkas.uuid))
  await expect(page.getByRole('button', { name: 'Rekomendasikan' })).toBeVisible()
  await answerAll(pelaku, berkas)
  await page.goto(`/psat/admin/perizinan/izin_edar_pl/audit?id=${berkas.uuid}`)
  await page.getByRole('tab', { name: 'Perbandingan' }).click()
  await expect(page.getByText(/perubahan antara kiriman ke-|Tidak ada yang berubah/)).toBeVisible()
  await langkahLain(page, 'Tolak permohonan')
  await dialog(page).getByLabel('Alasan penolakan').fill('Uji residu melewati batas.')
  await dialog(page).getByRole('button', { name: 'Tolak permohonan' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Unggah surat penolakan.')
  await attachFile(page, 'Surat penolakan', 'penolakan.pdf')
  await dialog(page).getByRole('button', { name: 'Tolak permohonan' }).click()
  await expect(page.getByRole('heading', { name: 'Berkas selesai' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(berkas.uuid))
  await signIn(page, pelaku.username)
  await page.goto(`/psat/pengajuan/${berkas.uuid}`)
  await expect(page.getByText('Uji residu melewati batas.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajukan lagi' })).toBeVisible()
})
