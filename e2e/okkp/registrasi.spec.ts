import type { Page } from '@playwright/test'
import { samplePdf } from '../../apps/server/src/platform/files/samples.fixture.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess, fillTanggal } from '../support/screen.ts'
import { clientOf, signIn } from '../support/session.ts'

const home = '/okkp/admin/registrasi'
const kotaBandung = 3273

async function choose(page: Page, field: string | RegExp, option: string) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())

interface Stored {
  id: number
  unit_usaha: string
  no_registration: string
}

let count = 0

/** Creates a registration through the API, for tests of later steps. */
async function register(username: string, more: object = {}): Promise<Stored> {
  const klien = await clientOf(username)
  const komoditas = await klien.get<{ data: { id: number }[] }>('/api/okkp/static/komoditas?page=1&limit=1')
  count += 1
  const mark = `${Date.now()}${count}`
  const { data } = await klien.post<{ data: Stored }>('/api/okkp/registrations/add', {
    jenis_registrasi_id: 1,
    unit_usaha: `Tani Uji ${mark}`,
    kota_id: kotaBandung,
    alamat_unit: 'Jalan Raya 1',
    komoditas_id: komoditas.data[0]?.id,
    nama_psat: 'Beras Uji',
    no_registration: `UJI-${mark}`,
    label: 'Hijau',
    terbit_sertifikat: today(),
    ...more,
  })
  return data
}

