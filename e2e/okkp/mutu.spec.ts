import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const home = '/okkp/admin/lab/mutu'

test('a province enters a quality test of rice: the class follows the measures as they are typed', async ({
  page,
}) => {
  test.slow()
  const merek = `Padi Uji ${Date.now()}`
  await signIn(page, 'okkp_daerah')
  await page.goto(home)
  await page.getByRole('link', { name: 'Tambah uji mutu' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tambah uji mutu')
  await page.getByRole('combobox', { name: 'Komoditas' }).fill('Beras')
  await page.getByRole('option', { name: 'Beras', exact: true }).click()
  await page.getByLabel('Merek').fill(merek)
  await page.getByLabel('Lokasi pengambilan sampel').fill('Gudang Uji')

  const live = page.getByRole('status', { name: 'Kelas menurut hasil ukur' })
  await test.step('what decides is shown at once, and what is missing', async () => {
    for (const [field, value] of [
      ['Derajat sosoh', '96'],
      ['Kadar air', '13,5'],
      ['Butir menir', '0,4'],
      ['Butir patah', '12'],
      ['Total butir beras lainnya', '0,5'],
      ['Butir gabah', '0'],
    ] as const) {
      await page.getByLabel(field).fill(value)
    }
    await expect(live).toContainText('Paling tinggi')
    await expect(live).toContainText('Belum diisi: benda lain')
    await page.getByRole('button', { name: 'Simpan uji mutu' }).click()
    await expect(page.getByText('Satu isian perlu diperbaiki')).toBeVisible()
    await page.getByLabel('Benda lain').fill('0')
    await expect(live).toContainText('Premium')
    await page.getByLabel('Butir patah').fill('18')
    await expect(live).toContainText('Medium')
    await expect(live).toContainText('butir patah 18% (b/b) melebihi 15 untuk Premium')
    await expectAccessible(page)
  })

  await test.step('stored with its class and what decided it', async () => {
    await page.getByRole('button', { name: 'Simpan uji mutu' }).click()
    await expectSuccess(page, 'Data telah ditambahkan')
    await expect(page.getByRole('heading', { name: `Beras, ${merek}`, level: 1 })).toBeVisible()
    await expect(page.getByText('Menentukan kelas')).toBeVisible()
  })

  await test.step('changed and found again', async () => {
    await page.getByRole('link', { name: 'Ubah data' }).click()
    await page.getByLabel('Butir patah').fill('14')
    await page.getByRole('button', { name: 'Simpan perubahan' }).click()
    await expectSuccess(page, 'Data telah diubah')
    await visit(page, `${home}?search=${encodeURIComponent(merek)}`)
    await expect(page.getByRole('row', { name: merek })).toContainText('Premium')
    await page.setViewportSize({ width: 360, height: 800 })
    await expectNoOverflow(page)
  })
})
