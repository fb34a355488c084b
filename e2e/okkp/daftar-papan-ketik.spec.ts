import { collected } from '../../apps/server/src/platform/excel/excel.fixture.ts'
import { excelLimits } from '../../apps/server/src/platform/excel/limits.ts'
import { readSheet } from '../../apps/server/src/platform/excel/read-sheet.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

test('the longest list is sorted, filtered, kept by a name and exported with keys alone', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'okkp_pusat')
  await page.goto('/okkp/admin/registrasi')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const range = page.getByText(/^1–\d+ dari [\d.]+ registrasi$/)

  await test.step('sorted by the head of a column, narrowed by a typed filter', async () => {
    await button('Terbit').press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Terbit' })).toHaveAttribute('aria-sort', 'ascending')
    const provinsi = page.getByRole('combobox', { name: 'Provinsi' })
    await expect(
      page.locator('[role=option]'),
      'none is drawn before somebody comes to its field',
    ).toHaveCount(0)
    await provinsi.focus()
    await page.keyboard.type('jawa bar')
    await expect(page.getByRole('option', { name: 'Jawa Barat', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/provinsi_id=32/)
  })

  await test.step('the key that opens a filter again goes to what is chosen', async () => {
    await page.reload()
    const provinsi = page.getByRole('combobox', { name: 'Provinsi' })
    await expect(provinsi).toHaveValue('Jawa Barat')
    await provinsi.focus()
    const chosen = page.getByRole('option', { name: 'Jawa Barat', exact: true })
    // Both keys arrive before the timer that a closing list starts, as on a busy page.
    await provinsi.evaluate(async (input) => {
      for (const key of ['Escape', 'ArrowDown']) {
        input.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
        for (let turn = 0; turn < 10; turn++) await Promise.resolve()
      }
    })
    await expect(provinsi).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
    // Choosing the same option again keeps it. Only the clear button clears it.
    await page.keyboard.press('Enter')
    await expect(chosen).toBeHidden()
    await expect(page).toHaveURL(/provinsi_id=32/)
    await expectAccessible(page)
    await button('Kosongkan Provinsi').press('Enter')
    await expect(page).not.toHaveURL(/provinsi_id/)
    await expect(provinsi).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/provinsi_id=32/)
  })

  await test.step('kept by a name, left, and taken up again', async () => {
    await button('Tampilan').press('Enter')
    await page.getByRole('menuitem', { name: 'Simpan tampilan ini' }).press('Enter')
    await page.getByRole('textbox', { name: 'Nama tampilan' }).fill('Jabar tertua')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Tampilan "Jabar tertua" disimpan.')).toBeVisible()
    await button('Hapus semua').press('Enter')
    await expect(page).not.toHaveURL(/provinsi_id/)
    await button('Tampilan').press('Enter')
    await page.getByRole('menuitem', { name: 'Jabar tertua' }).press('Enter')
    await expect(page).toHaveURL(/provinsi_id=32/)
    await expect(page).toHaveURL(/sort=terbit_sertifikat/)
  })

  await test.step('the file holds as many rows as the list says', async () => {
    const total = Number(/dari ([\d.]+)/.exec((await range.textContent()) ?? '')?.[1]?.replaceAll('.', ''))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await button(/^Ekspor [\d.]+ registrasi$/).press('Enter')
        const dialog = page.getByRole('dialog')
        // The preselected option needs only one key press.
        await expect(dialog.getByRole('radio', { name: 'Excel' })).toBeFocused()
        await page.keyboard.press('Enter')
      })(),
    ])
    expect(await collected(readSheet(await download.path(), excelLimits))).toHaveLength(total + 1)
  })
})
