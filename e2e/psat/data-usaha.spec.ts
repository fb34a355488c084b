import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { pelakuSiap } from '../support/psat-company.ts'
import { attachFile, expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const field = (page: Page) => page.getByRole('textbox', { name: /Titik lokasi/ })

async function chooseKota(page: Page, nama: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Provinsi' }).fill('Jawa Barat')
  await page.getByRole('option', { name: 'Jawa Barat', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Kabupaten/kota' }).fill(nama)
  await page.getByRole('option', { name: nama, exact: true }).click()
}

async function changeData(page: Page): Promise<void> {
  await page.getByLabel('Jabatan').fill('Direktur Utama')
  await page.getByRole('button', { name: 'Simpan data perusahaan' }).click()
  await expectSuccess(page, 'Data telah disimpan')
  await page
    .getByRole('navigation', { name: 'Data pelaku usaha' })
    .getByRole('link', { name: /^Pemasok/ })
    .click()
  await page.getByRole('button', { name: 'Tambah pemasok' }).click()
  await page.getByLabel('Nama', { exact: true }).fill('CV Sumber Tani')
  await page.getByLabel('Alamat').fill('Jalan Sawah 1, Subang')
  await page.getByRole('button', { name: 'Simpan pemasok' }).click()
  await expectSuccess(page, 'Data telah ditambahkan')
  await page.getByRole('button', { name: 'Hapus CV Sumber Tani' }).click()
  await page.getByRole('button', { name: 'Hapus pemasok' }).click()
  await expectSuccess(page, 'Data telah dihapus')
  await page.getByRole('button', { name: 'Hapus Mekong Rice Co' }).click()
  await page.getByRole('button', { name: 'Hapus pemasok' }).click()
  await expect(page.getByText(/dipakai.*Beras Melati/)).toBeVisible()
}

/**
 * Long forms open in a drawer that is part of the URL. The drawer saves while the user types and always shows its
 * buttons.
 */
async function fillDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tambah unit penanganan' }).first().press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Tambah unit penanganan' })
  const nama = drawer.getByLabel('Nama unit')
  await expect(nama).toBeFocused()
  await expect(page).toHaveURL(/buka=unit-produksi-baru/)
  await nama.fill('Gudang Sortasi Lembang')
  await expect(drawer.getByText(/Draf tersimpan pukul/)).toBeVisible()

  await test.step('whatever closes it, nothing is lost and nothing is asked', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/buka=/)
    await page.goBack()
    await page.goForward()
    await page.goto('/profil?tab=unit-produksi&buka=unit-produksi-baru')
    await expect(drawer.getByText(/dipulihkan/)).toBeVisible()
    await expect(nama).toHaveValue('Gudang Sortasi Lembang')
  })

  await test.step('on a phone the buttons stand in the first screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(drawer.getByRole('button', { name: 'Simpan unit penanganan' })).toBeInViewport()
    await expectAccessible(page)
  })

  await test.step('what is thrown away stays away', async () => {
    await drawer.getByRole('button', { name: 'Buang isian' }).click()
    await expect(nama).toHaveValue('')
    await page.reload()
    await expect(nama).toHaveValue('')
    await expect(drawer.getByText(/dipulihkan/)).toHaveCount(0)
  })
}

/**
 * Types the position of a unit, reads it from the device, picks and moves it on the map, and checks it against the
 * city.
 */
async function fillTitik(page: Page, context: BrowserContext): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nama unit').fill('Gudang Alun-alun')
  await dialog.getByLabel('Alamat unit').fill('Jalan Asia Afrika 1, Bandung')
  await chooseKota(page, 'Kota Bandung')

  await test.step('typed as a document writes it; nonsense is explained', async () => {
    await field(page).fill('dekat pasar')
    await field(page).press('Enter')
    await expect(dialog.getByText(/Koordinat ini tidak terbaca/)).toBeVisible()
    await field(page).fill('6°54′53″ LS 107°36′35″ BT')
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('-6.914722, 107.609722')
    await expect(dialog.getByText('Titik ini di Kota Bandung, Jawa Barat.')).toBeVisible()
  })

  await test.step('another city is a warning that names it; another country is refused', async () => {
    await field(page).fill('-6,3073 107,3005')
    await field(page).press('Enter')
    await expect(
      dialog.getByText(/^Titik ini di Kabupaten Karawang, Jawa Barat, bukan di Kota Bandung/),
    ).toBeVisible()
    await field(page).fill('3.14, 101.69')
    await field(page).press('Enter')
    await expect(dialog.getByText(/Titik ini di luar Indonesia/)).toBeVisible()
  })

  await test.step('a device that may not tell is answered in words, one that may is believed', async () => {
    await dialog.getByRole('button', { name: 'Lokasi saya' }).click()
    await expect(dialog.getByText(/Peramban tidak mengizinkan/)).toBeVisible()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -6.9218, longitude: 107.6071 })
    await dialog.getByRole('button', { name: 'Lokasi saya' }).click()
    await expect(field(page)).toHaveValue('-6.921800, 107.607100')
    await expect(dialog.getByText(/Peramban tidak mengizinkan/)).toBeHidden()
  })

  await test.step('on the map: nudged by the keyboard, placed by a click', async () => {
    await dialog.getByRole('button', { name: 'Pilih pada peta' }).click()
    const marker = dialog.getByRole('button', { name: /^Penanda titik/ })
    await marker.focus()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toHaveValue('-6.920800, 107.607100')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(field(page)).toHaveValue('-6.920800, 107.617100')
    await expectAccessible(page)
    const map = await dialog.getByRole('group', { name: 'Peta titik lokasi' }).boundingBox()
    await page.mouse.click((map?.x ?? 0) + (map?.width ?? 0) / 2, (map?.y ?? 0) + (map?.height ?? 0) / 2)
    await expect(field(page)).not.toHaveValue('-6.920800, 107.617100')
    await expect(dialog.getByText('Titik ini di Kota Bandung, Jawa Barat.')).toBeVisible()
  })

  await test.step('and kept', async () => {
    const placed = await field(page).inputValue()
    await attachFile(page, 'Bukti kepemilikan', 'sertifikat-tanah.pdf')
    await dialog.getByRole('button', { name: 'Simpan unit' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Ubah Gudang Alun-alun' }).click()
    await expect(field(page)).toHaveValue(placed)
  })
}

test('the profile of a company: its data, its suppliers, a unit in a drawer, and where that is', async ({
  page,
  context,
}) => {
  test.slow()
  const pelaku = await pelakuSiap()
  await signIn(page, pelaku.username)
  await page.goto('/profil')
  await test.step('data and suppliers', () => changeData(page))
  await page
    .getByRole('navigation', { name: 'Data pelaku usaha' })
    .getByRole('link', { name: /^Unit penanganan/ })
    .click()
  await test.step('a drawer', () => fillDrawer(page))
  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('a place', () => fillTitik(page, context))
})
