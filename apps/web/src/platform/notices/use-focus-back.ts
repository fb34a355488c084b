import { useEffect } from 'react'

/**
 * Gives the focus back to what had it when this dialog was mounted. Mantine does so only for a dialog that is mounted
 * closed; and where a popup tells of the success, the focus can go back only after the popup. Where the opener leaves
 * the page, before or after that, as the button of a step that is taken does, the page begins at its heading again.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => giveBack(opener)
  }, [])
}

/** Also for a dialog of the browser's own, which has given the focus back by itself. */
export function giveBack(opener: Element | null): void {
  const popup = document.querySelector('dialog[open]')
  if (popup) popup.addEventListener('close', () => giveBack(opener), { once: true })
  else if (opener && opener !== document.body && opener === document.activeElement) untilElsewhere(opener)
  else if (document.activeElement === document.body) {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    if (document.activeElement === document.body) focusHeading()
    else if (opener) untilElsewhere(opener)
  }
}

/** What the answer of the server takes off the page takes the focus along. */
function untilElsewhere(opener: Element): void {
  // A dialog that is left hands on the focus itself.
  if (opener.closest('dialog, [role="dialog"]')) return
  const watch = new MutationObserver(() => {
    if (opener.isConnected) return
    stop()
    if (document.activeElement === document.body) focusHeading()
  })
  const stop = () => {
    watch.disconnect()
    document.removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#isi h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
