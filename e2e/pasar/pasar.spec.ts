import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const phone = { width: 360, height: 740 }

test('a city keeps its markets and their year', async ({ page }) => {
  test.slow()
  await signIn(page, 'okkp_kota')
  await test.step('a city adds a market with its place, finds it on list and map, changes and deletes it', async () => {
    const nama = `Pasar Perjalanan ${Date.now()}`
    await page.goto('/pasar/admin/pasar/add')

    await test.step('a place far away is told at its field', async () => {
      await page.getByLabel('Nama pasar').fill(nama)
      await page.getByLabel(/^Titik lokasi/).fill('48.85, 2.35')
      await page.keyboard.press('Tab')
      await expect(page.getByText('Titik ini di luar Indonesia').first()).toBeVisible()
    })

    await test.step('add', async () => {
      await page.getByLabel(/^Titik lokasi/).fill('-6.914700, 107.609800')
      await page.keyboard.press('Tab')
      await expect(page.getByText('Titik ini di Kota Bandung')).toBeVisible()
      await page.getByRole('button', { name: 'Simpan pasar' }).click()
      await expectSuccess(page, 'Data telah ditambahkan')
      await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible()
    })

    await test.step('list and map', async () => {
      await visit(page, '/pasar/admin/pasar')
      await page.getByRole('searchbox').fill(nama)
      await expect(page.getByRole('row', { name: nama })).toBeVisible()
      await visit(page, '/pasar/admin/pasar?tampilan=peta')
      await expect(page.getByRole('link', { name: nama })).toBeVisible()
    })

    await test.step('change and delete', async () => {
      await page.getByRole('link', { name: nama }).click()
      await page.getByRole('link', { name: 'Ubah data' }).click()
      await page.getByLabel(/^Alamat/).fill('Jalan Baru 5')
      await page.getByRole('button', { name: 'Simpan perubahan' }).click()
      await expectSuccess(page, 'Data telah diubah')
      await expect(page.getByText('Jalan Baru 5')).toBeVisible()
      await page.getByRole('button', { name: 'Tindakan lain' }).click()
      await page.getByRole('menuitem', { name: 'Hapus pasar' }).click()
      await page.getByRole('button', { name: 'Hapus pasar' }).click()
      await expectSuccess(page, 'Data telah dihapus')
    })
  })
  await test.step('the year is told by its gaps, and a profile closes one', async () => {
    await visit(page, '/pasar/admin?antrean=profil')
    await expect(page.getByText('Belum ada profil').first()).toBeVisible()
    await page
      .getByRole('link', { name: /^Buat profil: / })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tambah profil' })).toBeVisible()
    await page.getByRole('radiogroup', { name: 'Status 1. SK Tim Pembina Provinsi' }).getByText('Ada').click()
    await expect(page.getByText('1 dari 18 dokumen ada (5,56%).')).toBeVisible()
    await page.getByRole('button', { name: 'Simpan profil' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await expect(page.getByText('17 dokumen belum ada')).toBeVisible()
    const address = page.url()
    await visit(page, `${address}/ubah`)
    await page.getByLabel('Tahun program').fill('2022')
    await page.getByRole('button', { name: 'Simpan perubahan' }).click()
    await expect(page.getByText('Program PAS AMAN dimulai pada 2023.').first()).toBeVisible()
  })
})

test('the centre drills from the country into a province, and keeps the masters', async ({ page }) => {
  await signIn(page, 'okkp_pusat')
  await page.goto('/pasar/admin/pasar?tampilan=peta')
  await page.getByRole('button', { name: /^Jawa Barat: / }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Pasar di Jawa Barat' })).toBeVisible()
  await visit(page, '/pasar/admin/data/kuesioner')
  await page.getByRole('button', { name: /^Pratinjau Survei konsumen/ }).click()
  await expect(page.getByRole('radiogroup', { name: /^K1\. / })).toBeVisible()
  await visit(page, '/pasar/admin/data/sop-sanitasi')
  await expect(page.getByRole('row', { name: /Air cukup/ })).toContainText('Pengelolaan Air Bersih')
})

test('screens of a market officer are usable and clean on a phone', async ({ page }) => {
  test.slow()
  // At this height no field lies half below the bar with the buttons, where axe would measure only its visible part.
  await page.setViewportSize({ ...phone, height: 780 })
  await signIn(page, 'okpo_admin')
  // axe checks one screen of each kind, because forms, lists and records share components.
  const looked = ['/pasar/admin', '/pasar/admin/pasar?tampilan=peta', '/pasar/admin/profil/add']
  for (const address of [...looked, '/pasar/admin/pasar/add', '/pasar/admin/pendataan/add']) {
    await visit(page, address)
    await expectNoOverflow(page)
    if (looked.includes(address)) await expectAccessible(page)
  }
  for (const list of ['/pasar/admin/pasar', '/pasar/admin/profil', '/pasar/admin/pendataan']) {
    await visit(page, list)
    await expectNoOverflow(page)
    const link = page.locator('main').locator(`a[href^="${list}/"]:not([href$="/add"])`).first()
    await visit(page, (await link.getAttribute('href')) ?? list)
    await expectNoOverflow(page)
    if (list === '/pasar/admin/pasar') await expectAccessible(page)
  }
})
