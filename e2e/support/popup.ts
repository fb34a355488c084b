import { expect, type Page } from '@playwright/test'

type Watched = typeof globalThis & { popups?: string[] }

const popup = (page: Page) => page.getByRole('dialog', { name: 'Berhasil' })

/** Two seconds are easily missed on a busy machine: the page itself writes down which popups of success it shows. */
export async function watchPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    const noted = new WeakSet<Element>()
    ;(globalThis as Watched).popups = seen
    const note = () => {
      const open = document.querySelector('dialog[open][role="dialog"][data-size="popup"]')
      if (!open || noted.has(open)) return
      noted.add(open)
      seen.push(open.textContent)
    }
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['open'],
    })
  })
}

async function expectShown(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (globalThis as Watched).popups?.join('\n') ?? ''), {
      message: 'popup Berhasil',
      intervals: [50, 100, 250],
    })
    .toContain(text)
}

/** The popup told of the success; it is put away at once, as Escape does, and must be shown anew for the next one. */
export async function expectSuccess(page: Page, text: string): Promise<void> {
  await expectShown(page, text)
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open][data-size="popup"]')?.close()
    ;(globalThis as Watched).popups?.splice(0)
  })
  await expect(popup(page)).toBeHidden()
}

/** The same for a reader who waits: after two seconds the popup goes by itself. */
export async function expectPassingSuccess(page: Page, text: string): Promise<void> {
  await expectShown(page, text)
  await expect(popup(page)).toBeHidden()
  await page.evaluate(() => (globalThis as Watched).popups?.splice(0))
}
