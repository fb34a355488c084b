import type { Page } from '@playwright/test'
import { borrowProfile, forget, giveBackProfile } from './browser-profile.ts'
import { watchPopups } from './popup.ts'
import { signIn, visit } from './portal.ts'

/** A window of its own, for one more person; put away by `closeWindows`. */
export async function openWindow(): Promise<Page> {
  const page = await (await borrowProfile()).newPage()
  await forget(page)
  await watchPopups(page)
  return page
}

/** The same for one more account. */
export async function openAs(username: string, sandi?: string): Promise<Page> {
  const page = await openWindow()
  await signIn(page, username, sandi)
  return page
}

export async function closeWindows(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => giveBackProfile(page.context())))
}

/**
 * The desk of those who work on one file in turn: one window, in which the next signs in. What the app is made of is
 * there already, so this costs half of what another window does.
 */
export interface Meja {
  /** The window, for one account at an address; where that stood there already, it has followed what others did. */
  sebagai(akun: string, alamat: string): Promise<Page>
  tutup(): Promise<void>
}

export function bukaMeja(): Meja {
  let page: Page | undefined
  let duduk = ''
  return {
    async sebagai(akun, alamat) {
      if (!page) page = await openAs(akun)
      else if (akun !== duduk) {
        await signIn(page, akun)
        // Loaded anew: the app that is open still knows the one before.
        await page.goto(alamat)
      }
      duduk = akun
      if (!page.url().endsWith(alamat)) await visit(page, alamat)
      return page
    },
    tutup: () => closeWindows(...(page ? [page] : [])),
  }
}
