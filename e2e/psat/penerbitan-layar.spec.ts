import { dayInJakarta } from '../../packages/domain/src/platform/format.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { isiDataUsaha } from '../support/data-usaha.ts'
import { masuk } from '../support/klien.ts'
import { newPelaku } from '../support/pengajuan.ts'
import { ajukan, ambilLangkah, isianLengkap, semuaPetugas } from '../support/perjalanan.ts'
import { expectSuccess } from '../support/popup.ts'
import { expect, signIn, test } from '../support/portal.ts'

test('a tariff is changed and put back', async ({ page }) => {
  await signIn(page, 'superadmin')
  await page.goto('/psat/admin/data/tarif')
  const ubah = page.getByRole('button', { name: 'Ubah tarif Perubahan Data SPPB-PSAT' })
  for (const nominal of ['250000', '0']) {
    await ubah.click()
    const dialog = page.getByRole('dialog', { name: 'Perubahan Data SPPB-PSAT' })
    await dialog.getByLabel('Tarif (Rp)').fill(nominal)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Simpan tarif' }).click()
    await expectSuccess(page, 'Data telah disimpan')
    await expect(dialog).toBeHidden()
  }
  await expectAccessible(page)
})

test('a changed checklist is the next version', async ({ page }) => {
  await signIn(page, 'superadmin')
  await page.goto('/psat/admin/data/ceklis')
  const versi = Number(/Versi (\d+)/.exec((await page.getByText(/^Versi \d+/).textContent()) ?? '')?.[1])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ubah daftar periksa' }).click()
  await page.getByRole('button', { name: 'Tambah butir di bagian 13' }).click()
  const terbit = page.getByRole('button', { name: `Terbitkan versi ${versi + 1}` })
  await terbit.click()
  await expect(page.getByRole('alert')).toContainText('Isi uraian butir.')
  await expectAccessible(page)
  await page
    .getByRole('textbox', { name: /^Butir 13\./ })
    .last()
    .fill('Rekaman suhu dapat ditunjukkan')
  await terbit.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Periksa lagi' }).click()
  // Nothing was sent, so leaving still asks.
  await page.getByRole('link', { name: 'Portal Pangan Segar, halaman awal' }).click()
  await expect(page.getByRole('dialog', { name: 'Simpan draf sebelum keluar?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await terbit.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Terbitkan versi ${versi + 1}` })
    .click()
  await expectSuccess(page, 'Data telah disimpan')
  await expect(page.getByText(`Versi ${versi + 1}, berlaku sejak`)).toBeVisible()
  await expect(page.getByText('Rekaman suhu dapat ditunjukkan')).toBeVisible()
})

test('the year as bars and as a table, the month as a list and as Excel', async ({ page, baseURL }) => {
  const sekretariat = await masuk(baseURL, 'sekretariat')
  const { data } = await sekretariat.get<{ data: { uploadTime: string }[] }>(
    '/api/audit-document/uploadDocument?auditType=sppb_psat&tab=permohonan&orderBy=terbaru&limit=1&page=1',
  )
  await sekretariat.close()
  const [tahun = '', bulan = ''] = dayInJakarta(data[0]?.uploadTime ?? 0).split('-')
  const nama = new Intl.DateTimeFormat('id-ID', { month: 'long' }).format(new Date(`${tahun}-${bulan}-10`))
  await signIn(page, 'sekretariat')
  await page.goto(`/psat/admin/report?tahun=${tahun}`)
  await expect(page.getByText(/^Diproses \d+/)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Tabel', { exact: true }).click()
  const tabel = page.getByRole('table', { name: /^Permohonan per bulan/ })
  await expect(tabel.getByRole('row')).toHaveCount(14)
  await expectAccessible(page)
  await tabel.getByRole('link', { name: nama }).click()
  await expect(page.getByRole('heading', { name: `SPPB-PSAT diproses, ${nama} ${tahun}` })).toBeVisible()
  await expectAccessible(page)
  const [excel] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Ekspor \d+ berkas ke Excel/ }).click(),
  ])
  expect(excel.suggestedFilename()).toBe(`ringkasan-sppb-psat-ongoing-${tahun}-${Number(bulan)}.xlsx`)
  await page.getByRole('combobox', { name: 'Keadaan' }).click()
  await page.getByRole('option', { name: 'Ditolak' }).click()
  await expect(page).toHaveURL(/hasil=reject/)
  await expect(page.getByRole('heading', { name: `SPPB-PSAT ditolak, ${nama} ${tahun}` })).toBeVisible()
})

test("the operator's dashboard: what waits, what runs, what is about to end", async ({ page, baseURL }) => {
  const pelaku = await newPelaku(baseURL)
  await signIn(page, pelaku.username, pelaku.sandi)
  await page.goto('/')
  await expect(page.getByText('Belum ada pengajuan')).toBeVisible()
  await expectAccessible(page)
  await isiDataUsaha(pelaku)
  const petugas = await semuaPetugas(baseURL)
  for (const ke of [1, 2]) {
    const isian = await isianLengkap(pelaku, 'sppb_psat', 'permohonan_baru')
    const berkas = await ajukan(pelaku, 'sppb_psat', 'permohonan_baru', isian)
    if (ke === 1) {
      await ambilLangkah(petugas.sekretariat, berkas, 'audit/permohonan_baru', {
        proses: 'REVISION',
        keterangan: 'Lengkapi denah.',
      })
    }
  }
  await page.reload()
  const hitungan = page.getByRole('list', { name: 'Pengajuan menurut keadaan' })
  await expect(hitungan.getByRole('link', { name: 'Menunggu Anda 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Menunggu Anda' })).toContainText('Sisa 10 hari kerja')
  await expect(page.getByRole('region', { name: 'Sedang diproses petugas' })).toContainText(
    'menunggu Sekretariat',
  )
  await expectAccessible(page)
  await hitungan.getByRole('link', { name: 'Menunggu Anda 1' }).click()
  await expect(page).toHaveURL(/\/psat\?keadaan=menunggu_saya/)
  await Promise.all([petugas.tutup(), pelaku.klien.close()])
})
