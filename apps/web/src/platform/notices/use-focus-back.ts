import { useEffect } from 'react'

/**
 * Gives the focus back to what had it when this dialog was mounted. Mantine does so only for a dialog that is mounted
 * closed; and where a popup tells of the success, the focus can go back only after the popup. Where the opener leaves
 * the page, before or after that, as the button of a step that is taken does, the focus stays at the card or the list
 * it stood in; without one the page begins at its heading again.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = openerNow()
    return () => giveBack(opener)
  }, [])
}

export interface Opener {
  element: Element | null
  /** What it stands in, the nearest first. */
  homes: readonly Element[]
}

const homes = 'li, tr, article, ul, ol, table'

/** What has the focus as a dialog opens. */
export function openerNow(): Opener {
  const element = document.activeElement
  const around: Element[] = []
  for (let home = element?.closest(homes); home; home = home.parentElement?.closest(homes)) around.push(home)
  return { element, homes: around }
}

/** Also for a dialog of the browser's own, which has given the focus back by itself. */
export function giveBack(opener: Opener): void {
  const { element } = opener
  const popup = document.querySelector('dialog[open]')
  if (popup) popup.addEventListener('close', () => giveBack(opener), { once: true })
  else if (element && element !== document.body && element === document.activeElement) untilElsewhere(opener)
  else if (document.activeElement === document.body) {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    if (document.activeElement === document.body) focusHome(opener)
    else untilElsewhere(opener)
  }
}

/** What the answer of the server takes off the page takes the focus along. */
function untilElsewhere(opener: Opener): void {
  // A dialog that is left hands on the focus itself.
  if (opener.element?.closest('dialog, [role="dialog"]')) return
  const watch = new MutationObserver(() => {
    if (opener.element?.isConnected) return
    stop()
    if (document.activeElement === document.body) focusHome(opener)
  })
  const stop = () => {
    watch.disconnect()
    document.removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}

const stops = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)'

function focusHome({ homes: around }: Opener): void {
  const home = around.find(({ isConnected }) => isConnected)
  const inside = [...(home?.querySelectorAll<HTMLElement>(stops) ?? [])].find((one) => one.checkVisibility())
  if (inside) inside.focus({ preventScroll: true })
  else focusHeading()
}

/** In sight: what is to be done next stands below it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#isi h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
