import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { openPhone, openSignal, waitUntilOfflineReady } from '../support/phone.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess, pdfWith } from '../support/screen.ts'
import { clientOf, signIn } from '../support/session.ts'

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())

/** Creates a registration in Kota Bandung for a rapid test to refer to. */
async function registered(mark: string) {
  const kota = await clientOf('okkp_kota')
  const anggur = await kota.get<{ data: { id: number }[] }>(
    '/api/okkp/static/komoditas?search=Anggur&page=1&limit=1',
  )
  type Stored = { data: { id: number; no_registration: string } }
  const { data } = await kota.post<Stored>('/api/okkp/registrations/add', {
    jenis_registrasi_id: 1,
    unit_usaha: `Kebun ${mark}`,
    kota_id: 3273,
    alamat_unit: 'Jalan Kebun 7',
    komoditas_id: anggur.data[0]?.id,
    nama_psat: 'Anggur',
    no_registration: `UJI-${mark}`,
    label: 'Hijau',
    terbit_sertifikat: today(),
  })
  return data
}

test('a positive rapid test becomes a case: requested, confirmed, secured, traced, supervised, tested again, closed', async ({
  page,
  openAs,
}) => {
  test.slow()
  const lab = await openAs('okkp_ujilab')
  const province = await openAs('okkp_daerah')
  const mark = `R${Date.now()}`
  const { no_registration, id: registrasiId } = await registered(mark)
  await signIn(page, 'okkp_kota')

  await test.step('entered by the city: the form says what a positive means', async () => {
    await page.goto('/okkp/admin/lab/rapid/add?jenis=5')
    await page.getByRole('combobox', { name: 'Komoditas' }).fill('Anggur')
    await page.getByRole('option', { name: 'Anggur', exact: true }).click()
    await page.getByLabel('Lokasi pengambilan sampel').fill(`Pasar ${mark}`)
    await page.getByRole('combobox', { name: 'Nomor registrasi pada label' }).fill(`Kebun ${mark}`)
    await page.getByRole('option', { name: no_registration }).click()
    await expect(page.getByRole('combobox', { name: 'Nomor registrasi pada label' })).toHaveValue(
      no_registration,
    )
    await page.getByRole('combobox', { name: 'Parameter' }).click()
    await page.getByRole('option', { name: 'Formalin', exact: true }).click()
    await page.getByRole('radio', { name: 'Positif' }).check()
    await expect(page.getByText('Hasil positif masih saringan')).toBeVisible()
    await page.getByRole('textbox', { name: /Kedaluwarsa kit/ }).fill('1/1/2026')
    await page.getByRole('textbox', { name: /Kedaluwarsa kit/ }).blur()
    await expect(page.getByText('Kit sudah kedaluwarsa pada hari uji').first()).toBeVisible()
    await page.getByRole('textbox', { name: /Kedaluwarsa kit/ }).fill('31/12/2027')
    await page.getByRole('button', { name: 'Simpan rapid test' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await expect(page.getByText(/Uji konfirmasi, paling lambat/)).toBeVisible()
  })

  await test.step('it stands on the start page, and its own page says what to do', async () => {
    await visit(page, '/admin')
    await expect(page.getByText('Kasus menunggu kantor Anda')).toBeVisible()
    await visit(page, `/okkp/admin/tindak-lanjut?search=${mark}`)
    await page
      .getByRole('link', { name: /Formalin pada Anggur/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Formalin pada Anggur', level: 1 })).toBeVisible()
    await expect(page.getByText('Giliran kantor Anda')).toBeVisible()
    await expect(page.getByText(/Uji konfirmasi: paling lambat .*, oleh OKKP Kota Bandung/)).toBeVisible()
  })
  const address = new URL(page.url()).pathname

  await test.step('the province, which may not test, asks the laboratory', async () => {
    await visit(province, address)
    await expect(province.getByRole('link', { name: 'Catat uji laboratorium' })).toHaveCount(0)
    await province.getByRole('button', { name: 'Minta uji ke laboratorium' }).click()
    const dialog = province.getByRole('dialog', { name: 'Minta uji ke laboratorium' })
    await dialog.getByRole('button', { name: 'Kirim permintaan' }).click()
    await expect(dialog.getByText('Pilih atau tulis laboratoriumnya.').first()).toBeVisible()
    await dialog.getByRole('combobox', { name: /Laboratorium di portal/ }).click()
    await province.getByRole('option', { name: /Jawa Barat/ }).click()
    await dialog.getByLabel(/Catatan untuk laboratorium/).fill(`Sampel ${mark} di kulkas.`)
    await dialog.getByRole('button', { name: 'Kirim permintaan' }).click()
    await expectSuccess(province, 'Permintaan uji terkirim')
    await expect(province.getByText('Menunggu laboratorium').first()).toBeVisible()
  })

  await test.step('the laboratory accepts on its start page and enters the result in a form filled with what is known', async () => {
    await visit(lab, '/admin')
    const asked = lab
      .getByRole('region', { name: 'Permintaan uji' })
      .getByRole('listitem')
      .filter({ hasText: mark })
      .first()
    await asked.getByRole('button', { name: /^Terima permintaan/ }).click()
    const dialog = lab.getByRole('dialog', { name: 'Jawab permintaan uji' })
    await expect(dialog.getByRole('radio', { name: 'Terima permintaan' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Kirim jawaban' }).click()
    await expectSuccess(lab, 'Jawaban disimpan')
    await asked.getByRole('link', { name: /^Catat hasil uji/ }).click()
    await expect(lab.getByText(/Menjawab kasus .*: Formalin pada Anggur/)).toBeVisible()
    for (const [label, value] of [
      ['Jenis uji', 'Bahan Berbahaya'],
      ['Komoditas', 'Anggur'],
      ['Parameter', 'Formalin'],
    ] as const) {
      await expect(lab.getByRole('combobox', { name: label, exact: true })).toHaveValue(value)
    }
    await expect(lab.getByRole('textbox', { name: /^Lokasi sampel/ })).toHaveValue(`Pasar ${mark}`)
    await expect(lab.getByRole('combobox', { name: 'Nomor registrasi pada label' })).toHaveValue(
      no_registration,
    )
    await lab.getByRole('textbox', { name: /^Laboratorium/ }).fill('UPTD Laboratorium')
    await lab.getByRole('textbox', { name: 'Hasil uji', exact: true }).fill('2,4')
    await lab.getByRole('combobox', { name: /^Putusan/ }).click()
    await lab.getByRole('option', { name: 'Tidak memenuhi syarat' }).click()
    await lab.getByRole('textbox', { name: 'Alasan putusan' }).fill('Dilarang pada pangan')
    await lab.getByRole('button', { name: 'Simpan hasil uji' }).click()
    await expectSuccess(lab, 'Data telah ditambahkan')
    await expect(lab.getByRole('heading', { name: 'Formalin pada Anggur', level: 1 })).toBeVisible()
    await expect(lab.getByRole('button', { name: 'Catat pengamanan barang' })).toHaveCount(0)
    await lab.getByRole('link', { name: /^Uji laboratorium UL-/ }).click()
    await expect(lab.getByRole('heading', { level: 1, name: /^UL-/ })).toBeVisible()
  })

  await test.step('confirmed: the city secures the goods with amount and evidence', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Catat pengamanan barang' }).click()
    const drawer = page.getByRole('dialog', { name: /Catat pengamanan barang/ })
    await drawer.getByRole('combobox', { name: 'Yang dilakukan atas barangnya' }).click()
    await page.getByRole('option', { name: 'Ditarik dari peredaran' }).click()
    await drawer.getByLabel('Jumlah').fill('12,5')
    await drawer.getByLabel('Satuan').fill('kg')
    await drawer.getByRole('button', { name: 'Simpan pengamanan' }).click()
    await expect(drawer.getByText('Unggah foto atau berita acaranya.').first()).toBeVisible()
    await drawer
      .locator('input[type=file]')
      .setInputFiles({ name: 'berita-acara.pdf', mimeType: 'application/pdf', buffer: pdfWith(mark) })
    await expect(drawer.getByText('berita-acara.pdf')).toBeVisible()
    await drawer.getByRole('button', { name: 'Simpan pengamanan' }).click()
    await expectSuccess(page, 'Pengamanan barang dicatat')
    await expect(page.getByRole('heading', { name: 'Ditarik dari peredaran 12,5 kg' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Lihat bukti' })).toBeVisible()
  })

  await test.step('and names the supplier', async () => {
    await page.getByRole('button', { name: 'Telusuri pemasok' }).click()
    const drawer = page.getByRole('dialog', { name: /Telusuri pemasok/ })
    await drawer.getByRole('combobox', { name: 'Pemasok', exact: true }).fill(`UD ${mark}`)
    await drawer.getByRole('button', { name: 'Simpan penelusuran' }).click()
    await expectSuccess(page, 'Penelusuran dicatat')
    await expect(page.getByRole('heading', { name: `Pemasok UD ${mark}` })).toBeVisible()
  })

  await test.step('the supervision is recorded from there, by an officer of the office', async () => {
    await page.getByRole('link', { name: 'Catat pengawasan' }).click()
    await expect(page.getByText(/Menjawab kasus .*: Formalin pada Anggur/)).toBeVisible()
    const officer = page.getByRole('combobox', { name: /^Petugas/ })
    await officer.click()
    await page.getByRole('option').first().click()
    await expect(officer).not.toHaveValue('')
    await page.getByRole('radio', { name: 'Tidak sesuai' }).check()
    await page.getByRole('button', { name: 'Simpan pengawasan' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
  })

  await test.step('the re-test repeats the same test, and comes out negative', async () => {
    await page.getByRole('link', { name: 'Catat rapid test' }).click()
    await expect(page.getByRole('combobox', { name: 'Parameter' })).toHaveValue('Formalin')
    await expect(page.getByLabel('Lokasi pengambilan sampel')).toHaveValue(`Pasar ${mark}`)
    await page.getByRole('radio', { name: 'Negatif' }).check()
    await page.getByRole('button', { name: 'Simpan rapid test' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await expect(page.getByText('Semua yang diperlukan sudah tercatat')).toBeVisible()
  })

  await test.step('and closed with the outcome that the records bear out', async () => {
    await page.getByRole('button', { name: 'Tutup kasus' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tutup kasus' })
    await expect(dialog.getByRole('combobox', { name: 'Hasil kasus' })).toHaveValue(
      'Terbukti, sudah ditangani',
    )
    await dialog.getByRole('button', { name: 'Tutup kasus' }).click()
    await expectSuccess(page, 'Kasus telah ditutup')
    await expect(page.getByRole('heading', { name: 'Terbukti, sudah ditangani' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await expectNoOverflow(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Lembar kasus', includeHidden: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('each end reads the others: the laboratory the supervision, the registration the tests', async () => {
    await lab.reload()
    const chain = lab.getByRole('region', { name: /^Kasus / })
    await expect(chain).toContainText('Ditutup pada')
    await expect(chain).toContainText('Pengawasan')
    await expect(chain).toContainText(`Pasar ${mark}`)
    await expect(chain.getByRole('link', { name: /^Pengawasan/ })).toHaveCount(0)
    await visit(page, `/okkp/admin/registrasi/${registrasiId}`)
    const onRegistration = page.getByRole('region', { name: /^Kasus / })
    await expect(onRegistration).toContainText('Uji laboratorium UL-')
    await expect(onRegistration).toContainText('TMS (tidak memenuhi syarat)')
  })
})

test('rapid tests of OKKP entered without signal are listed by name, corrected and arrive once', async () => {
  test.slow()
  const kota = await clientOf('okkp_kota')
  const mark = `Toko Luring ${Date.now()}`
  const stored = async () =>
    (
      await kota.get<{ data: { hasil_uji: string; lembaga: string }[] }>(
        `/api/okkp/rapid_test?search=${encodeURIComponent(mark)}`,
      )
    ).data
  const sinyal = await openSignal()
  const ponsel = await openPhone(sinyal.alamat)
  try {
    let page = await ponsel.open()
    await signIn(page, 'okkp_kota')
    await page.goto('/okkp/admin/lab/rapid/lapangan')
    await expect(page.getByRole('heading', { name: 'Pengujian' })).toBeVisible()
    await waitUntilOfflineReady(page)
    sinyal.disconnect()
    await page.goto('/okkp/admin/lab/rapid/lapangan')
    await page.getByRole('combobox', { name: 'Komoditas', exact: true }).fill('Anggur')
    await page.getByRole('option', { name: 'Anggur', exact: true }).click()
    await page.getByLabel('Lokasi pengambilan sampel').fill(mark)
    await page.getByRole('combobox', { name: 'Jenis rapid test' }).click()
    await page.getByRole('option', { name: /Bahan Berbahaya/ }).click()
    await page.getByRole('combobox', { name: 'Parameter' }).click()
    await page.getByRole('option', { name: 'Formalin', exact: true }).click()
    await page.getByRole('button', { name: 'Simpan, lanjut sampel berikutnya' }).click()
    await expect(page.getByText('Pilih Positif atau Negatif.')).toBeVisible()
    await page.getByRole('radio', { name: 'Positif' }).check()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Simpan, lanjut sampel berikutnya' }).click()
    await expect(page.getByText('1 hasil menunggu dikirim')).toBeVisible()
    await expect(page.getByLabel('Lokasi pengambilan sampel')).toHaveValue(mark)
    await ponsel.close()

    page = await ponsel.open()
    await page.goto('/okkp/admin/lab/rapid/lapangan')
    await page.getByRole('button', { name: 'Lihat antrean' }).click()
    await page
      .getByRole('button', { name: `Buka, perbaiki: Rapid test Formalin pada Anggur, positif, ${mark}` })
      .click()
    await expect(page.getByRole('radio', { name: 'Positif' })).toBeChecked()
    await page.getByRole('radio', { name: 'Negatif' }).check()
    await page.getByRole('button', { name: 'Simpan, lanjut sampel berikutnya' }).click()
    expect(await stored()).toEqual([])
    sinyal.reconnect()
    await page.reload()
    await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(1)
    expect((await stored())[0]).toMatchObject({ hasil_uji: 'Negatif', lembaga: 'Dinas Pangan Kota Bandung' })
    await expect(page.getByText('menunggu dikirim')).toHaveCount(0)
  } finally {
    await ponsel.dispose()
    await sinyal.close()
  }
})
