import { expect, signInByForm, test } from '../support/portal.ts'

// The guard of every journey fails on a report of the content security policy: styles of Mantine need the nonce that
// public pages do not have.
test('from the front page to the desk of an operator: the log-in is a page of its own, with a nonce', async ({
  page,
}) => {
  await page.goto('/')
  expect(await page.locator('[nonce]').count()).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).first().click()
  await expect(page.getByLabel('Nama pengguna')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  expect(await page.locator('script[nonce]').count()).toBeGreaterThan(0)
  await signInByForm(page, 'pelaku_usaha')
  await expect(page.getByRole('button', { name: /^Menu akun/ })).toBeVisible()

  await test.step('the front page shows an operator the own desk, after a load of its own', async () => {
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: /^Menu akun/ })).toBeVisible()
    expect([new URL(page.url()).pathname, new URL(page.url()).search]).toEqual(['/', ''])
  })

  await test.step('lists to choose from and dialogs are drawn with their styles', async () => {
    await page.getByRole('button', { name: /^Menu akun/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Keluar' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/psat/profil')
    const choices = page.getByRole('combobox').first()
    await choices.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
