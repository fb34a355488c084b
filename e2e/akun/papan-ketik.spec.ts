import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const news = (page: Page) => page.locator('#root > [aria-live="polite"]')

/** Checks that a new page focuses its heading and that the live region announces its title. */
async function expectArrival(page: Page, title: string) {
  await expect(heading(page)).toHaveText(title)
  await expect(heading(page)).toBeFocused()
  await expect(news(page)).toHaveText(`${title} · Portal Pangan Segar`)
}

/** Records everything that the live region announces from now on. */
const listen = (page: Page) =>
  news(page).evaluate((region) => {
    const said: string[] = []
    const note = () => region.textContent && said.push(region.textContent)
    new MutationObserver(note).observe(region, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { said })
  })
const heard = (page: Page) => page.evaluate(() => (window as typeof window & { said: string[] }).said)

test('services and pages are reached by keys, and each begins at its heading', async ({ page }) => {
  test.slow()
  await signIn(page, 'okkp_pusat')
  await test.step('a page of another service, which is fetched first, is announced once and by its own title', async () => {
    await page.goto('/admin')
    const list = page.getByRole('main').locator('a[href="/okkp/admin/registrasi?tab=akan-habis"]')
    await expect(list).toContainText('Registrasi segera habis')
    // After a full page load the browser itself announces the page.
    await expect(news(page)).toBeEmpty()
    await listen(page)
    await list.press('Enter')
    await expectArrival(page, 'Registrasi & Sertifikat')
    expect(await heard(page)).toEqual(['Registrasi & Sertifikat · Portal Pangan Segar'])
  })
  await test.step('the switcher of services is operated by keys, also where the first service is closed', async () => {
    await page.getByRole('button', { name: /^Pindah layanan/ }).press('Enter')
    await expect(page.getByRole('menuitem', { name: /^PSAT/ })).toBeDisabled()
    await expect(page.getByRole('menuitem', { name: /^OKKP/ })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: /^Admin Center/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
    await expect(heading(page)).toBeFocused()
    await expect(news(page)).toHaveText(await page.title())
    await page.getByRole('button', { name: /^Menu akun/ }).press('Enter')
    // The button of this menu is on both pages and would get the focus back when the menu closes.
    await page.getByRole('menuitem', { name: 'Profil Saya' }).press('Enter')
    await expectArrival(page, 'Profil saya')
  })
  await test.step('another page begins at its heading; search, pages and dialogs keep the focus', async () => {
    await visit(page, '/okkp/admin/data/jenis-hc')
    await page.getByRole('link', { name: 'Komoditas' }).press('Enter')
    await expectArrival(page, 'Komoditas')
    const second = page.getByRole('button', { name: 'Halaman 2', exact: true })
    await second.press('Enter')
    await expect(page).toHaveURL(/page=2/)
    await expect(second).toHaveAttribute('aria-current', 'page')
    await expect(second).toBeFocused()
    const last = page.getByRole('button', { name: 'Halaman terakhir' })
    await last.press('Enter')
    await expect(last).toHaveAttribute('aria-disabled', 'true')
    await expect(last).toBeFocused()
    await page.getByRole('combobox', { name: 'Baris per halaman' }).selectOption('100 baris')
    await expect(page).toHaveURL(/limit=100/)
    await expect(page.getByText(/^\d*01–\d+ dari /)).toBeVisible()
    await page.getByRole('button', { name: 'Halaman pertama' }).press('Enter')
    await expect(page.getByRole('row')).toHaveCount(101)
    const search = page.getByRole('searchbox')
    await search.fill('beras')
    await expect(page).toHaveURL(/search=beras/)
    await expect(search).toBeFocused()
    await page.getByRole('button', { name: 'Tambah komoditas' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tambah komoditas' })
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Tambah komoditas' })).toBeFocused()
    await page.goBack()
    await expect(page).not.toHaveURL(/search=/)
    await expect(heading(page)).not.toBeFocused()
    await page.getByRole('link', { name: 'Jenis HC' }).press('Enter')
    await expectArrival(page, 'Jenis HC')
  })
  await test.step('on a phone the page begins at its heading once the menu has closed', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await visit(page, '/okkp/admin/data/jenis-hc')
    await page.getByRole('button', { name: 'Buka menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Komoditas' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectArrival(page, 'Komoditas')
  })
})
