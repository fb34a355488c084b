import { expectAccessible, expectNoOverflow } from '../support/axe/accessibility.ts'
import { expect, openInApp, test } from '../support/portal.ts'

test('a demonstration lets a visitor choose whom to be, with a story to walk', async ({ page }) => {
  await page.goto('/login')
  // Operators choose among operators.
  await expect(page.getByRole('button', { name: /^Pelaku usaha/ })).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Superadmin/ })).toHaveCount(0)
  await openInApp(page, '/admin/login')
  const choice = page.getByRole('button', { name: 'Admin OKKP kabupaten/kota Lina Marlina · Kota Bandung' })
  await expect(choice).toBeVisible()
  await page.getByText('Menguji di lapangan: sebuah hasil positif membuka tindak lanjutnya sendiri.').click()
  await expect(page.getByText('Catat rapid test positif')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pelaku usaha/ })).toHaveCount(0)
  await expectAccessible(page)
  await choice.click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lina Marlina')

  await page.getByRole('link', { name: 'Panduan peran Anda' }).click()
  await expect(page).toHaveURL('/panduan/okkp-admin-kota')
  const picture = page.getByRole('img', { name: /^Daftar rapid test/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
})

test('guides come whole from the server, others are not there', async ({ request }) => {
  const guide = await (await request.get('/panduan/pvtpp')).text()
  expect(guide).toContain('Anda memutus berkas yang dibawa ke sidang komisi teknis.')
  expect(guide).toContain('"@type":"TechArticle"')
  expect((await request.get('/panduan/semua')).status()).toBe(200)
  expect((await request.get('/panduan/tidak-ada')).status()).toBe(404)
})
