import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

const box = (page: Page) => page.getByRole('combobox', { name: /^Berkas, nomor registrasi/ })
const options = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option')

test('Ctrl+K leads to screens and records by keys alone, and gives the focus back', async ({ page }) => {
  await signIn(page, 'okkp_daerah')
  await page.goto('/okkp/admin/registrasi')
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  // Before any input, the search offers the screens of this role and none of another role.
  await expect(options(page, 'Layar').filter({ hasText: 'Data Pasar' })).toBeVisible()
  await expect(options(page, 'Layar').filter({ hasText: 'Komoditas' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()

  await page.getByRole('button', { name: 'Cari di seluruh layanan' }).press('Enter')
  await box(page).fill('sdm')
  await expect(options(page, 'Layar').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/okkp/admin/sdm')

  await page.keyboard.press('Control+k')
  await box(page).fill('bandung')
  const registrations = options(page, 'Registrasi & sertifikat')
  await expect(registrations.first()).toBeVisible()
  await expectAccessible(page)
  const number = (await registrations.first().locator('b').textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true })
  await expect(chosen).toContainText(number)
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/okkp\/admin\/registrasi\/\d+$/)
  await expect(page.getByText(number).first()).toBeVisible()

  await test.step('on a phone it is a button; that nothing is found is said', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Cari di seluruh layanan' }).click()
    await box(page).fill('tidak-ada/')
    await expect(
      page.getByRole('status').filter({ hasText: 'Tidak ada yang cocok dengan “tidak-ada/”' }),
    ).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
})
