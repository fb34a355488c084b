import { useEffect } from 'react'

/**
 * Gives the focus back to what had it when this dialog was mounted. Mantine does so only for a dialog that is mounted
 * closed; and where a popup tells of the success, the focus can go back only after the popup. Where the opener has
 * left the page meanwhile, as the button of a step that is taken does, the page begins at its heading again.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => giveBack(opener)
  }, [])
}

function giveBack(opener: Element | null): void {
  const popup = document.querySelector('dialog[open]')
  if (popup) popup.addEventListener('close', () => giveBack(opener), { once: true })
  else if (document.activeElement === document.body) {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    if (document.activeElement === document.body) focusHeading()
  }
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#isi h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