test('a registration is added, another renewed, a third suspended', async ({ page }) => {
  test.slow()
  await signIn(page, 'okkp_daerah')
  await test.step('a registration is added and found', async () => {
    const mark = String(Date.now())
    const unit = `Kebun Uji ${mark}`
    await page.goto(home)
    await page.getByRole('link', { name: 'Tambah registrasi' }).first().click()
    // The list stays until the form has loaded, and has a tab of the same name.
    await expect(page.getByRole('heading', { level: 1, name: 'Registrasi & Sertifikat' })).toHaveCount(0)
    await page.getByRole('link', { name: /Registrasi PDUK/ }).click()

    await test.step('the form lists missing fields in their order, and is accessible', async () => {
      await page.getByRole('button', { name: 'Simpan registrasi' }).click()
      await expect(page.getByText('8 isian perlu diperbaiki')).toBeVisible()
      const tops = await page
        .getByRole('alert')
        .filter({ hasText: '8 isian' })
        .getByRole('link')
        .evaluateAll((links) =>
          links.map(
            (link) =>
              document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.getBoundingClientRect().top,
          ),
        )
      expect(tops, 'the summary lists the fields from the top of the page down').toEqual(
        tops.toSorted((a, b) => Number(a) - Number(b)),
      )
      await expectAccessible(page)
    })

    await test.step('a reload restores what was typed, then the registration is added', async () => {
      await page.getByLabel('Nama unit usaha').fill(unit)
      await choose(page, 'Kabupaten/kota', 'Kota Bandung')
      await page.getByLabel('Alamat unit penanganan').fill('Jalan Kebun 7')
      await expect(page.getByText('Draf tersimpan')).toBeVisible()
      await page.reload()
      await expect(page.getByText('dipulihkan')).toBeVisible()
      await expect(page.getByLabel('Nama unit usaha')).toHaveValue(unit)
      await page.getByRole('combobox', { name: 'Komoditas' }).fill('Beras')
      await page.getByRole('option').first().click()
      await page.getByLabel('Nama pangan').fill('Beras Uji')
      await page.getByLabel('Nomor registrasi').fill(`UJI-${mark}`)
      await choose(page, 'Warna label', 'Hijau')
      await fillTanggal(page, 'Tanggal terbit')
      await expect(page.getByText(/berlaku 5 tahun sejak terbit: sampai/)).toBeVisible()
      await page.getByRole('button', { name: 'Simpan registrasi' }).click()
      await expectSuccess(page, 'Data telah ditambahkan')
      await expect(page.getByRole('heading', { name: unit, level: 1 })).toBeVisible()
      await expect(page.getByText('Berlaku', { exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name: /QR menuju/ })).toBeVisible()
    })

    await test.step('the registration is found; the address holds kind, filter and search', async () => {
      await visit(page, `${home}?jenis=1`)
      await page.getByRole('searchbox').fill(`UJI-${mark}`)
      await expect(page).toHaveURL(/search=UJI/)
      await choose(page, 'Status', 'Berlaku')
      await expect(page).toHaveURL(/status=valid/)
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('columnheader', { name: 'Warna label' })).toBeVisible()
      await page.getByRole('link', { name: unit }).click()
      await expect(page.getByRole('heading', { name: unit, level: 1 })).toBeVisible()
    })
  })
  await test.step('a registration is renewed, which supersedes the old one', async () => {
    const stored = await register('okkp_daerah')
    const { id, unit_usaha, no_registration } = stored
    await visit(page, `${home}/${id}`)

    await test.step('the certificate is uploaded later, and the code downloaded', async () => {
      await page.getByRole('button', { name: 'Unggah sertifikat' }).click()
      const dialog = page.getByRole('dialog', { name: 'Unggah sertifikat' })
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'sertifikat.pdf',
        mimeType: 'application/pdf',
        buffer: samplePdf(),
      })
      await expect(dialog.getByRole('button', { name: 'Lihat' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Simpan sertifikat' }).click()
      await expectSuccess(page, 'Data telah diubah')
      await expect(page.getByRole('button', { name: 'Lihat Sertifikat' })).toBeVisible()
      await expect(page.getByText('Sertifikat: (kosong) menjadi berkas baru')).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Unduh PNG' }).click()
      expect((await download).suggestedFilename()).toMatch(/^qr-.+\.png$/)
    })

    await test.step('renew', async () => {
      const old = page.url()
      await page.getByRole('link', { name: 'Perpanjang registrasi' }).click()
      await expect(page.getByLabel('Nama unit usaha')).toHaveValue(unit_usaha)
      await page.getByLabel('Nomor registrasi').fill(`${no_registration}-B`)
      await fillTanggal(page, 'Tanggal terbit')
      await page.getByRole('button', { name: 'Simpan perpanjangan' }).click()
      await expectSuccess(page, 'Data telah ditambahkan')
      await expect(page.getByText(`${no_registration}-B (yang ini)`)).toBeVisible()
      await page.getByRole('link', { name: no_registration, exact: true }).click()
      await expect(page).toHaveURL(old)
      await expect(page.getByText('Registrasi ini sudah digantikan.')).toBeVisible()
      await expect(page.getByText('Digantikan', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Ubah data' })).toBeHidden()
    })
  })
  await test.step('a supervision suspends a registration, and its lifting puts it back in force', async () => {
    const { id, no_registration } = await register('okkp_daerah')
    await visit(page, `${home}/${id}`)
    await page.getByRole('link', { name: 'Catat pengawasan' }).click()

    await test.step('an error names the finding to which it belongs', async () => {
      await page.getByRole('button', { name: 'Tambah temuan' }).click()
      await page.getByRole('button', { name: 'Simpan pengawasan' }).click()
      await expect(page.getByRole('link', { name: 'Temuan 1, uraian temuan' })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('suspend, after a question that names the consequence', async () => {
      await page.getByRole('checkbox', { name: 'Keamanan' }).check()
      await choose(page, 'Aspek', 'Keamanan')
      await choose(page, 'Tingkat', 'Kritis')
      await page.getByLabel('Uraian temuan').fill('Residu pestisida melebihi batas.')
      await page.getByLabel(/Tindak lanjut yang diminta/).fill('Tarik lot dan uji ulang.')
      await fillTanggal(page, 'Batas waktu')
      await page.getByRole('radio', { name: 'Tidak sesuai' }).check()
      await choose(page, 'Sanksi', 'Pembekuan')
      // Choosing the same option again keeps it.
      for (const [field, option] of [
        ['Tingkat', 'Kritis'],
        ['Sanksi', 'Pembekuan'],
      ] as const) {
        await choose(page, field, option)
        await expect(page.getByRole('combobox', { name: field })).toHaveValue(option)
      }
      const lampiran = { name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
      await page.locator('input[type=file]').last().setInputFiles(lampiran)
      await page.getByRole('button', { name: 'Simpan pengawasan' }).click()
      await expect(page.getByText('Satu isian perlu diperbaiki')).toBeVisible()
      await page.getByRole('button', { name: 'Batal: Lampiran' }).click()
      await page.getByRole('button', { name: 'Simpan pengawasan' }).click()
      const question = page.getByRole('dialog', { name: 'Bekukan registrasi ini?' })
      await expect(question).toContainText(no_registration)
      await question.getByRole('button', { name: 'Periksa lagi' }).click()
      await page.getByRole('button', { name: 'Simpan pengawasan' }).click()
      await question.getByRole('button', { name: 'Simpan dan bekukan' }).click()
      await expectSuccess(page, 'Data telah ditambahkan')
      await expect(page.getByText('Dibekukan', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Perpanjang registrasi' })).toBeHidden()
    })

    await test.step('the follow-up is recorded', async () => {
      await page.getByRole('link', { name: /Ubah pengawasan/ }).click()
      await fillTanggal(page, 'Selesai ditindaklanjuti')
      await page.getByRole('button', { name: 'Simpan pengawasan' }).click()
      await expectSuccess(page, 'Data telah diubah')
      await expect(page.getByText(/^Selesai \d/)).toBeVisible()
    })

    await test.step('lift, with a reason', async () => {
      await page.getByRole('button', { name: 'Angkat pembekuan' }).click()
      const question = page.getByRole('dialog', { name: 'Angkat pembekuan ini?' })
      await question.getByRole('button', { name: 'Angkat pembekuan' }).click()
      await expect(question.getByText('Alasan perlu diisi.')).toBeVisible()
      await question.getByLabel('Alasan').fill('Hasil uji ulang memenuhi syarat.')
      await question.getByRole('button', { name: 'Angkat pembekuan' }).click()
      await expectSuccess(page, 'Data telah diubah')
      await expect(page.getByText('Berlaku', { exact: true })).toBeVisible()
      await expect(page.getByText(/Hasil uji ulang memenuhi syarat/)).toBeVisible()
    })

    await test.step('on a phone nothing scrolls sideways', async () => {
      await page.setViewportSize({ width: 360, height: 780 })
      await expectNoOverflow(page)
      for (const path of [`${home}/${id}/pengawasan/add`, home, `${home}/add?jenis=1`]) {
        await visit(page, path)
        await expectNoOverflow(page)
      }
    })
  })
})

test('?add opens a registration and says whether its data are complete; registrations that end soon have their own tab', async ({
  page,
}) => {
  await signIn(page, 'okkp_pusat')
  const { id, unit_usaha } = await register('okkp_pusat')
  await page.goto(`${home}?add=${id}`)
  await expect(page.getByText('Datanya sudah lengkap')).toBeVisible()
  await expect(page.getByLabel('Nama unit usaha')).toHaveValue(unit_usaha)
  await expect(page.getByRole('radio', { name: 'OKKP Pusat' })).toBeChecked()
  await page.getByLabel(/Merek/).fill('Merk Uji')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expectSuccess(page, 'Data telah diubah')
  await expect(page.getByText('Merk Uji', { exact: true })).toBeVisible()
  await visit(page, `${home}?tab=akan-habis`)
  await expect(page.getByRole('link', { name: /Segera habis/ })).toHaveAttribute('aria-current', 'page')
})

test('the holder of an expiring registration is called from the phone, and the call is noted', async ({
  page,
}) => {
  const contact = { kontak_telepon: '081200009876', kontak_surel: 'tani.uji@contoh.id' }
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'okkp_kota')
  const { id, unit_usaha } = await register('okkp_kota', { ...contact, exp_sertifikat: today() })
  await page.goto(`${home}?tab=akan-habis`)
  const card = page.getByRole('listitem').filter({ hasText: unit_usaha })
  await expect(card.getByRole('link', { name: '0812-0000-9876' })).toHaveAttribute('href', 'tel:081200009876')
  await expect(card.getByRole('link', { name: 'tani.uji@contoh.id' })).toHaveAttribute(
    'href',
    'mailto:tani.uji@contoh.id',
  )
  await expectNoOverflow(page)
  await card.getByRole('button', { name: `Catat kontak ${unit_usaha}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Simpan catatan' }).click()
  await expect(dialog.getByText('Tulis hasil kontaknya.', { exact: true })).toBeVisible()
  await dialog.getByLabel('Hasil kontak').fill('Akan memperpanjang pekan depan.')
  await dialog.getByRole('button', { name: 'Simpan catatan' }).click()
  await expectSuccess(page, 'Data telah ditambahkan')
  await expect(card).toContainText('Telepon, ')
  await visit(page, `${home}/${id}`)
  await expect(page.getByRole('list', { name: 'Catatan kontak' })).toContainText(
    'Akan memperpanjang pekan depan.',
  )
  await expectAccessible(page)
  await expectNoOverflow(page)
})
