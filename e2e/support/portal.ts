import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { keepPopups } from './screen.ts'
import { signIn } from './session.ts'

/** Collects script errors and CSP violations in all pages of a context. Any of them fails the test. */
function collectFaults(context: BrowserContext): string[] {
  const faults: string[] = []
  context.on('weberror', (fault) => faults.push(`${fault.page()?.url()}: ${fault.error().message}`))
  context.on('console', (message) => {
    const isFault = /Content Security Policy|Refused to|Uncaught/.test(message.text())
    if (message.type() === 'error' && isFault) faults.push(message.text())
  })
  return faults
}

interface Fixtures {
  /** Opens another window, signed in as this account or as a visitor. */
  openAs: (username?: string) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    const faults = collectFaults(context)
    await keepPopups(context)
    await use(context)
    expect(faults).toEqual([])
  },
  openAs: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    const faults: string[][] = []
    await use(async (username) => {
      const context = await browser.newContext()
      opened.push(context)
      faults.push(collectFaults(context))
      await keepPopups(context)
      const page = await context.newPage()
      if (username) await signIn(page, username)
      return page
    })
    await Promise.all(opened.map((context) => context.close()))
    expect(faults.flat()).toEqual([])
  },
})

/** Loads a screen and waits until the page is hydrated and shows its data. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A server-rendered page keeps this element until React has hydrated the page.
  await expect(page.locator('#bawaan')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Memuat…').filter({ visible: true })).toHaveCount(0)
}

export { expect }
