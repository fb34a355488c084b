import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { bawaKeTandaTangan, kirimBerkas } from '../support/berkas-api.ts'
import { centang } from '../support/centang.ts'
import { isiDataUsaha, izinTerbit } from '../support/data-usaha.ts'
import { database } from '../support/database.ts'
import { masuk } from '../support/klien.ts'
import {
  halamanBerkas,
  oleh,
  pilihAuditor,
  setujuiLampiran,
  sidang,
  submitPermohonan,
  susunLampiran,
  terima,
  terimaReview,
  unggahSertifikat,
} from '../support/langkah-berkas.ts'
import { langkahLain } from '../support/langkah-layar.ts'
import { newPelaku } from '../support/pengajuan.ts'
import { isiCeklis, nomorBaru } from '../support/perjalanan.ts'
import { expectSuccess } from '../support/popup.ts'
import { expect, signIn, test, visit } from '../support/portal.ts'
import { bukaMeja } from '../support/windows.ts'

const dialog = (page: Page) => page.getByRole('dialog')
/** The unit, then what of it the file is about. */
async function isi(form: Page, lalu: string, apa: string): Promise<void> {
  await centang(form.getByRole('checkbox', { name: 'Gudang Karawang' }))
  await form.getByRole('button', { name: `Lanjut ke ${lalu}` }).click()
  await centang(form.getByRole('checkbox', { name: apa }))
  await form.getByRole('button', { name: 'Lanjut ke dokumen' }).click()
}
const isiEdar = (form: Page) => isi(form, 'produk', 'Beras Melati')
const auditorDisimpan = 'Data review Auditor telah disimpan'
const leadDisimpan = 'Data review Lead Auditor telah disimpan'

