/**
 * For a button that leaves once it has done its work: the part of the page it stands in takes the focus, so that
 * whoever works by keys goes on there and not at the top of the document.
 */
export function focusParent({ currentTarget }: { currentTarget: HTMLElement }): void {
  const part = currentTarget.closest<HTMLElement>('section, li')
  if (!part || document.activeElement !== currentTarget) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}
