import type { Download, Page } from '@playwright/test'
import { filledTemplate, pdukRow } from '../../apps/server/src/okkp/impor/impor.fixture.ts'
import { collected } from '../../apps/server/src/platform/excel/excel.fixture.ts'
import { excelLimits } from '../../apps/server/src/platform/excel/limits.ts'
import { readSheet } from '../../apps/server/src/platform/excel/read-sheet.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { clientOf, signIn } from '../support/session.ts'

const list = '/okkp/admin/registrasi'
const pduk = 1

async function rowsOf(download: Download): Promise<string[][]> {
  const rows = await collected(readSheet(await download.path(), excelLimits))
  return rows.map(({ cells }) => cells)
}

async function pick(page: Page, name: string, content: Buffer) {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.getByTestId('berkas-impor').setInputFiles({ name, mimeType, buffer: content })
}

/** Changes one registration, as a colleague might do between an import and its undo. */
async function changeOne(nomor: string) {
  const klien = await clientOf('okkp_daerah')
  const { data } = await klien.get<{ data: Record<string, unknown>[] }>(
    `/api/okkp/registrations?no_reg=${nomor}`,
  )
  const row = data[0] ?? {}
  await klien.put('/api/okkp/registrations/update', {
    id: row.id,
    versi: row.versi,
    jenis_registrasi_id: pduk,
    kota_id: row.kota_id,
    unit_usaha: row.unit_usaha,
    alamat_kantor: row.alamat_kantor,
    alamat_unit: row.alamat_unit,
    komoditas_id: row.komoditas_id,
    nama_psat: row.nama_psat,
    no_registration: row.no_registration,
    label: row.label,
    terbit_sertifikat: row.terbit_sertifikat,
    exp_sertifikat: row.exp_sertifikat,
    merk: 'Merek Baru',
  })
}