test('an SPPB that the secretariat enters, without a licence of OSS: revised once, issued, in the registry', async ({
  page,
  baseURL,
  browser,
}) => {
  test.slow()
  const pelaku = await newPelaku(baseURL)
  await isiDataUsaha(pelaku)
  const terpakai = await izinTerbit(baseURL, pelaku, 'sppb_psat')
  await pelaku.klien.close()
  await signIn(page, 'sekretariat')
  const meja = bukaMeja(browser)

  const berkas = await test.step('Submit Permohonan', () =>
    submitPermohonan(page, {
      auditType: 'sppb_psat',
      pelaku,
      terpakai,
      isi: (form) => isi(form, 'ruang lingkup', 'Beras'),
    }))
  await test.step('10: two people are chosen', () => pilihAuditor(meja, berkas))

  await test.step('20 and 11: the auditor asks for a revision, the secretariat sends it, it comes back', async () => {
    const auditor = await oleh(meja, 'auditor', berkas)
    await auditor.getByRole('button', { name: 'Minta perbaikan' }).click()
    await dialog(auditor).getByRole('button', { name: 'Minta perbaikan' }).click()
    await expect(dialog(auditor).getByRole('alert')).toContainText('Tulis apa yang perlu diperbaiki.')
    await dialog(auditor).getByLabel('Catatan untuk sekretariat').fill('Denah ruang tidak terbaca.')
    // A standard text goes below what was typed, with the number of this file.
    await dialog(auditor).getByRole('combobox', { name: 'Teks baku' }).click()
    await auditor.getByRole('option', { name: 'Dokumen belum lengkap' }).click()
    await expect(dialog(auditor).getByLabel('Catatan untuk sekretariat')).toHaveValue(
      /^Denah ruang tidak terbaca\.\nDokumen permohonan SPPB-\d{4}-\d{5} belum lengkap/,
    )
    await dialog(auditor).getByRole('button', { name: 'Minta perbaikan' }).click()
    await expectSuccess(auditor, auditorDisimpan)
    await expect(auditor.getByRole('heading', { name: 'Menunggu Sekretariat' })).toBeVisible()
    await visit(page, halamanBerkas(berkas))
    await expect(page.getByText('Denah ruang tidak terbaca.').first()).toContainText('belum lengkap')
    await page.getByRole('link', { name: 'Unggah revisi' }).click()
    await page.getByRole('button', { name: 'Kirim perbaikan' }).click()
    await expect(page.getByRole('heading', { name: 'Menunggu Auditor' })).toBeVisible()
  })
  await test.step('20 and 21: accepted in the place of the auditor, who is on leave, then by the lead', async () => {
    await terimaReview(meja, berkas, 'auditor2', auditorDisimpan)
    await terimaReview(meja, berkas, 'lead_auditor', leadDisimpan)
    await page.getByRole('tab', { name: /^Riwayat/ }).click()
    await page.reload()
    await expect(page.getByText(/Yohana Manurung mewakili Bagas Prasetyo/)).toBeVisible()
  })
  await test.step('30: with its checklist the field audit is accepted', async () => {
    const lead = await masuk(baseURL, 'lead_auditor')
    await isiCeklis(lead, berkas)
    await lead.close()
    await terima(await oleh(meja, 'lead_auditor', berkas), 'Data telah diproses')
  })
  await test.step('31: the hearing, by its quorum', () => sidang(meja, berkas))
  const nomor = nomorBaru('sppb_psat')
  await susunLampiran(page, berkas, nomor)
  await test.step('41 and 50: two approvals by two people', () => setujuiLampiran(meja, berkas))

  await test.step('51: signed from the list, together with what else waits', async () => {
    await visit(page, `/psat/admin/perizinan/sppb_psat?tab=lampiran_teknis&search=${berkas.perusahaan}`)
    await centang(page.getByRole('checkbox', { name: /^Pilih SPPB/ }))
    await page.getByRole('button', { name: 'Tanda tangani lampiran' }).click()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Tanda tangani 1 lampiran' }).click()
    await expect(dialog(page).getByRole('heading', { name: '1 lampiran ditandatangani' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Kembali ke daftar' }).click()
  })
  await test.step('60: without a licence the certificate is uploaded at once', async () => {
    await visit(page, halamanBerkas(berkas))
    await expect(page.getByRole('button', { name: 'Kirim ke OSS' })).toHaveCount(0)
    await unggahSertifikat(page)
    await expect(page.getByText(nomor).first()).toBeVisible()
  })
  await test.step('the central office is led to the entry, to complete it', async () => {
    const { tautan } = await database()
      .selectFrom('akun.notifikasi')
      .select('tautan')
      .where('tautan', 'like', '/okkp/admin/registrasi?add=%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const pusat = await meja.sebagai('okkp_pusat', tautan ?? '')
    await expect(pusat.getByRole('heading', { name: `Ubah ${berkas.perusahaan}` })).toBeVisible()
    await expect(pusat.getByText('Registrasi ini dibuat dari permohonan PSAT')).toBeVisible()
    await expect(pusat.getByRole('link', { name: nomor })).toBeVisible()
  })
  await meja.tutup()
})

test('an izin edar with a licence of OSS: signed on its page, sent, and issued with a reason before OSS answers', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const pelaku = await newPelaku(baseURL)
  await isiDataUsaha(pelaku)
  await pelaku.klien.close()
  await database()
    .insertInto('oss.izin')
    .values({
      id_izin: `I-UJI-${pelaku.perusahaan.nib}`,
      kode_izin: '018000000244',
      nib: pelaku.perusahaan.nib,
      nama_izin: 'Izin edar uji',
    })
    .execute()
  await signIn(page, 'sekretariat')

  const berkas = await test.step('Submit Permohonan, with its licence', () =>
    submitPermohonan(page, {
      auditType: 'izin_edar_pl',
      pelaku,
      async sebelum(form) {
        await form.getByRole('combobox', { name: /Permohonan dari OSS/ }).click()
        await form.getByRole('option').first().click()
      },
      isi: isiEdar,
    }))
  await test.step('10 to 50: chosen, reviewed, heard, approved; no field audit', () =>
    bawaKeTandaTangan(baseURL, berkas))
  await test.step('51: signed here, on its page', async () => {
    await page.goto(halamanBerkas(berkas))
    await page.getByRole('button', { name: 'Tanda tangani lampiran' }).click()
    await expect(dialog(page).getByRole('button', { name: /^Pilih berkas/ })).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Tanda tangani lampiran' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByText('Ditandatangani di portal')).toBeVisible()
  })
  await test.step('60: sent to OSS; the certificate does not wait, and says why', async () => {
    await page.getByRole('button', { name: 'Kirim ke OSS' }).click()
    await dialog(page).getByRole('button', { name: 'Kirim ke OSS' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByText('Menunggu jawaban OSS')).toBeVisible()
    await expectAccessible(page)
    await unggahSertifikat(page, 'OSS tidak menjawab sejak kemarin pagi.')
  })
})

test('a file is rejected with a reason, and not without one', async ({ page, baseURL }) => {
  const pelaku = await newPelaku(baseURL)
  await isiDataUsaha(pelaku)
  const berkas = await kirimBerkas(baseURL, pelaku, 'izin_edar_pl')
  await pelaku.klien.close()
  await signIn(page, 'koordinator')
  await page.goto(halamanBerkas(berkas))
  await langkahLain(page, 'Tolak berkas')
  await dialog(page).getByRole('button', { name: 'Tolak berkas' }).click()
  await expect(dialog(page).getByLabel('Alasan')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Alasan').fill('Produk ini bukan pangan segar asal tumbuhan.')
  await dialog(page).getByRole('button', { name: 'Tolak berkas' }).click()
  await expectSuccess(page, 'Data telah ditolak')
  await expect(page.getByText('Produk ini bukan pangan segar asal tumbuhan.').first()).toBeVisible()
})
