import { expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { masuk, signIn } from '../support/session.ts'

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())

/** Creates a registration in Kota Bandung for a rapid test to refer to. */
async function registered(mark: string) {
  const kota = await masuk('okkp_kota')
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

test('a positive rapid test goes to the laboratory, to the supervision, and is closed', async ({
  page,
  openAs,
}) => {
  test.slow()
  const lab = await openAs('okkp_ujilab')
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
    await page.getByRole('combobox', { name: 'Hasil', exact: true }).click()
    await page.getByRole('option', { name: 'Positif' }).click()
    await expect(page.getByText('Hasil positif masih saringan')).toBeVisible()
    await page.getByRole('textbox', { name: /Kedaluwarsa kit/ }).fill('1/1/2026')
    await page.getByRole('textbox', { name: /Kedaluwarsa kit/ }).blur()
    await expect(page.getByText('Kit sudah kedaluwarsa pada hari uji').first()).toBeVisible()
    await page.getByRole('textbox', { name: /Kedaluwarsa kit/ }).fill('31/12/2027')
    await page.getByRole('button', { name: 'Simpan rapid test' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await expect(page.getByText(/Uji konfirmasi di laboratorium paling lambat/)).toBeVisible()
  })

  await test.step('it stands on the start page, and its own page says what to do', async () => {
    await visit(page, '/admin')
    await expect(page.getByText('Tindak lanjut rapid test')).toBeVisible()
    await visit(page, `/okkp/admin/tindak-lanjut?search=${mark}`)
    await page
      .getByRole('link', { name: /Formalin pada Anggur/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Formalin pada Anggur', level: 1 })).toBeVisible()
    await expect(page.getByText('oleh OKKP Kota Bandung')).toBeVisible()
  })
  const address = page.url()

  await test.step('the laboratory sees what is asked of it, cannot close it, and confirms it in a form filled with what is known', async () => {
    await lab.goto(`/okkp/admin/tindak-lanjut?menunggu=uji&search=${mark}`)
    await lab
      .getByRole('link', { name: /Formalin pada Anggur/ })
      .first()
      .click()
    await expect(lab).toHaveURL(address)
    await expect(lab.getByText('Rapid test OKKP positif')).toBeVisible()
    await expect(lab.getByRole('button', { name: 'Tutup tindak lanjut' })).toBeHidden()
    await lab.getByRole('link', { name: 'Catat uji konfirmasi' }).click()
    await expect(lab.getByText('Uji konfirmasi untuk rapid test positif Formalin pada Anggur')).toBeVisible()
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
    await lab.getByRole('link', { name: /^Uji konfirmasi UL-/ }).click()
    await expect(lab.getByRole('heading', { level: 1, name: /^UL-/ })).toBeVisible()
    await expect(lab.getByText(no_registration)).toBeVisible()
    await page.reload()
    await expect(page.getByText('TMS (tidak memenuhi syarat)')).toBeVisible()
  })

  await test.step('the supervision is recorded from there', async () => {
    await page.getByRole('link', { name: 'Catat pengawasan' }).click()
    await expect(page.getByText('Menjawab tindak lanjut Formalin pada Anggur')).toBeVisible()
    await page.getByRole('radio', { name: 'Tidak sesuai' }).check()
    await page.getByRole('button', { name: 'Simpan pengawasan' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await expect(page.getByText('Semua yang diperlukan sudah tercatat')).toBeVisible()
  })

  await test.step('and closed with the outcome that the records bear out', async () => {
    await page.getByRole('button', { name: 'Tutup tindak lanjut' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tutup tindak lanjut' })
    await expect(dialog.getByRole('combobox', { name: 'Hasil tindak lanjut' })).toHaveValue(
      'Dipastikan laboratorium, sudah ditangani',
    )
    await dialog.getByRole('button', { name: 'Tutup tindak lanjut' }).click()
    await expectSuccess(page, 'Tindak lanjut telah ditutup')
    await expect(page.getByText('Dipastikan laboratorium, sudah ditangani').first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 800 })
    await expectNoOverflow(page)
  })

  await test.step('each end reads the others: the laboratory the supervision, the registration the tests', async () => {
    await lab.reload()
    const chain = lab.getByRole('region', { name: 'Tindak lanjut' })
    await expect(chain).toContainText('Ditutup pada')
    await expect(chain).toContainText('Pengawasan')
    await expect(chain).toContainText(`Pasar ${mark}`)
    await expect(chain.getByRole('link', { name: /^Pengawasan/ })).toHaveCount(0)
    await visit(page, `/okkp/admin/registrasi/${registrasiId}`)
    const onRegistration = page.getByRole('region', { name: 'Tindak lanjut' })
    await expect(onRegistration).toContainText('Uji konfirmasi UL-')
    await expect(onRegistration).toContainText('TMS (tidak memenuhi syarat)')
  })
})
