import type { Locator } from '@playwright/test'

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
