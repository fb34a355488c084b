import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { izinTerbit, type Pelaku, pelakuSiap } from '../support/psat-company.ts'
import { checkDokumen, dialog, uploadAll, uuidDi } from '../support/psat-screens.ts'
import { chooseAuditors, fillCeklis, langkahBerkas, layarBerkas, nomorBaru } from '../support/psat-steps.ts'
import { attachFile, checkBox, expectSuccess } from '../support/screen.ts'
import { database } from '../support/server.ts'
import { clientOf, signIn } from '../support/session.ts'

const accept = { status: 'accept' }

/**
 * Sends "Submit Permohonan", an SPPB that the secretariat enters itself. `terpakai` is a number that is already in use.
 */
async function submitPermohonan(page: Page, { perusahaan }: Pelaku, terpakai: string): Promise<string> {
  await page.goto('/psat/admin/perizinan/sppb_psat')
  await page.getByRole('link', { name: 'Submit Permohonan' }).click()
  await page.getByText('Berkas sekretariat', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Berkas sekretariat' })).toBeChecked()
  const nomor = page.getByLabel('Nomor izin (boleh kosong)')
  const ditolak = page.getByText(/sudah dipakai|sudah terdaftar|tidak dapat dipakai/i)
  await nomor.fill(terpakai)
  await expect(ditolak).toBeVisible()
  await nomor.fill(' ')
  await expect(ditolak).toBeHidden()
  await page.getByRole('combobox', { name: 'Nama perusahaan atau NIB' }).fill(perusahaan.nib)
  await page.getByRole('option', { name: new RegExp(perusahaan.nama) }).click()
  await checkBox(page.getByRole('radio', { name: /Permohonan Baru/ }))
  // Files of the secretariat cost nothing.
  await expect(page.getByText('Layanan paling lama')).toBeVisible()
  await expect(page.getByText('Biaya (PNBP)')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mulai mengisi' }).click()
  await expect(page).toHaveURL(/draf=/)
  await checkBox(page.getByRole('checkbox', { name: 'Gudang Karawang' }))
  await page.getByRole('button', { name: 'Lanjut ke ruang lingkup' }).click()
  await checkBox(page.getByRole('checkbox', { name: 'Beras' }))
  await page.getByRole('button', { name: 'Lanjut ke dokumen' }).click()
  await uploadAll(page)
  await page.getByRole('button', { name: 'Lanjut ke tinjau dan kirim' }).click()
  await checkBox(page.getByRole('checkbox', { name: /Saya menyatakan/ }))
  await page.getByRole('button', { name: 'Kirim permohonan' }).click()
  await expectSuccess(page, 'Permohonan terkirim dengan nomor')
  await expect(page.getByRole('heading', { name: 'Menunggu Koordinator atau subkoordinator' })).toBeVisible()
  return uuidDi(page)
}

const diputuskan = 'Data review Auditor telah disimpan'

/** A request for revision requires a reason: typed text plus a standard text that contains the number of this file. */
async function askForRevisi(page: Page): Promise<void> {
  const catatan = dialog(page).getByLabel('Catatan untuk sekretariat')
  await page.getByRole('button', { name: 'Minta perbaikan' }).click()
  await dialog(page).getByRole('button', { name: 'Minta perbaikan' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Tulis apa yang perlu diperbaiki.')
  await catatan.fill('Denah ruang tidak terbaca.')
  await dialog(page).getByRole('combobox', { name: 'Teks baku' }).click()
  await page.getByRole('option', { name: 'Dokumen belum lengkap' }).click()
  await expect(catatan).toHaveValue(
    /^Denah ruang tidak terbaca\.\nDokumen permohonan SPPB-\d{4}-\d{5} belum lengkap/,
  )
  await dialog(page).getByRole('button', { name: 'Minta perbaikan' }).click()
  await expectSuccess(page, diputuskan)
  await expect(page.getByRole('heading', { name: 'Menunggu Sekretariat' })).toBeVisible()
}

/** Checks the documents and accepts the file, with the texts of the specification. */
async function acceptReview(page: Page): Promise<void> {
  await expect(page.getByText('Giliran Anda')).toBeVisible()
  await checkDokumen(page)
  await page.getByRole('button', { name: 'Terima', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Terima', exact: true }).click()
  await expectSuccess(page, diputuskan)
}

/** A hearing without a quorum cannot decide. With a quorum the portal writes the minutes. */
async function sidang(page: Page): Promise<void> {
  // The previous stage has a button of the same name. Wait for the new stage.
  await expect(page.getByRole('heading', { name: 'Catat hasil sidang komisi teknis' })).toBeVisible()
  await page.getByRole('button', { name: 'Terima', exact: true }).click()
  await dialog(page).getByLabel('Tempat').fill('Ruang rapat Bapanas')
  await dialog(page).getByRole('button', { name: 'Terima', exact: true }).click()
  await expect(
    dialog(page)
      .getByText(/^Kuorum sidang/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  for (const anggota of await dialog(page).getByRole('checkbox').all()) await anggota.check()
  await dialog(page).getByRole('button', { name: 'Terima', exact: true }).click()
  await expectSuccess(page, 'Data telah diproses')
  await page.getByRole('tab', { name: /^Riwayat/ }).click()
  await expect(page.getByText('Berita acara sidang').first()).toBeVisible()
}

/** The secretariat writes the technical annex, previews it in both templates and submits it in the older one. */
async function composeLampiran(page: Page, nomor: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Lampiran teknis' })
  await form.getByLabel('Nomor izin').fill(nomor)
  await form.getByRole('combobox', { name: 'Level' }).click()
  await page.getByRole('option', { name: 'Level 2' }).click()
  await form.getByLabel('Nama penanda tangan').fill('Dr. Sekar Arum')
  await form.getByLabel('Jabatan penanda tangan').fill('Kepala Pusat Standardisasi')
  await expect(form.getByRole('region', { name: 'Isi lampiran' })).toContainText(nomor)
  await expect(page.getByRole('img', { name: /Pratinjau lampiran, halaman 1/ })).toBeVisible()
  await checkBox(form.getByRole('switch', { name: 'Pakai templat lama' }))
  await expect(page.getByRole('img', { name: /Pratinjau lampiran, halaman 1/ })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Kirim untuk disetujui' }).click()
  await expectSuccess(page, 'Data telah ditambahkan')
  await expect(page.getByRole('heading', { name: 'Menunggu Subkoordinator' })).toBeVisible()
}

async function approveLampiran(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^Lampiran teknis, halaman 1/ })).toBeVisible()
  await page.getByRole('button', { name: 'Setujui lampiran' }).click()
  await dialog(page).getByRole('button', { name: 'Setujui lampiran' }).click()
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: 'Menunggu Koordinator' })).toBeVisible()
}

test('an SPPB that the secretariat enters, without a licence of OSS: revised once, issued, in the registry', async ({
  page,
  openAs,
}) => {
  test.slow()
  const pelaku = await pelakuSiap()
  const terpakai = await izinTerbit(pelaku, 'sppb_psat')
  await signIn(page, 'sekretariat')

  const uuid = await test.step('Submit Permohonan', () => submitPermohonan(page, pelaku, terpakai))
  const berkas = { uuid, auditType: 'sppb_psat' } as const
  await chooseAuditors(berkas)
  // The auditor is on leave, so the deputy takes all of the auditor's steps.
  const auditor = await openAs('auditor2')
  await auditor.goto(layarBerkas(berkas))
  await test.step('20 and 11: a revision is asked for, the secretariat sends it, it comes back', async () => {
    // Nobody can accept a file with unread documents.
    await expect(auditor.getByRole('button', { name: 'Terima', exact: true })).toBeDisabled()
    await askForRevisi(auditor)
    await expect(page.getByText('Denah ruang tidak terbaca.').first()).toContainText('belum lengkap')
    await page.getByRole('link', { name: 'Unggah revisi' }).click()
    await page.getByRole('button', { name: 'Kirim perbaikan' }).click()
    await expect(page.getByRole('heading', { name: 'Menunggu Auditor' })).toBeVisible()
  })
  await test.step('20: accepted', async () => {
    await acceptReview(auditor)
    await page.getByRole('tab', { name: /^Riwayat/ }).click()
    await expect(page.getByText(/Yohana Manurung mewakili Bagas Prasetyo/).first()).toBeVisible()
  })
  await test.step('21 to 31: accepted by the lead, with its checklist; then the hearing, by its quorum', async () => {
    await langkahBerkas('lead_auditor', berkas, 'reviewDocument/leadAuditor', accept)
    await fillCeklis(await clientOf('lead_auditor'), berkas)
    await langkahBerkas('lead_auditor', berkas, 'auditLapang', accept)
    await sidang(auditor)
  })
  const nomor = nomorBaru('sppb_psat')
  await test.step('40: the attachment, seen in both templates', async () => {
    await visit(page, layarBerkas(berkas))
    await composeLampiran(page, nomor)
  })
  await test.step('41 and 50: approved by one person, then by another', async () => {
    const subkoordinator = await openAs('subkoordinator')
    await subkoordinator.goto(layarBerkas(berkas))
    await approveLampiran(subkoordinator)
    await langkahBerkas('koordinator', berkas, 'lampiranTeknis/approvedLamtek', accept)
  })

  await test.step('51: signed from the list, together with what else waits', async () => {
    await visit(page, `/psat/admin/perizinan/sppb_psat?tab=lampiran_teknis&search=${pelaku.perusahaan.nama}`)
    await checkBox(page.getByRole('checkbox', { name: /^Pilih SPPB/ }))
    await page.getByRole('button', { name: 'Tanda tangani lampiran' }).click()
    await dialog(page).getByRole('button', { name: 'Tanda tangani 1 lampiran' }).click()
    await expect(dialog(page).getByRole('heading', { name: '1 lampiran ditandatangani' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Kembali ke daftar' }).click()
  })
  await test.step('60: without a licence the certificate is uploaded at once', async () => {
    await visit(page, layarBerkas(berkas))
    await expect(page.getByRole('button', { name: 'Kirim ke OSS' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Unggah sertifikat' }).click()
    await attachFile(dialog(page), 'Sertifikat', 'sertifikat.pdf')
    await dialog(page).getByRole('button', { name: 'Unggah dan terbitkan' }).click()
    await expectSuccess(page, 'Data telah disimpan')
    await expect(page.getByRole('heading', { name: 'Berkas selesai' })).toBeVisible()
    await expect(page.getByText(nomor).first()).toBeVisible()
  })
  await test.step('the central office is led to the entry, to complete it', async () => {
    const { tautan } = await database()
      .selectFrom('akun.notifikasi')
      .select('tautan')
      .where('tautan', 'like', '/okkp/admin/registrasi?add=%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const pusat = await openAs('okkp_pusat')
    await pusat.goto(tautan ?? '')
    await expect(pusat.getByRole('heading', { name: `Ubah ${pelaku.perusahaan.nama}` })).toBeVisible()
    await expect(pusat.getByText('Registrasi ini dibuat dari permohonan PSAT')).toBeVisible()
    await expect(pusat.getByRole('link', { name: nomor })).toBeVisible()
  })
})
