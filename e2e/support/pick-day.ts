import type { Page } from '@playwright/test'

export async function pickToday(page: Page, field: string) {
  await page.getByRole('textbox', { name: field }).click()
  await page.locator('[data-dates-dropdown] button[data-today], [role="dialog"] button[data-today]').click()
}
