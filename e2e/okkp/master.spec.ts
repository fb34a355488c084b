import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const folder = '/okkp/admin/data'
const desk = { width: 1440, height: 900 }
const phone = { width: 360, height: 780 }

test('masters: kinds of registration, parameters, regions, and a name that is taken', async ({ page }) => {
  test.slow()
  await signIn(page, 'okkp_pusat')
  await test.step('a kind of registration is added, found, changed and deleted; fixed kinds stay', async () => {
    const nama = `Sertifikat Uji ${Date.now()}`
    await page.goto(`${folder}/jenis-registrasi`)

    await test.step('fixed kinds carry their mark and no bin', async () => {
      await expect(page.getByRole('row', { name: /Registrasi PDUK/ })).toContainText('Tetap')
      await expect(page.getByRole('row', { name: /Sertifikasi Prima/ })).toContainText('3 tahun')
      await expect(page.getByRole('row', { name: /Jaminan Keamanan/ })).toContainText('Sampai dicabut')
      await expect(page.getByRole('button', { name: 'Hapus Registrasi PDUK' })).toHaveCount(0)
    })

    await test.step('what is missing is said, then it is added', async () => {
      await page.getByRole('button', { name: 'Tambah jenis registrasi' }).click()
      const dialog = page.getByRole('dialog', { name: 'Tambah jenis registrasi' })
      const save = dialog.getByRole('button', { name: 'Simpan jenis registrasi' })
      await save.click()
      await expect(dialog.getByText('2 isian perlu diperbaiki')).toBeVisible()
      await dialog.getByLabel('Nama', { exact: true }).fill(nama)
      await dialog.getByRole('combobox', { name: 'Kelompok' }).click()
      await page.getByRole('option', { name: 'Sertifikasi' }).click()
      await dialog.getByLabel(/Masa berlaku/).fill('4')
      await save.click()
      await expectSuccess(page, 'Data telah ditambahkan')
    })

    await test.step('the search stands in the address', async () => {
      await page.getByRole('searchbox').fill(nama)
      await expect(page).toHaveURL(/search=Sertifikat\+Uji/)
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('row', { name: nama })).toContainText('4 tahun')
    })

    await test.step('change: without years it holds until revoked', async () => {
      await page.getByRole('button', { name: `Ubah ${nama}` }).click()
      const dialog = page.getByRole('dialog', { name: `Ubah ${nama}` })
      await dialog.getByLabel(/Masa berlaku/).fill('')
      await dialog.getByRole('button', { name: 'Simpan jenis registrasi' }).click()
      await expectSuccess(page, 'Data telah diubah')
      await expect(page.getByRole('row', { name: nama })).toContainText('Sampai dicabut')
    })

    await test.step('delete', async () => {
      await page.getByRole('button', { name: `Hapus ${nama}` }).click()
      await page.getByRole('button', { name: 'Hapus jenis registrasi' }).click()
      await expectSuccess(page, 'Data telah dihapus')
      await expect(page.getByText('Tidak ada jenis registrasi yang cocok')).toBeVisible()
    })
  })
  await test.step('parameters stand under their kind of test, and the tab in the address', async () => {
    const nama = `Parameter Uji ${Date.now()}`
    await visit(page, `${folder}/parameter`)
    await page.getByRole('link', { name: 'Mikroba' }).click()
    await expect(page).toHaveURL(/uji=mikroba/)
    await page.getByRole('button', { name: 'Tambah parameter mikroba' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tambah parameter mikroba' })
    await dialog.getByLabel('Nama', { exact: true }).fill(nama)
    await dialog.getByLabel(/Satuan/).fill('CFU/g')
    await dialog.getByRole('button', { name: 'Simpan parameter mikroba' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await page.getByRole('searchbox').fill(nama)
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByRole('row', { name: nama })).toContainText('CFU/g')
    await page.getByRole('link', { name: 'Pestisida' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page.getByRole('button', { name: /^Ubah / }).first()).toBeVisible()
    // A pending search must not carry over to the next list.
    await page.getByRole('searchbox').fill('belum dicari')
    await page.getByRole('link', { name: 'Mikroba' }).click()
    await expect(page).toHaveURL(/uji=mikroba/)
    await page.setViewportSize(phone)
    await expectNoOverflow(page)
    // The debounced search would have arrived by now.
    await page.waitForTimeout(400)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.setViewportSize(desk)
  })
  await test.step('a province opens to its cities, a city to its districts', async () => {
    await visit(page, `${folder}/provinsi`)
    await page.getByRole('searchbox').fill('jawa barat')
    await page.getByRole('link', { name: 'Jawa Barat' }).click()
    await expect(page).toHaveURL(/provinsi\/32/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jawa Barat')
    await page.getByRole('searchbox').fill('kota bandung')
    await page.getByRole('link', { name: 'Kota Bandung' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kota Bandung')

    await page.getByRole('button', { name: 'Tambah kecamatan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tambah kecamatan' })
    await dialog.getByLabel('Kode wilayah').fill('32.73.98')
    await dialog.getByLabel('Nama', { exact: true }).fill('Kecamatan Uji')
    await dialog.getByRole('button', { name: 'Simpan kecamatan' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await page.getByRole('searchbox').fill('32.73.98')
    await expect(page.getByRole('row', { name: 'Kecamatan Uji' })).toBeVisible()
  })
  await test.step('a name that is taken is said under its field', async () => {
    await visit(page, `${folder}/jenis-hc`)
    await page.getByRole('button', { name: 'Tambah jenis HC' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tambah jenis HC' })
    await dialog.getByLabel('Nama', { exact: true }).fill('health certificate')
    await dialog.getByRole('button', { name: 'Simpan jenis HC' }).click()
    await expect(dialog.getByLabel('Nama', { exact: true })).toHaveAccessibleDescription(/sudah/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Buang isian' }).click()
  })
  await test.step('on a phone every kind of master fits, also where rows lead further', async () => {
    await page.setViewportSize(phone)
    for (const name of ['jenis-sertifikat', 'provinsi']) {
      await visit(page, `${folder}/${name}`)
      await expect(page.getByRole('button', { name: /^Ubah / }).first()).toBeVisible()
      await expectNoOverflow(page)
      if (name === 'provinsi') await expectAccessible(page)
    }
  })
})
