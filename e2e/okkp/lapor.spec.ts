import { fotoBerlokasi } from '../../apps/server/src/testing/gambar.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'

test('a report without a name, from the form to its close; another from the page of a permit', async ({
  page,
  openAs,
}) => {
  test.slow()
  const cerita = `Beras ini berbau bahan kimia, dilihat pada uji ${Date.now()}.`
  await visit(page, '/lapor')
  const send = page.getByRole('button', { name: 'Kirim laporan' })

  await test.step('the fields say what is missing or too short', async () => {
    await send.click()
    const words = page.getByLabel('Ceritakan apa yang Anda lihat')
    await expect(words).toBeFocused()
    await expect(page.getByText('paling sedikit 20 huruf')).toBeVisible()
    await expect(page.getByText('paling sedikit satu fakta')).toBeVisible()
    // The focus has scrolled a choice half under the top bar, which axe would call too small a target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    const phone = page.getByLabel('No. HP')
    await phone.pressSequentially('0812x')
    await expect(phone).toHaveValue('0812')
    await phone.blur()
    await expect(page.getByText('Minimal jumlah karakter No. HP adalah 8')).toBeVisible()
    await words.fill(cerita)
    await page.reload()
    await expect(words).toHaveValue(cerita)
  })

  await test.step('a picture loses its position, and the sender is told', async () => {
    await page.getByLabel(/Ambil atau pilih foto/).setInputFiles({
      name: 'karung.jpg',
      mimeType: 'image/jpeg',
      buffer: await fotoBerlokasi(),
    })
    await expect(page.getByText('lokasi itu sudah dihapus')).toBeVisible()
  })

  await test.step('number and code are shown once', async () => {
    await page.getByLabel('Nama pangan atau merek').fill('Beras Melati')
    await page.getByLabel('Tempat', { exact: true }).fill('Pasar Baru')
    await page.getByLabel('Provinsi').selectOption({ label: 'Jawa Barat' })
    await page.getByLabel('Kabupaten/kota').selectOption({ label: 'Kota Bandung' })
    await send.click()
    await expect(page.getByRole('heading', { name: 'Laporan Anda terkirim' })).toBeFocused()
    await expect(page.getByText(/^ADU-\d{4}-\d{5}/)).toBeVisible()
    await page.getByRole('link', { name: 'Buka laporan saya' }).click()
    await expect(page.getByText(/Laporan Anda ada di OKKP Kota Bandung/)).toBeVisible()
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  })

  const nomor = (await page.getByRole('heading', { level: 1 }).textContent())?.replace('Laporan ', '') ?? ''
  const office = await openAs('okkp_kota')

  await test.step('the office of the city finds it from where it starts work, and asks', async () => {
    await office.goto('/okkp/admin')
    await office.getByRole('link', { name: /^Laporan masyarakat/ }).click()
    await expect(office).toHaveURL(/\/okkp\/admin\/pengaduan/)
    await office.getByRole('searchbox').fill(nomor)
    await office.getByRole('link', { name: nomor }).click()
    await expect(office.getByText(cerita)).toBeVisible()
    await expect(office.getByRole('button', { name: 'Foto 1' })).toBeVisible()
    await office.getByRole('button', { name: 'Saya tangani' }).click()
    await expectSuccess(office, 'Penugasan disimpan')
    await office.getByRole('tab', { name: 'Catatan dalam' }).click()
    await office.getByRole('textbox', { name: 'Catatan dalam' }).fill('Penjual ini pernah dilaporkan.')
    await office.getByRole('button', { name: 'Simpan catatan' }).click()
    await expectSuccess(office, 'Catatan disimpan')
    await office.getByRole('tab', { name: 'Jawab pelapor' }).click()
    await office.getByRole('textbox', { name: 'Jawaban untuk pelapor' }).fill('Di kios nomor berapa?')
    await office.getByLabel(/tunggu balasan pelapor/).check()
    await office.getByRole('button', { name: 'Kirim jawaban' }).click()
    await expectSuccess(office, 'Jawaban terkirim')
    await expect(office.getByText('Menunggu jawaban pelapor')).toBeVisible()
  })

  await test.step('the reporter answers; notes of the office stay its own', async () => {
    await page.getByRole('button', { name: 'Muat ulang' }).click()
    await expect(page.getByText('Di kios nomor berapa?')).toBeVisible()
    await expect(page.getByText('pernah dilaporkan')).toHaveCount(0)
    await page.getByLabel('Balas').fill('Kios nomor 12.')
    await page.getByRole('button', { name: 'Kirim balasan' }).click()
    await expect(page.getByText(/sedang menanganinya/)).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
    await expectAccessible(page)
  })

  await test.step('closed with an outcome, which the reporter reads', async () => {
    await office.reload()
    await expect(office.getByText('Kios nomor 12.')).toBeVisible()
    await office.getByRole('button', { name: 'Tutup laporan' }).click()
    const dialog = office.getByRole('dialog', { name: 'Tutup laporan' })
    await dialog.getByRole('combobox', { name: 'Hasil' }).click()
    await office.getByRole('option', { name: 'Terbukti, sudah ditindak' }).click()
    await dialog.getByLabel('Kabar untuk pelapor').fill('Contoh diuji dan barangnya ditarik dari kios.')
    await dialog.getByRole('button', { name: 'Tutup laporan' }).click()
    await expectSuccess(office, 'Laporan ditutup')
    await office.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(office)
    await page.getByRole('button', { name: 'Muat ulang' }).click()
    await expect(page.getByText(/Ditutup .*terbukti, sudah ditindak/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kirim balasan' })).toHaveCount(0)
  })
  await test.step('a permit is reported from its page, and a wrong code opens nothing', async () => {
    const { data } = await (
      await page.request.get('/api/okkp/registrations/index_public?limit=1&status=valid')
    ).json()
    await visit(page, `/verifikasi/${data[0].kode_verifikasi}`)
    await page.getByRole('link', { name: 'Laporkan izin ini' }).click()
    await expect(page.getByLabel('Nomor izin pada label')).toHaveValue(data[0].no_registration)
    await expect(page.getByRole('radio', { name: /Izin atau label diduga palsu/ })).toBeChecked()
    await page.getByRole('link', { name: 'Baca jawabannya' }).click()
    await page.getByLabel('Nomor laporan').fill('adu-2026-00001')
    await page.getByLabel('Kode rahasia').fill('ABCD')
    await page.getByRole('button', { name: 'Buka laporan' }).click()
    await expect(page.getByText('dua belas huruf dan angka')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoOverflow(page)
  })
})

test('the province hands a report over to a city, whose office finds it', async ({
  openAs,
  playwright,
  baseURL,
}) => {
  const anyone = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const sent = await anyone.post('/api/okkp/pengaduan/kirim', {
    data: {
      jenis: 'pangan',
      uraian: 'Beras ini berbau bahan kimia dan warnanya kuning menyala.',
      pangan: 'Beras Melati 5 kg',
      provinsi_id: 32,
      kode: 'ABCDEFGHJKLM',
    },
  })
  const { nomor } = (await sent.json()).data
  await anyone.dispose()
  const page = await openAs('okkp_daerah')
  await visit(page, `/okkp/admin/pengaduan?search=${nomor}`)
  await page.getByRole('link', { name: nomor }).click()
  await page.getByRole('button', { name: 'Alihkan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alihkan laporan' })
  await dialog.getByRole('combobox', { name: 'Kantor tujuan' }).click()
  await page.getByRole('option', { name: 'Kota Bandung' }).click()
  await dialog.getByLabel('Alasan').fill('Kejadiannya di Kota Bandung.')
  await dialog.getByRole('button', { name: 'Alihkan' }).click()
  await expect(dialog).toBeHidden()
  const kota = await openAs('okkp_kota')
  await visit(kota, `/okkp/admin/pengaduan?search=${nomor}`)
  await kota.getByRole('link', { name: nomor }).click()
  await expect(kota.getByText('Dialihkan: Kejadiannya di Kota Bandung.')).toBeVisible()
})
