import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'
import { expectSuccess } from '../support/screen.ts'
import { signIn } from '../support/session.ts'

const address = '/okkp/admin/data/komoditas'

async function chooseSayur(page: Page) {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Kelompok', exact: true }).click()
  await page.getByRole('option', { name: 'Sayur, Termasuk Jamur' }).click()
}

test('a commodity from its form to the bin; the list, and what is wrong', async ({ page }) => {
  test.slow()
  await signIn(page, 'okkp_pusat')
  await test.step('a commodity is added, found, changed and deleted', async () => {
    const nama = `Kelor Uji ${Date.now()}`
    await page.goto(address)

    await test.step('add', async () => {
      await page.getByRole('button', { name: 'Tambah komoditas' }).click()
      const dialog = page.getByRole('dialog', { name: 'Tambah komoditas' })
      await dialog.getByLabel('Nama', { exact: true }).fill(nama)
      await chooseSayur(page)
      await dialog.getByLabel('Nama lain').fill('Merunggai Uji')
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: 'Simpan komoditas' }).click()
      // The popup closes by itself after two seconds.
      const popup = page.getByRole('dialog', { name: 'Berhasil' })
      await expect(popup).toContainText('Data telah ditambahkan')
      await expect(popup).toBeHidden()
      await expect(dialog).toBeHidden()
    })

    await test.step('find; the search stands in the address', async () => {
      await page.getByRole('searchbox').fill(nama)
      await expect(page).toHaveURL(/search=Kelor/)
      await page.reload()
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('row', { name: nama })).toContainText('Merunggai Uji')
    })

    await test.step('change; typed work is not lost by a stray key', async () => {
      await page.getByRole('button', { name: `Ubah ${nama}` }).click()
      const dialog = page.getByRole('dialog', { name: `Ubah ${nama}` })
      await dialog.getByLabel('Nama Latin').fill('Moringa oleifera')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Lanjut mengisi' }).click()
      await dialog.getByRole('button', { name: 'Simpan komoditas' }).click()
      await expectSuccess(page, 'Data telah diubah')
      await expect(page.getByRole('row', { name: nama })).toContainText('Moringa oleifera')
    })

    await test.step('delete', async () => {
      await page.getByRole('button', { name: `Hapus ${nama}` }).click()
      await page.getByRole('button', { name: 'Hapus komoditas' }).click()
      await expectSuccess(page, 'Data telah dihapus')
      await expect(page.getByText('Tidak ada komoditas yang cocok')).toBeVisible()
    })
  })
  await test.step('filter, sort and page stand in the address', async () => {
    await page.getByRole('searchbox').fill('')
    await expect(page).not.toHaveURL(/search=/)
    await page.getByRole('combobox', { name: 'Kelompok' }).click()
    await page.getByRole('option', { name: 'Buah', exact: true }).click()
    await page.getByRole('columnheader', { name: 'Komoditas' }).getByRole('button').click()
    await page.getByRole('button', { name: 'Halaman 2', exact: true }).click()
    await expect(page).toHaveURL(/kelompok_id=5/)
    await expect(page).toHaveURL(/sort=-nama/)
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.goBack()
    await expect(page).not.toHaveURL(/page=2/)
    await page.goForward()
    await expect(page).toHaveURL(/page=2/)
    // A changed filter resets the list to its first page.
    await page.getByRole('combobox', { name: 'Kelompok' }).click()
    await page.getByRole('option', { name: 'Sayur, Termasuk Jamur' }).click()
    await expect(page).not.toHaveURL(/kelompok_id=5/)
    await expect(page).not.toHaveURL(/page=/)
  })
  await test.step('what is wrong is said under its field', async () => {
    await visit(page, address)
    await page.getByRole('button', { name: 'Tambah komoditas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tambah komoditas' })
    const save = dialog.getByRole('button', { name: 'Simpan komoditas' })
    await save.click()
    await expect(dialog.getByText('2 isian perlu diperbaiki')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Nama', { exact: true }).fill('GABAH')
    await chooseSayur(page)
    await save.click()
    await expect(dialog.getByLabel('Nama', { exact: true })).toHaveAccessibleDescription(
      'Komoditas sudah terdaftar',
    )
  })
  await test.step('on a phone the rows are cards and nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Buang isian' }).click()
    await expect(page.getByRole('list', { name: 'Komoditas' }).getByRole('listitem')).toHaveCount(10)
    await expectNoOverflow(page)
  })
})
