import { type RefObject, useLayoutEffect } from 'react'

/** What is open closes by Esc, which gives the focus back to its button if it has one, and by going elsewhere. */
export function useDismiss(root: RefObject<Element | null>, open: boolean, close: () => void): void {
  // Before it is painted: what can be seen can be dismissed, however busy the device is.
  useLayoutEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onEscape)
    }
  }, [root, open, close])
}
