import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import type { Pelaku } from '../support/psat-company.ts'
import { pelakuSiap } from '../support/psat-company.ts'
import { checkDokumen, langkahLain, openWaktu } from '../support/psat-screens.ts'
import { type Berkas, submitNew, takeLangkah } from '../support/psat-steps.ts'
import { attachFile, expectSuccess, pdfWith } from '../support/screen.ts'
import { clientOf, signIn } from '../support/session.ts'

const daftar = '/psat/admin/perizinan/sppb_psat'
const temuanCard = (page: Page) => page.getByRole('region', { name: 'Temuan', exact: true })

/**
 * Checks that a typed message survives a change of tab, and that new messages from the applicant appear without a
 * reload.
 */
async function exchangePesan(page: Page, { klien }: Pelaku, { uuid }: Berkas): Promise<void> {
  await page.getByRole('tab', { name: 'Pesan' }).click()
  await page.getByLabel('Pesan kepada pemohon').fill('Mohon kirim foto gudang.')
  await page.getByRole('tab', { name: /^Riwayat/ }).click()
  await page.goBack()
  await expect(page.getByLabel('Pesan kepada pemohon')).toHaveValue('Mohon kirim foto gudang.')
  await page.getByRole('button', { name: 'Kirim pesan' }).click()
  await expect(page.getByRole('list', { name: 'Pesan' })).toContainText('Mohon kirim foto gudang.')
  await klien.post(`/api/psat/pengajuan/${uuid}/pesan`, { isi: 'Baik, kami kirim hari ini.' })
  await expect(page.getByRole('list', { name: 'Pesan' })).toContainText('Baik, kami kirim hari ini.')
}

