import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { chooseFile } from '../support/choose-file.ts'
import { masuk } from '../support/klien.ts'
import { pdfWith } from '../support/pdf.ts'
import { ajukanSppb, isianSppb, langkah, newPelaku } from '../support/pengajuan.ts'
import { expectSuccess } from '../support/popup.ts'
import { expect, signIn, test } from '../support/portal.ts'

const daftar = '/psat/admin/perizinan/sppb_psat'
const temuanCard = (page: Page) => page.getByRole('region', { name: 'Temuan', exact: true })

async function attach(page: Page, button: string, name: string, buffer: Buffer) {
  const dialog = page.getByRole('dialog')
  await chooseFile(dialog.getByRole('button', { name: button }), {
    name,
    mimeType: 'application/pdf',
    buffer,
  })
  await expect(dialog.getByText(name)).toBeVisible()
}

test('initial verification with a revision: findings, answers, comparison, ledger', async ({
  page,
  baseURL,
}) => {
  const pelaku = await newPelaku(baseURL)
  const berkas = await ajukanSppb(pelaku)
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
    await dialog.getByRole('button', { name: 'Simpan temuan' }).click()
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
    await page.getByRole('tab', { name: 'Data pengajuan' }).click()
    await page.getByRole('button', { name: 'Tambah temuan pada Beras' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tambah temuan' })
    await dialog.getByLabel('Temuan').fill('Cara penyimpanan tidak cocok dengan denah.')
    await dialog.getByRole('button', { name: 'Simpan temuan' }).click()
    await expect(temuanCard(page)).toContainText('Cara penyimpanan tidak cocok dengan denah.')
    await expectAccessible(page)
  })

  await test.step('both go out with the revision; the clock pauses', async () => {
    await page.getByRole('button', { name: 'Minta perbaikan (2 temuan)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Minta perbaikan' })
    await dialog.getByRole('button', { name: 'Minta perbaikan' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Tulis apa yang perlu diperbaiki.')
    await dialog.getByLabel('Catatan untuk pemohon').fill('Lengkapi SOP dan periksa ruang lingkup.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Minta perbaikan' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByRole('region', { name: 'Buku waktu layanan' })).toContainText('menunggu pemohon')
    await expect(page.getByText('Jam dijeda')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Menunggu Pelaku usaha' })).toBeVisible()
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
    await expect(page.getByRole('heading', { name: 'Giliran Anda' })).toBeVisible()
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
    for (const left of [1, 0]) {
      await temuanCard(page).getByRole('button', { name: 'Tutup temuan' }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Tutup temuan' }).click()
      await expect(temuanCard(page).getByRole('button', { name: 'Tutup temuan' })).toHaveCount(left)
    }
    await page.getByRole('button', { name: 'Nyatakan lengkap' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Nyatakan lengkap' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(
      page.getByRole('heading', { name: 'Menunggu Koordinator atau subkoordinator' }),
    ).toBeVisible()
  })

  await test.step('ledger and history tell it all', async () => {
    const ledger = page.getByRole('region', { name: 'Buku waktu layanan' })
    await expect(ledger).toContainText('Perbaikan permohonan diminta · pemohon diberi 10 hari kerja')
    await expect(ledger).toContainText('Perbaikan permohonan dikirim pemohon')
    await page.getByRole('tab', { name: /Riwayat/ }).click()
    await expect(page.getByRole('list', { name: 'Riwayat berkas' })).toContainText(
      'Lengkapi SOP dan periksa ruang lingkup.',
    )
    await expectAccessible(page)
  })
})

test('a file is rejected with letter and reason', async ({ page, baseURL }) => {
  const pelaku = await newPelaku(baseURL)
  const berkas = await ajukanSppb(pelaku)
  await signIn(page, 'sekretariat')
  await page.goto(`${daftar}/${berkas.uuid}`)
  await page.getByRole('button', { name: 'Tolak pengajuan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tolak pengajuan' })
  await dialog.getByLabel('Alasan penolakan').fill('Unit produksi tidak ditemukan di alamat itu.')
  await dialog.getByRole('button', { name: 'Tolak pengajuan' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Unggah surat penolakan.')
  await attach(page, 'Pilih berkas: Surat penolakan', 'penolakan.pdf', pdfWith('Surat penolakan'))
  await dialog.getByRole('button', { name: 'Tolak pengajuan' }).click()
  await expectSuccess(page, 'Data telah ditolak')
  await expect(page.getByRole('heading', { name: 'Berkas selesai' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tahap berkas' })).toContainText('Ditolak')
  await expect(page.getByRole('region', { name: 'Giliran dan langkah' }).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

test('a team is appointed: workload, conflict and its reason', async ({ page, baseURL }) => {
  const pelaku = await newPelaku(baseURL)
  const [sekretariat, koordinator, lead, auditor] = await Promise.all(
    ['sekretariat', 'koordinator', 'lead_auditor', 'auditor'].map((name) => masuk(baseURL, name)),
  )
  if (!sekretariat || !koordinator || !lead || !auditor) throw new Error('akun demo tidak ada')
  const earlier = await ajukanSppb(pelaku)
  await langkah(sekretariat, earlier, 'audit/permohonan_baru', { proses: 'CLEAR' })
  await langkah(koordinator, earlier, 'audit/penunjukkan_auditor', {
    tanggal_penugasan: '2026-11-16',
    surat_tugas: await koordinator.upload('tugas.pdf', pdfWith('Surat tugas')),
    lead_auditor: [lead.data.id],
    tim_auditor: [auditor.data.id],
  })
  const berkas = await ajukanSppb(pelaku)
  await langkah(sekretariat, berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })

  await test.step('the auditor declares a conflict', async () => {
    await signIn(page, 'auditor')
    await page.goto(`${daftar}/${earlier.uuid}`)
    await page.getByRole('button', { name: 'Benturan kepentingan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Benturan kepentingan' })
    await dialog.getByLabel('Penjelasan').fill('Saudara saya bekerja di perusahaan ini.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Simpan pernyataan' }).click()
    await expect(page.getByRole('dialog', { name: 'Berhasil' })).toBeVisible()
  })

  await test.step('the coordinator sees it and needs a reason', async () => {
    await page.context().clearCookies()
    await signIn(page, 'koordinator')
    await page.goto(`${daftar}/${berkas.uuid}`)
    await page.getByRole('button', { name: 'Tunjuk auditor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tunjuk auditor' })
    await dialog.getByRole('radio', { name: /Ratih Kusumawardani/ }).check()
    const bagas = dialog.getByRole('listitem').filter({ hasText: 'Bagas Prasetyo' })
    await expect(bagas).toContainText('Saudara saya bekerja di perusahaan ini.')
    await expect(bagas).toContainText(/Memegang \d+ berkas/)
    await bagas.getByRole('checkbox').check()
    await attach(page, 'Pilih berkas: Surat tugas', 'surat-tugas.pdf', pdfWith('Surat tugas'))
    await dialog.getByRole('button', { name: 'Tetapkan tim audit' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Alasan tetap menunjuk meski ada benturan')
    await dialog.getByLabel('Alasan tetap menunjuk meski ada benturan').fill('Auditor lain sedang bertugas.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Tetapkan tim audit' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByRole('region', { name: 'Tim audit' })).toContainText('Ratih Kusumawardani')
    await expect(page.getByRole('heading', { name: 'Menunggu Tim audit' })).toBeVisible()
  })

  await test.step('the file he already has goes to another team, with the reason', async () => {
    await page.goto(`${daftar}/${earlier.uuid}`)
    await page.getByRole('button', { name: 'Ganti tim audit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ganti tim audit' })
    await dialog.getByRole('listitem').filter({ hasText: 'Bagas Prasetyo' }).getByRole('checkbox').uncheck()
    const another = dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { checked: false }) })
    await another.filter({ hasNotText: 'Bagas Prasetyo' }).first().getByRole('checkbox').check()
    await attach(page, 'Pilih berkas: Surat tugas', 'surat-tugas.pdf', pdfWith('Surat tugas'))
    await dialog.getByRole('button', { name: 'Tetapkan tim audit' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Isi alasan penggantian tim.')
    await dialog.getByLabel('Alasan penggantian').fill('Auditor menyatakan benturan kepentingan.')
    await dialog.getByRole('button', { name: 'Tetapkan tim audit' }).click()
    await expectSuccess(page, 'Data telah diproses')
    await expect(page.getByRole('region', { name: 'Tim audit' })).not.toContainText('Bagas Prasetyo')
  })
})

test('an action out of turn says what happened and shows the new state', async ({ page, baseURL }) => {
  const berkas = await ajukanSppb(await newPelaku(baseURL))
  await signIn(page, 'sekretariat')
  await page.goto(`${daftar}/${berkas.uuid}`)
  await page.getByRole('button', { name: 'Nyatakan lengkap' }).click()
  // A second tab is quicker; this one must not know of it yet.
  const sekretariat = await masuk(baseURL, 'sekretariat')
  await langkah(sekretariat, berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })
  await page
    .getByRole('dialog', { name: 'Nyatakan lengkap' })
    .getByRole('button', { name: 'Nyatakan lengkap' })
    .click()
  await expect(page.getByRole('alertdialog', { name: 'Gagal' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Menunggu Koordinator atau subkoordinator' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nyatakan lengkap' })).toHaveCount(0)
})

test('the list: tabs, search, filters, "Giliran saya", badges that follow', async ({ page, baseURL }) => {
  const pelaku = await newPelaku(baseURL)
  const berkas = await ajukanSppb(pelaku)
  await signIn(page, 'sekretariat')
  await page.goto('/psat/admin/perizinan/sppb')
  await expect(page).toHaveURL(new RegExp(`${daftar}$`))

  await page.getByRole('searchbox').fill(pelaku.perusahaan.nama)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: pelaku.perusahaan.nama })
  await expect(row).toContainText('Giliran saya')
  await expect(row).toContainText('Pengajuan')
  await expect(row).toContainText('Sisa 4 hari kerja')
  await expectAccessible(page)

  await page.getByRole('switch', { name: /Giliran saya/ }).check({ force: true })
  await expect(page).toHaveURL(/giliran=true/)
  await expect(row).toBeVisible()
  await page.getByRole('combobox', { name: 'Provinsi' }).click()
  await page.getByRole('option', { name: 'Jawa Barat' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('combobox', { name: 'Jenis pengajuan' }).click()
  await page.getByRole('option', { name: 'Perpanjangan' }).click()
  await expect(page.getByText('Tidak ada berkas yang cocok')).toBeVisible()
  await page.getByRole('button', { name: 'Hapus semua saringan' }).click()

  await page.getByRole('searchbox').fill(pelaku.perusahaan.nama)
  await page
    .getByRole('link', { name: /^Audit Dokumen/ })
    .last()
    .click()
  await expect(page).toHaveURL(/tab=audit_dokumen/)
  await expect(page.getByText('Tidak ada berkas yang cocok')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Tahap' })
    .getByRole('link', { name: /^Permohonan/ })
    .click()

  // A new file shows up in the open list, and in the sidebar, without a click.
  await ajukanSppb(pelaku)
  await expect(page.getByRole('row')).toHaveCount(3)
  await row.filter({ hasText: berkas.kode_pengajuan }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${daftar}/${berkas.uuid}`))
})

test('messages go both ways', async ({ page, baseURL }) => {
  const pelaku = await newPelaku(baseURL)
  const berkas = await ajukanSppb(pelaku)
  await signIn(page, 'sekretariat')
  await page.goto(`${daftar}/${berkas.uuid}?bagian=pesan`)
  await page.getByLabel('Pesan kepada pemohon').fill('Mohon kirim foto gudang.')
  await page.getByRole('tab', { name: /^Riwayat/ }).click()
  await page.goBack()
  await expect(page.getByLabel('Pesan kepada pemohon')).toHaveValue('Mohon kirim foto gudang.')
  await page.getByRole('button', { name: 'Kirim pesan' }).click()
  await expect(page.getByRole('list', { name: 'Pesan' })).toContainText('Mohon kirim foto gudang.')
  await pelaku.klien.post(`/api/psat/pengajuan/${berkas.uuid}/pesan`, { isi: 'Baik, kami kirim hari ini.' })
  await expect(page.getByRole('list', { name: 'Pesan' })).toContainText('Baik, kami kirim hari ini.')
  await expectAccessible(page)
})

test('the secretariat applies on behalf of an operator', async ({ page, baseURL }) => {
  const pelaku = await newPelaku(baseURL)
  const { dokumen } = await isianSppb(pelaku)
  await signIn(page, 'sekretariat')
  await page.goto(`${daftar}/add`)

  await test.step('company, kind and type', async () => {
    await page.getByRole('combobox', { name: 'Nama perusahaan atau NIB' }).fill(pelaku.perusahaan.nib)
    await page.getByRole('option', { name: new RegExp(pelaku.perusahaan.nama) }).click()
    await page.getByRole('radio', { name: /Permohonan Baru/ }).check({ force: true })
    await page.getByRole('button', { name: 'Mulai mengisi' }).click()
    await expect(page).toHaveURL(/draf=/)
    await expect(page.getByText(pelaku.perusahaan.nama).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what the company keeps is ticked, its papers are uploaded', async () => {
    await page.getByRole('checkbox', { name: 'Penggilingan Karawang' }).check({ force: true })
    await page.getByRole('button', { name: 'Lanjut ke ruang lingkup' }).click()
    await page.getByRole('checkbox', { name: 'Beras' }).check({ force: true })
    await page.getByRole('button', { name: 'Lanjut ke dokumen' }).click()
    const files = page.locator('input[type=file]')
    for (const [index, kunci] of Object.keys(dokumen).entries()) {
      const buffer = pdfWith(kunci)
      await files.nth(index).setInputFiles({ name: `${kunci}.pdf`, mimeType: 'application/pdf', buffer })
      await expect(page.getByText(`${kunci}.pdf`)).toBeVisible()
    }
  })

  await test.step('sent; the operator finds it among the own applications', async () => {
    await page.getByRole('button', { name: 'Lanjut ke tinjau dan kirim' }).click()
    await page.getByRole('checkbox', { name: /Saya menyatakan/ }).check({ force: true })
    await page.getByRole('button', { name: 'Kirim pengajuan' }).click()
    await expectSuccess(page, '/sppb terkirim')
    await expect(page.getByRole('heading', { name: pelaku.perusahaan.nama })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Giliran Anda' })).toBeVisible()
    const { data } = await pelaku.klien.get<{ data: { uuid: string }[] }>('/api/psat/pengajuan')
    expect(page.url()).toContain(data[0]?.uuid)
  })
})

test('an auditor does not apply', async ({ page }) => {
  await signIn(page, 'auditor')
  await page.goto(`${daftar}/add`)
  await expect(page.getByText('Hanya sekretariat yang mengajukan atas nama pelaku usaha')).toBeVisible()
  await expectAccessible(page)
})

test('masters: days per stage and holidays', async ({ page }) => {
  await signIn(page, 'superadmin')
  await page.goto('/psat/admin/data/tenggat')
  await page.getByRole('button', { name: 'Ubah Pembayaran PNBP' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()

  await page.getByRole('link', { name: 'Hari Libur' }).click()
  await page.getByRole('button', { name: 'Ubah Hari Kemerdekaan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah Hari Kemerdekaan' })
  await dialog.getByLabel('Nama hari libur').fill('Hari Kemerdekaan Republik Indonesia')
  await dialog.getByRole('button', { name: 'Simpan hari libur' }).click()
  await expect(page.getByRole('dialog', { name: 'Berhasil' })).toBeVisible()
  await expect(page.getByText('Hari Kemerdekaan Republik Indonesia')).toBeVisible()
  await expectAccessible(page)
})
