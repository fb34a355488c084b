import type { NavGroup, NavItem } from '@portal/domain/platform/wing'

/**
 * Returns the navigation item of the current screen: the one with the longest matching path. Among tabs of one list, the
 * tab in the address comes first, then the tab that the screen has reported (`here`), then the first tab.
 */
export function activeItemOf(
  groups: readonly NavGroup[],
  path: string,
  search: Record<string, unknown>,
  here?: string,
): NavItem | undefined {
  const flat = groups.flatMap((group) => group.items.flatMap((item) => [item, ...(item.children ?? [])]))
  let best: { item: NavItem; score: number } | undefined
  for (const item of flat) {
    const score = matchedLength(item, path) * 3 + tabScore(item, path, search, here)
    if (score >= 3 && score > (best?.score ?? 0)) best = { item, score }
  }
  return best?.item
}

function matchedLength(item: NavItem, path: string): number {
  const starts = [item.to, ...(item.also ?? [])].filter(
    (start) => start !== undefined && (path === start || (start !== '/' && path.startsWith(`${start}/`))),
  )
  return Math.max(0, ...starts.map((start) => start?.length ?? 0))
}

function tabScore(item: NavItem, path: string, search: Record<string, unknown>, here?: string): number {
  const wanted = Object.entries(item.search ?? {})
  if (wanted.length === 0) return 0
  if (path === item.to && wanted.every(([name, value]) => search[name] === value)) return 2
  return item.badge !== undefined && item.badge === here ? 1 : 0
}
