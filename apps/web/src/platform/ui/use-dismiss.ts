import { type RefObject, useLayoutEffect } from 'react'

/** Closes an open element on Escape, which returns the focus to its button, and on clicks or focus outside. */
export function useDismiss(root: RefObject<Element | null>, open: boolean, close: () => void): void {
  // The listeners attach before paint, so that a visible element can always be dismissed, even on a slow device.
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
