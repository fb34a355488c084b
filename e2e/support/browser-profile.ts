import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  test,
  type WorkerInfo,
} from '@playwright/test'

/** What a site keeps in a browser, but for the files that the app is made of. */
const kept = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'
const free: BrowserContext[] = []
const opened: BrowserContext[] = []
let folders = 0

type Lane = Pick<WorkerInfo, 'parallelIndex' | 'project'>

/**
 * A browser keeps what it compiled only where it has a folder; one that forgets compiles the app with every load. The next
 * worker in the same lane opens the folders of the one before.
 */
async function openProfile({ parallelIndex, project }: Lane): Promise<BrowserContext> {
  const { actionTimeout = 0, launchOptions, contextOptions, ...options } = project.use
  const folder = join(process.env.E2E_PROFIL ?? tmpdir(), `${parallelIndex}-${folders++}`)
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...contextOptions,
    ...options,
    // Not as the journey has its own window: the next one borrows it too.
    javaScriptEnabled: true,
    hasTouch: false,
  })
  opened.push(context)
  context.setDefaultTimeout(actionTimeout)
  // A journey that failed has not given it back: whoever was signed in there would still be.
  await context.clearCookies()
  return context
}

/** The browser of a worker; its own profile is the first to be borrowed. */
export async function openBrowser(lane: Lane): Promise<Browser> {
  const context = await openProfile(lane)
  const browser = context.browser()
  if (!browser) throw new Error('Peramban tidak terbuka.')
  free.push(context)
  return browser
}

export async function closeBrowsers(): Promise<void> {
  await Promise.all(opened.map((context) => context.close()))
}

/**
 * A browser in which somebody has been before: nobody is signed in and nothing is stored, but what the app is made of is
 * there already, compiled. In a new one a first load costs twice as much of the processor. Whoever is about a very first
 * visit, or asks for something else than the usual window, takes a new one.
 */
export async function borrowProfile(): Promise<BrowserContext> {
  return free.pop() ?? openProfile(test.info())
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
