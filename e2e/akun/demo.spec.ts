import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts'
import { expect, test, visit } from '../support/portal.ts'

test('a demonstration lets a visitor choose whom to be, with a story to walk', async ({ page }) => {
  await visit(page, '/login')
  // The operator log-in offers only demo accounts of operators.
  await expect(page.getByRole('button', { name: /^Pelaku usaha/ })).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Superadmin/ })).toHaveCount(0)
  await visit(page, '/admin/login')
  const choice = page.getByRole('button', { name: 'Admin OKKP kabupaten/kota Lina Marlina · Kota Bandung' })
  await expect(choice).toBeVisible()
  // The second account of the same role tells the same story.
  await page
    .getByText('Menguji di lapangan: sebuah hasil positif membuka tindak lanjutnya sendiri.')
    .first()
    .click()
  await expect(page.getByText('Catat rapid test positif').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pelaku usaha/ })).toHaveCount(0)
  await expectAccessible(page)
  await choice.click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lina Marlina')

  await page.getByRole('link', { name: /^Panduan peran Anda/ }).click()
  await expect(page).toHaveURL('/panduan/okkp-admin-kota')
  const picture = page.getByRole('img', { name: /^Daftar rapid test/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page)
})
