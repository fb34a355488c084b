import type { Locator, Page } from '@playwright/test'

/** Types a day, as people do, and leaves the field. */
export async function isiTanggal(scope: Page | Locator, field: string, text = 'hari ini'): Promise<void> {
  const input = scope.getByRole('textbox', { name: field })
  await input.fill(text)
  await input.blur()
}