test('initial verification with a revision: findings, answers, comparison, ledger; another file is rejected, a third was taken by somebody else', async ({
  page,
}) => {
  test.slow()
  const pelaku = await pelakuSiap()
  const berkas = await submitNew(pelaku)
  await signIn(page, 'sekretariat')
  await page.goto(`${daftar}/${berkas.uuid}`)

  await test.step('a finding is pinned on a page of a document', async () => {
    await page.getByRole('button', { name: /^SOP penanganan dan sanitasi/ }).click()
    const paper = page.getByRole('img', { name: 'SOP penanganan dan sanitasi, halaman 1 dari 2' })
    await expect(paper).toBeVisible()
    await page.getByRole('button', { name: 'Tandai temuan' }).click()
    await page
      .getByRole('button', { name: /Letak temuan di halaman 1/ })
      .click({ position: { x: 120, y: 90 } })
    const dialog = page.getByRole('dialog', { name: 'Tambah temuan' })
    await expect(dialog.getByText('SOP penanganan dan sanitasi, halaman 1')).toBeVisible()
    await dialog.getByLabel('Temuan').fill('SOP belum memuat jadwal sanitasi alat.')
    await dialog.getByRole('button', { name: 'Simpan temuan' }).click()
    await expect(
      page.getByRole('button', { name: 'Temuan 1: SOP belum memuat jadwal sanitasi alat.' }),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('another one by keyboard, changed and deleted before it is sent', async () => {
    await page.getByRole('button', { name: 'Tandai temuan' }).press('Enter')
    const layer = page.getByRole('button', { name: /Letak temuan di halaman 1/ })
    await layer.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tambah temuan' })
    await dialog.getByLabel('Temuan').fill('Temuan yang keliru.')
    const simpan = dialog.getByRole('button', { name: 'Simpan temuan' })
    // The notification about the previous finding must not cover the button.
    const kabar = await page.getByRole('region', { name: 'Pemberitahuan' }).boundingBox()
    expect((kabar?.x ?? Number.NaN) + (kabar?.width ?? 0)).toBeLessThan((await simpan.boundingBox())?.x ?? 0)
    await simpan.click()
    const card = page.getByRole('article', { name: 'Temuan 2' })
    await card.getByRole('button', { name: 'Ubah' }).click()
    const change = page.getByRole('dialog', { name: 'Ubah temuan' })
    await change.getByLabel('Temuan').fill('Temuan yang tetap keliru.')
    await change.getByRole('button', { name: 'Simpan temuan' }).click()
    await expect(card).toContainText('Temuan yang tetap keliru.')
    await card.getByRole('button', { name: 'Hapus' }).click()
    await page.getByRole('button', { name: 'Hapus temuan' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('one on a field', async () => {
    await page.getByRole('tab', { name: 'Data permohonan' }).click()
    await page.getByRole('button', { name: 'Tambah temuan pada Beras' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tambah temuan' })
    await dialog.getByLabel('Temuan').fill('Cara penyimpanan tidak cocok dengan denah.')
    await dialog.getByRole('button', { name: 'Simpan temuan' }).click()
    await expect(temuanCard(page)).toContainText('Cara penyimpanan tidak cocok dengan denah.')
  })

  await test.step('messages go both ways', () => exchangePesan(page, pelaku, berkas))

  await test.step('both go out with the revision; the clock pauses', async () => {
    await page.getByRole('button', { name: 'Minta perbaikan (2 temuan)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Minta perbaikan' })
    await expect(dialog.getByLabel('Catatan untuk pemohon')).toBeFocused()
    // The findings say what to mend, so the note is optional here.
    await dialog.getByLabel('Catatan untuk pemohon').fill('Lengkapi SOP dan periksa ruang lingkup.')
    await dialog.getByRole('button', { name: 'Minta perbaikan' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByTestId('jam')).toContainText('Menunggu perbaikan pemohon')
    await expect(page.getByTestId('jam')).toContainText('jam layanan dijeda')
    await expect(page.getByRole('heading', { name: 'Menunggu Pelaku usaha' })).toBeVisible()
    // The pressed button disappears, so the focus moves to the heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Nyatakan lengkap' })).toHaveCount(0)
  })

  await test.step('the operator answers finding by finding; the page follows by itself', async () => {
    const { data } = await pelaku.klien.get<{ data: { temuan: { id: number }[] } }>(
      `/api/psat/pengajuan/${berkas.uuid}`,
    )
    const jawaban = Object.fromEntries(
      data.temuan.map(({ id }) => [id, { jawaban: `Sudah diperbaiki, temuan ${id}.` }]),
    )
    const sop = await pelaku.klien.upload('sop-baru.pdf', pdfWith('SOP versi dua'))
    await pelaku.klien.put('/api/psat/sppb/permohonan/update', {
      ...berkas.isian,
      dokumen: { ...berkas.isian.dokumen, sop_psat: sop },
      id_pengajuan: berkas.id_pengajuan,
      jawaban,
    })
    await expect(page.getByText('Giliran Anda')).toBeVisible()
    await expect(temuanCard(page).getByText('Dijawab')).toHaveCount(2)
  })

  await test.step('what changed: old and new file side by side', async () => {
    await page.getByRole('tab', { name: 'Perbandingan' }).click()
    const changes = page.getByRole('list', { name: 'Perubahan pada perbaikan' })
    await expect(changes.getByRole('listitem')).toHaveCount(1)
    await expect(changes).toContainText('sop_psat.pdf')
    await expect(changes).toContainText('sop-baru.pdf')
    await expect(page.getByRole('img', { name: /^Semula: .*halaman 1 dari 2/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Menjadi: .*halaman 1 dari 1/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a finding leads to the version it was pinned to', async () => {
    await temuanCard(page).getByRole('button', { name: 'SOP penanganan dan sanitasi, halaman 1' }).click()
    await expect(page.getByRole('radio', { name: 'Semula' })).toBeChecked()
    await expect(page.getByRole('button', { name: /^Temuan 1:/ })).toBeVisible()
  })

  await test.step('closed one by one, then the file goes on', async () => {
    await expect(page.getByText('2 temuan belum ditutup.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nyatakan lengkap' })).toBeDisabled()
    for (const left of [1, 0]) {
      await temuanCard(page).getByRole('button', { name: 'Tutup temuan' }).first().click()
      await expect(temuanCard(page).getByRole('button', { name: 'Tutup temuan' })).toHaveCount(left)
      // The pressed button disappears, so the keyboard focus stays on the same finding.
      await expect(temuanCard(page).locator(':focus')).toHaveCount(1)
    }
    // The document of a closed finding is in order at once. The other documents still need their verdict.
    await expect(page.getByRole('list', { name: 'Kemajuan pemeriksaan dokumen' })).toContainText('1 sesuai')
    await expect(page.getByRole('button', { name: 'Nyatakan lengkap' })).toBeDisabled()
    await checkDokumen(page)
    await page.getByRole('button', { name: 'Nyatakan lengkap' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Nyatakan lengkap' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(
      page.getByRole('heading', { name: 'Menunggu Koordinator atau subkoordinator' }),
    ).toBeVisible()
  })

  await test.step('ledger and history tell it all', async () => {
    await openWaktu(page)
    const ledger = page.getByRole('region', { name: 'Buku waktu layanan' })
    await expect(ledger).toContainText('Perbaikan permohonan diminta · pemohon mendapat 10 hari kerja')
    await expect(ledger).toContainText('Perbaikan permohonan dikirim')
    await page.getByRole('tab', { name: /Riwayat/ }).click()
    await expect(page.getByRole('list', { name: 'Riwayat berkas' })).toContainText(
      'Lengkapi SOP dan periksa ruang lingkup.',
    )
  })

  await test.step('a file is rejected with letter and reason', async () => {
    const berkas = await submitNew(pelaku)
    await visit(page, `${daftar}/${berkas.uuid}`)
    await langkahLain(page, 'Tolak permohonan')
    const dialog = page.getByRole('dialog', { name: 'Tolak permohonan' })
    await dialog.getByLabel('Alasan penolakan').fill('Unit penanganan tidak ditemukan di alamat itu.')
    await dialog.getByRole('button', { name: 'Tolak permohonan' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Unggah surat penolakan.')
    await attachFile(dialog, 'Surat penolakan', 'penolakan.pdf')
    await dialog.getByRole('button', { name: 'Tolak permohonan' }).click()
    await expectSuccess(page, 'Data telah ditolak')
    await expect(page.getByRole('heading', { name: 'Berkas selesai' })).toBeVisible()
    await openWaktu(page)
    await expect(page.getByRole('list', { name: 'Tahap berkas' })).toContainText('Ditolak')
    await expect(page.getByRole('region', { name: 'Giliran dan langkah' }).getByRole('button')).toHaveCount(0)
  })
  await test.step('an action out of turn says what happened and shows the new state', async () => {
    const berkas = await submitNew(pelaku)
    await visit(page, `${daftar}/${berkas.uuid}`)
    await checkDokumen(page)
    await page.getByRole('button', { name: 'Nyatakan lengkap' }).click()
    // Another tab takes the step first. The route blocks a reload here, so that this tab tries its step with old data.
    const mayRead = Promise.withResolvers<void>()
    await page.route(`**/api/psat/pengajuan/${berkas.uuid}`, async (route) => {
      await mayRead.promise
      await route.continue()
    })
    const sekretariat = await clientOf('sekretariat')
    await takeLangkah(sekretariat, berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })
    const tooLate = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page
      .getByRole('dialog', { name: 'Nyatakan lengkap' })
      .getByRole('button', { name: 'Nyatakan lengkap' })
      .click()
    await tooLate
    mayRead.resolve()
    await expect(page.getByRole('alertdialog', { name: 'Gagal' })).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(
      page.getByRole('heading', { name: 'Menunggu Koordinator atau subkoordinator' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nyatakan lengkap' })).toHaveCount(0)
  })
})