test('a workbook is tried, its good rows are stored, and the batch is taken back; a wrong one is told; what is filtered is exported', async ({
  page,
}) => {
  test.slow()
  const mark = `IMP-${Date.now()}`
  await signIn(page, 'okkp_daerah')
  await page.goto(`${list}?jenis=${pduk}`)
  await page.getByRole('link', { name: 'Impor dari Excel' }).click()
  await expect(page.getByRole('combobox', { name: 'Jenis registrasi' })).toHaveValue('Registrasi PDUK')

  const headers = await test.step('the template says what belongs where', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Unduh templat Registrasi PDUK' }).click(),
    ])
    const [first = []] = await rowsOf(download)
    expect(first[0]).toBe('No')
    expect(first).toContain('Nomor Registrasi')
    return first
  })

  const content = await filledTemplate(
    pduk,
    [
      pdukRow(`${mark}-1`),
      pdukRow(`${mark}-2`),
      pdukRow(`${mark}-3`, { 5: 'Gabahh', 12: '31 Februari' }),
      pdukRow(`${mark}-1`),
    ],
    headers,
  )
  await test.step('dry run: bad rows with every fault, in their cells', async () => {
    await pick(page, `${mark}.xlsx`, content)
    await page.getByRole('button', { name: 'Periksa berkas' }).click()
    await expect(page.getByText('2 baris benar, 2 baris perlu diperbaiki')).toBeVisible()
    const third = page.getByRole('row').filter({ hasText: '(F4)' })
    await expect(third).toContainText('Komoditas Utama')
    await expect(third).toContainText('Tanggal Penerbitan Sertifikat')
    await third.getByText(`PT Panen ${mark}-3`).first().click()
    await expect(third.getByText('Gabahh', { exact: true })).toBeVisible()
    await expect(third.getByRole('rowheader')).toContainText('4')
    const groups = page.getByRole('region', { name: 'Ringkasan kesalahan' })
    await expect(groups).toContainText('Komoditas Utama: tidak ada di daftar')
    await expect(groups).toContainText('Maksud Anda "Gabah"? Baris 4')
  })

  await test.step('another file takes the result of the one before away', async () => {
    await pick(page, 'kosong.xlsx', await filledTemplate(pduk, [], headers))
    await expect(page.getByRole('button', { name: 'Simpan 2 baris yang benar' })).toBeHidden()
    await page.getByRole('button', { name: 'Periksa berkas' }).click()
    await expect(page.getByText('Di bawah baris judul belum ada data.')).toBeVisible()
    await pick(page, `${mark}.xlsx`, content)
    await page.getByRole('button', { name: 'Periksa berkas' }).click()
    await expect(page.getByText('2 baris benar, 2 baris perlu diperbaiki')).toBeVisible()
  })

  await test.step('whoever leaves the page finds the checked file again', async () => {
    await page.goto(`${list}/impor?jenis=${pduk}`)
    await expect(page.getByText(`${mark}.xlsx sudah diperiksa dan belum disimpan`)).toBeVisible()
    await page.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(page.getByText('2 baris benar, 2 baris perlu diperbaiki')).toBeVisible()
  })

  await test.step('store the good rows; the bad ones come back as a file', async () => {
    await page.getByRole('button', { name: 'Simpan 2 baris yang benar' }).click()
    await expect(page.getByText('2 registrasi tersimpan, 2 baris perlu diperbaiki')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Unduh 2 baris yang salah' }).click(),
    ])
    const [titles = [], ...bad] = await rowsOf(download)
    expect(titles.slice(-2)).toEqual(['Keterangan', 'Baris'])
    expect(bad).toHaveLength(2)
  })

  await test.step('the batch stands in the history and survives a reload', async () => {
    await page.reload()
    await expect(page.getByText('2 registrasi tersimpan, 2 baris perlu diperbaiki')).toBeVisible()
    await expect(page.getByRole('row', { name: `${mark}.xlsx` })).toContainText('2 tersimpan')
  })

  await test.step('undo: what was changed since stays and is named', async () => {
    await changeOne(`${mark}-2`)
    await page.getByRole('button', { name: 'Batalkan impor', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Batalkan impor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Impor dibatalkan sebagian' })
    await expect(dialog.getByRole('link', { name: `${mark}-2` })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Tutup' }).last().click()
    await expect(page.getByRole('row', { name: `${mark}.xlsx` })).toContainText('Dibatalkan sebagian')
  })
  await test.step('a wrong template says which header differs; another kind of file never travels', async () => {
    await page.goto(`${list}/impor?jenis=${pduk}`)
    await pick(page, 'catatan.txt', Buffer.from('bukan excel'))
    await expect(page.getByRole('alert')).toContainText('Jenis berkas tidak diterima')
    await expect(page.getByRole('button', { name: 'Periksa berkas' })).toBeDisabled()

    const content = await filledTemplate(pduk, [pdukRow('X-1')], ['No', 'Nama Usaha'])
    await pick(page, 'salah.xlsx', content)
    await page.getByRole('button', { name: 'Periksa berkas' }).click()
    await expect(page.getByText(/seharusnya berjudul "Nama Unit Usaha"/).first()).toBeVisible()
  })
  await test.step('on a phone the faults of a workbook scroll nothing sideways', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    const content = await filledTemplate(pduk, [pdukRow(`HP-${Date.now()}`, { 5: 'Bukan Komoditas' })])
    await pick(page, 'ponsel.xlsx', content)
    await page.getByRole('button', { name: 'Periksa berkas' }).click()
    await expect(page.getByText('Tidak ada baris yang dapat disimpan')).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('what is filtered is exported, with the chosen columns', async () => {
    await visit(page, `${list}?jenis=5&status=valid`)
    const open = page.getByRole('button', { name: /^Ekspor [\d.]+ registrasi$/ })
    await expect(open).toBeEnabled()
    const label = (await open.textContent()) ?? ''
    await open.click()
    const dialog = page.getByRole('dialog', { name: label })
    await dialog.getByRole('button', { name: 'Kosongkan pilihan' }).click()
    await expect(dialog.getByText('Pilih paling sedikit satu kolom.')).toBeVisible()
    await dialog.getByLabel('Nama unit usaha').check()
    await dialog.getByLabel('Nomor registrasi').check()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: label }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
    const [titles = [], ...rows] = await rowsOf(download)
    expect(titles).toEqual(expect.arrayContaining(['Nama unit usaha', 'Nomor registrasi']))
    expect(titles).not.toContain('Alamat kantor')
    expect(`Ekspor ${rows.length} registrasi`).toBe(label)

    // The browser opens a PDF and never downloads it under the name of a workbook.
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await dialog.getByLabel('PDF').check()
    await dialog.getByRole('button', { name: label }).click()
    await expect(dialog.getByRole('button', { name: 'Buka PDF' })).toBeVisible()
    expect(fetched).not.toContain('/api/upload/view_pdf')
  })
})
