import { expect, type Locator } from '@playwright/test'

/** A box or switch that lies under its drawing; tried again where the form was still moving under the pointer. */
export async function centang(kotak: Locator, tercentang = true): Promise<void> {
  await expect(async () => {
    await kotak.setChecked(tercentang, { force: true, timeout: 2000 })
    await expect(kotak).toBeChecked({ checked: tercentang, timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}
