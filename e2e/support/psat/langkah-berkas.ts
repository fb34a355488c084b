import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe/accessibility.ts'
import { centang } from '../centang.ts'
import { attachFile } from '../choose-file.ts'
import { expectSuccess } from '../popup.ts'
import { expect, visit } from '../portal.ts'
import type { Meja } from '../windows.ts'
import { unggahSemua } from './isian.ts'
import { type BerkasLayar, berkasDi, periksaDokumen } from './langkah-layar.ts'
import type { Pelaku } from './pengajuan.ts'

const dialog = (page: Page) => page.getByRole('dialog')
export const halamanBerkas = ({ auditType, uuid }: BerkasLayar) =>
  `/psat/admin/perizinan/${auditType}/${uuid}`

/** The page of a file, for whoever takes the next step. */
export const oleh = (meja: Meja, akun: string, berkas: BerkasLayar) =>
  meja.sebagai(akun, halamanBerkas(berkas))

/** "Submit Permohonan": an SPPB of the secretariat's own, from the list to its page. `terpakai` is a number that is taken. */
export async function submitPermohonan(page: Page, pelaku: Pelaku, terpakai: string): Promise<BerkasLayar> {
  const auditType = 'sppb_psat'
  const { nama: perusahaan, nib } = pelaku.perusahaan
  await page.goto(`/psat/admin/perizinan/${auditType}`)
  await page.getByRole('link', { name: 'Submit Permohonan' }).click()
  await page.getByText('Berkas sekretariat', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Berkas sekretariat' })).toBeChecked()
  const nomor = page.getByLabel('Nomor izin (boleh kosong)')
  const ditolak = page.getByText(/sudah dipakai|sudah terdaftar|tidak dapat dipakai/i)
  await nomor.fill(terpakai)
  await expect(ditolak).toBeVisible()
  await nomor.fill(' ')
  await expect(ditolak).toBeHidden()
  await page.getByRole('combobox', { name: 'Nama perusahaan atau NIB' }).fill(nib)
  await page.getByRole('option', { name: new RegExp(perusahaan) }).click()
  await centang(page.getByRole('radio', { name: /Permohonan Baru/ }))
  // Nobody is billed for a file of the secretariat's own.
  await expect(page.getByText('Layanan paling lama')).toBeVisible()
  await expect(page.getByText('Biaya (PNBP)')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mulai mengisi' }).click()
  await expect(page).toHaveURL(/draf=/)
  await centang(page.getByRole('checkbox', { name: 'Gudang Karawang' }))
  await page.getByRole('button', { name: 'Lanjut ke ruang lingkup' }).click()
  await centang(page.getByRole('checkbox', { name: 'Beras' }))
  await page.getByRole('button', { name: 'Lanjut ke dokumen' }).click()
  await unggahSemua(page)
  await page.getByRole('button', { name: 'Lanjut ke tinjau dan kirim' }).click()
  await centang(page.getByRole('checkbox', { name: /Saya menyatakan/ }))
  await page.getByRole('button', { name: 'Kirim pengajuan' }).click()
  await expectSuccess(page, 'Permohonan terkirim dengan nomor')
  await expect(page.getByRole('heading', { name: 'Menunggu Koordinator atau subkoordinator' })).toBeVisible()
  return berkasDi(page, { auditType, perusahaan })
}

/** The coordinator chooses two people. */
export async function pilihAuditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pilih auditor' }).click()
  await dialog(page)
    .getByRole('radio', { name: /Ratih Kusumawardani/ })
    .check()
  await dialog(page)
    .getByRole('radio', { name: /Bagas Prasetyo/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Pilih auditor' }).click()
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: 'Menunggu Auditor' })).toBeVisible()
}

const diputuskan = 'Data review Auditor telah disimpan'

/** A revision wants its reason: typed, and a standard text below it, with the number of this file. */
export async function mintaRevisi(page: Page): Promise<void> {
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

/** The papers are in order: accepted, with the words of the specification. */
export async function terimaReview(page: Page): Promise<void> {
  await expect(page.getByText('Giliran Anda')).toBeVisible()
  await periksaDokumen(page)
  await page.getByRole('button', { name: 'Terima', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Terima', exact: true }).click()
  await expectSuccess(page, diputuskan)
}

/** A hearing without its quorum decides nothing; with it the minutes are written. */
export async function sidang(page: Page): Promise<void> {
  // The stage before has a button of the same name.
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

/** The secretariat writes the attachment, looks at it in both templates and sends it in the older one to be approved. */
export async function susunLampiran(page: Page, berkas: BerkasLayar, nomor: string): Promise<void> {
  await visit(page, halamanBerkas(berkas))
  const form = page.getByRole('form', { name: 'Lampiran teknis' })
  await form.getByLabel('Nomor izin').fill(nomor)
  await form.getByRole('combobox', { name: 'Level' }).click()
  await page.getByRole('option', { name: 'Level 2' }).click()
  await form.getByLabel('Nama penanda tangan').fill('Dr. Sekar Arum')
  await form.getByLabel('Jabatan penanda tangan').fill('Kepala Pusat Standardisasi')
  await expect(form.getByRole('region', { name: 'Isi lampiran' })).toContainText(nomor)
  await expect(page.getByRole('img', { name: /Pratinjau lampiran, halaman 1/ })).toBeVisible()
  await centang(form.getByRole('switch', { name: 'Pakai templat lama' }))
  await expect(page.getByRole('img', { name: /Pratinjau lampiran, halaman 1/ })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Kirim untuk disetujui' }).click()
  await expectSuccess(page, 'Data telah ditambahkan')
  await expect(page.getByRole('heading', { name: 'Menunggu Subkoordinator' })).toBeVisible()
}

/** The first of two people approves it. */
export async function setujuiLampiran(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^Lampiran teknis, halaman 1/ })).toBeVisible()
  await page.getByRole('button', { name: 'Setujui lampiran' }).click()
  await dialog(page).getByRole('button', { name: 'Setujui lampiran' }).click()
  await expectSuccess(page, 'Data telah diproses')
  await expect(page.getByRole('heading', { name: 'Menunggu Koordinator' })).toBeVisible()
}

/** The certificate ends the file; `alasan` where it does not wait for OSS. */
export async function unggahSertifikat(page: Page, alasan?: string): Promise<void> {
  await page.getByRole('button', { name: 'Unggah sertifikat' }).click()
  await attachFile(dialog(page), 'Sertifikat', 'sertifikat.pdf')
  if (alasan) {
    await dialog(page).getByRole('button', { name: 'Unggah dan terbitkan' }).click()
    await expect(dialog(page).getByText('Tulis alasannya.').first()).toBeVisible()
    await dialog(page).getByLabel('Alasan menerbitkan tanpa menunggu OSS').fill(alasan)
  }
  await dialog(page).getByRole('button', { name: 'Unggah dan terbitkan' }).click()
  await expectSuccess(page, 'Data telah disimpan')
  await expect(page.getByRole('heading', { name: 'Berkas selesai' })).toBeVisible()
}
