import type { Page } from '@playwright/test'
import { centang } from '../support/centang.ts'
import { database } from '../support/database.ts'
import { expectSuccess } from '../support/popup.ts'
import { expect, signIn, test, visit } from '../support/portal.ts'
import {
  bawaKeTandaTangan,
  kirimBerkas,
  pilihkanAuditor,
  setujuiSebagai,
  terimaLead,
} from '../support/psat/berkas-api.ts'
import { isiDataUsaha, izinTerbit } from '../support/psat/data-usaha.ts'
import {
  halamanBerkas,
  mintaRevisi,
  oleh,
  pilihAuditor,
  setujuiLampiran,
  sidang,
  submitPermohonan,
  susunLampiran,
  terimaReview,
  unggahSertifikat,
} from '../support/psat/langkah-berkas.ts'
import { langkahLain } from '../support/psat/langkah-layar.ts'
import { newPelaku } from '../support/psat/pengajuan.ts'
import { nomorBaru } from '../support/psat/perjalanan.ts'
import { bukaMeja } from '../support/windows.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('an SPPB that the secretariat enters, without a licence of OSS: revised once, issued, in the registry', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const pelaku = await newPelaku(baseURL)
  await isiDataUsaha(pelaku)
  const terpakai = await izinTerbit(baseURL, pelaku, 'sppb_psat')
  await pelaku.klien.close()
  await signIn(page, 'sekretariat')
  const meja = bukaMeja()

  const berkas = await test.step('Submit Permohonan', () => submitPermohonan(page, pelaku, terpakai))
  await pilihkanAuditor(baseURL, berkas)
  // The auditor is on leave: all of his steps are taken by the one who stands in for him.
  const auditor = await oleh(meja, 'auditor2', berkas)
  await test.step('20 and 11: a revision is asked for, the secretariat sends it, it comes back', async () => {
    // Nothing is accepted unread.
    await expect(auditor.getByRole('button', { name: 'Terima', exact: true })).toBeDisabled()
    await mintaRevisi(auditor)
    await expect(page.getByText('Denah ruang tidak terbaca.').first()).toContainText('belum lengkap')
    await page.getByRole('link', { name: 'Unggah revisi' }).click()
    await page.getByRole('button', { name: 'Kirim perbaikan' }).click()
    await expect(page.getByRole('heading', { name: 'Menunggu Auditor' })).toBeVisible()
  })
  await test.step('20: accepted', async () => {
    await terimaReview(auditor)
    await page.getByRole('tab', { name: /^Riwayat/ }).click()
    await expect(page.getByText(/Yohana Manurung mewakili Bagas Prasetyo/).first()).toBeVisible()
  })
  await test.step('21 to 31: accepted by the lead, with its checklist; then the hearing, by its quorum', async () => {
    await terimaLead(baseURL, berkas)
    await sidang(auditor)
  })
  const nomor = nomorBaru('sppb_psat')
  await test.step('40: the attachment, seen in both templates', () => susunLampiran(page, berkas, nomor))
  await test.step('41 and 50: approved by one person, then by another', async () => {
    await setujuiLampiran(await oleh(meja, 'subkoordinator', berkas))
    await setujuiSebagai(baseURL, berkas, 'koordinator')
  })

  await test.step('51: signed from the list, together with what else waits', async () => {
    await visit(page, `/psat/admin/perizinan/sppb_psat?tab=lampiran_teknis&search=${berkas.perusahaan}`)
    await centang(page.getByRole('checkbox', { name: /^Pilih SPPB/ }))
    await page.getByRole('button', { name: 'Tanda tangani lampiran' }).click()
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
  const pelaku = await newPelaku(baseURL)
  await isiDataUsaha(pelaku)
  const { id } = await database()
    .insertInto('oss.izin')
    .values({
      id_izin: `I-UJI-${pelaku.perusahaan.nib}`,
      kode_izin: '018000000244',
      nib: pelaku.perusahaan.nib,
      nama_izin: 'Izin edar uji',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const berkas = await kirimBerkas(baseURL, pelaku, 'izin_edar_pl', id)
  await pelaku.klien.close()
  await bawaKeTandaTangan(baseURL, berkas)
  await signIn(page, 'sekretariat')
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
    await unggahSertifikat(page, 'OSS tidak menjawab sejak kemarin pagi.')
  })
})

test('the coordinator rejects a file with a reason, and not without one; for another two people are chosen', async ({
  page,
  baseURL,
}) => {
  const pelaku = await newPelaku(baseURL)
  await isiDataUsaha(pelaku)
  const [buruk, baik] = [
    await kirimBerkas(baseURL, pelaku, 'izin_edar_pl'),
    await kirimBerkas(baseURL, pelaku, 'izin_edar_pl'),
  ]
  await pelaku.klien.close()
  await signIn(page, 'koordinator')
  await page.goto(halamanBerkas(buruk))
  await langkahLain(page, 'Tolak berkas')
  await dialog(page).getByRole('button', { name: 'Tolak berkas' }).click()
  await expect(dialog(page).getByLabel('Alasan')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Alasan').fill('Produk ini bukan pangan segar asal tumbuhan.')
  await dialog(page).getByRole('button', { name: 'Tolak berkas' }).click()
  await expectSuccess(page, 'Data telah ditolak')
  await expect(page.getByText('Produk ini bukan pangan segar asal tumbuhan.').first()).toBeVisible()
  await visit(page, halamanBerkas(baik))
  await pilihAuditor(page)
})
