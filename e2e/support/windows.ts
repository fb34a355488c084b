import type { Browser, Page } from '@playwright/test'
import { watchPopups } from './popup.ts'
import { signIn, visit } from './portal.ts'

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

/** The windows of those who work on one file. The last two stay open; others go home, since each draws every step anew. */
export interface Meja {
  browser: Browser
  /** The window of one account, at an address; where it stood there already, it has followed what others did. */
  sebagai(akun: string, alamat: string): Promise<Page>
  tutup(): Promise<void>
}

export function bukaMeja(browser: Browser): Meja {
  const jendela = new Map<string, Page>()
  return {
    browser,
    async sebagai(akun, alamat) {
      const page = jendela.get(akun) ?? (await openAs(browser, akun))
      // The last to be asked for is the last of the map.
      jendela.delete(akun)
      const pulang = [...jendela].slice(0, -1)
      for (const [nama] of pulang) jendela.delete(nama)
      await closeWindows(...pulang.map(([, milik]) => milik))
      jendela.set(akun, page)
      if (!page.url().endsWith(alamat)) await visit(page, alamat)
      return page
    },
    tutup: () => closeWindows(...jendela.values()),
  }
}
