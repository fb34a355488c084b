import type { Browser, Page } from '@playwright/test'
import { watchPopups } from './popup.ts'
import { signIn } from './portal.ts'

/** A window of its own for one more account. */
export async function openAs(browser: Browser, username: string, sandi?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await watchPopups(page)
  await signIn(page, username, sandi)
  return page
}

export async function closeWindows(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()))
}
