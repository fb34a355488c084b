import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import { pdfWith } from './pdf.ts'

export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Presses the button that asks for a file, and gives one, as a user does. */
export async function chooseFile(button: Locator, file: ChosenFile): Promise<void> {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(file)
}

/** A PDF given to a named field of a page or dialog, which then shows it. */
export async function attachFile(where: Page | Locator, label: string, name: string): Promise<void> {
  const button = where.getByRole('button', { name: `Pilih berkas: ${label}` })
  await chooseFile(button, { name, mimeType: 'application/pdf', buffer: pdfWith(name) })
  await expect(where.getByText(name)).toBeVisible()
}
