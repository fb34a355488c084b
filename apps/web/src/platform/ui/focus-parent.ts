/**
 * Moves the focus to the surrounding section when a button is about to disappear, so that keyboard users do not restart
 * at the top of the document.
 */
export function focusParent({ currentTarget }: { currentTarget: HTMLElement }): void {
  const part = currentTarget.closest<HTMLElement>('section, li')
  if (!part || document.activeElement !== currentTarget) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}
