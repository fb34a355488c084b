import { expect, test, visit } from '../support/portal.ts'
import { signIn, signInByForm } from '../support/session.ts'

// Every e2e test fails on a Content Security Policy report. Mantine styles need a nonce, which public pages do not
// have.
test('from the front page to the desk of an operator: the log-in is a page of its own, with a nonce', async ({
  page,
}) => {
  await visit(page, '/')
  expect(await page.locator('[nonce]').count()).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).first().click()
  await expect(page.getByLabel('Nama pengguna')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.locator('script[nonce]').count()).toBeGreaterThan(0)
  await signInByForm(page, 'pelaku_usaha')
  const account = page.getByRole('button', { name: /^Menu akun/ })
  await expect(account).toBeVisible()
  // After a full page load, the front page shows an operator their own dashboard.
  await page.goto('/', { waitUntil: 'commit' })
  await expect(account).toBeVisible()
  expect([new URL(page.url()).pathname, new URL(page.url()).search]).toEqual(['/', ''])
})

test('from the front page to a desk of staff: a dialog and its choices are drawn with their styles', async ({
  page,
}) => {
  await signIn(page, 'okkp_pusat')
  await visit(page, '/')
  // Navigates like a link inside the running app.
  await page.evaluate(() => history.pushState({}, '', '/okkp/admin/data/komoditas'))
  await page.getByRole('button', { name: 'Tambah komoditas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tambah komoditas' })
  await dialog.getByRole('combobox', { name: 'Kelompok', exact: true }).click()
  await expect(page.getByRole('option', { name: 'Sayur, Termasuk Jamur' })).toBeVisible()
})
