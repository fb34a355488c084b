import { useEffect } from 'react'

/**
 * Returns the focus to the opener. Mantine does this only for dialogs that mount closed, and a success popup delays it.
 * If the opener is gone, the focus moves to its card or list, else to the page heading.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = openerNow()
    return () => giveBack(opener)
  }, [])
}

export interface Opener {
  element: Element | null
  /** The containers of the opener, nearest first. */
  homes: readonly Element[]
}

const homes = 'li, tr, article, ul, ol, table'

/** Returns the focused element and its containers when a dialog opens. */
export function openerNow(): Opener {
  const element = document.activeElement
  const around: Element[] = []
  for (let home = element?.closest(homes); home; home = home.parentElement?.closest(homes)) around.push(home)
  return { element, homes: around }
}

/**
 * Returns the focus to the opener. Also works after a native dialog, where the browser has already restored the focus.
 */
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

/** Watches the opener: if the server's answer removes it from the page, the focus moves to its container. */
function untilElsewhere(opener: Opener): void {
  // An opener inside a dialog needs no watch, because that dialog returns the focus itself.
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

/** Focuses the page heading and scrolls to it, because the next task stands below it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#isi h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
