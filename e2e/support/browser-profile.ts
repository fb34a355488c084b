import { type Browser, type BrowserContext, type Page, test } from '@playwright/test'

/** What a site keeps in a browser, but for the files that the app is made of. */
const kept = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'
const free: BrowserContext[] = []

/**
 * A browser in which somebody has been before: nobody is signed in and nothing is stored, but what the app is made of is
 * there already, compiled. In a new one a first load costs twice as much of the processor. Whoever is about a very first
 * visit, or asks for something else than the usual window, takes a new one.
 */
export async function borrowProfile(browser: Browser): Promise<BrowserContext> {
  // Not as the journey has its own window: the next one borrows it too.
  const { viewport = null } = test.info().project.use
  return free.pop() ?? browser.newContext({ javaScriptEnabled: true, hasTouch: false, viewport })
}

/** To be called on its first page, before that goes anywhere: what the one before stored can be seen only from there. */
export async function forget(page: Page): Promise<void> {
  const origin = test.info().project.use.baseURL ?? ''
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: kept })
  await session.detach()
}

export async function giveBackProfile(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.setGeolocation(null)
  await context.clearPermissions()
  await context.clearCookies()
  free.push(context)
}
