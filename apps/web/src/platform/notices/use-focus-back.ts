import { useEffect } from 'react'

/**
 * Gives the focus back to what had it when this dialog was mounted. Mantine does so only for a dialog that is mounted
 * closed; and where a popup tells of the success, the focus can go back only after the popup.
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
  else if (document.activeElement === document.body && opener instanceof HTMLElement) {
    opener.focus({ preventScroll: true })
  }
}
