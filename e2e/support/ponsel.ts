import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { expect } from './expect.ts'
import { signIn } from './portal.ts'

/** A phone: a browser with a memory of its own that can be closed and opened again. */
export async function bukaPonsel(baseURL: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-ponsel-'))
  let context: BrowserContext | undefined

  async function buka(): Promise<Page> {
    const { launchOptions, contextOptions, locale, timezoneId } = config.use ?? {}
    context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...contextOptions,
      ...(locale ? { locale } : {}),
      ...(timezoneId ? { timezoneId } : {}),
      baseURL,
      // Other windows of journeys have none; this one is here for it.
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    })
    context.setDefaultTimeout(20_000)
    return context.pages()[0] ?? context.newPage()
  }

  return {
    buka,
    async masuk(username: string): Promise<Page> {
      const page = await buka()
      await signIn(page, username)
      return page
    },
    /** Closes every window; what the browser keeps on its disk stays. */
    async tutup() {
      await context?.close()
    },
    async buang() {
      await context?.close().catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Everything that field screens are made of is on the phone. */
export async function tungguSiapLuring(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated')
}

/** Addresses of everything that the service worker has kept. */
export function isiTembolok(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
    }
    return found
  })
}
