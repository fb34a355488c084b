/** Leads to the first of these on the page, a finding to its answer; false where none of them is there. */
export function goToFirst(ids: readonly string[]): boolean {
  const target = document.querySelector<HTMLElement>(ids.map((id) => `#${CSS.escape(id)}`).join())
  const field = target?.querySelector<HTMLElement>('textarea') ?? target
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
  return field !== null
}
