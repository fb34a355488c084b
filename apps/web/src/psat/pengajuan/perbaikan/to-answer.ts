/**
 * Focuses the first element of the page with one of these ids, or its answer field. Returns false if the page has none.
 */
export function goToFirst(ids: readonly string[]): boolean {
  const target = document.querySelector<HTMLElement>(ids.map((id) => `#${CSS.escape(id)}`).join())
  const field = target?.querySelector<HTMLElement>('textarea') ?? target
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
  return field !== null
}
