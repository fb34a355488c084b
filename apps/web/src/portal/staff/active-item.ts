import type { NavGroup, NavItem } from '@portal/domain/platform/wing'

/** Returns the navigation item of the current screen: the longest matching path, including its tab. */
export function activeItemOf(
  groups: readonly NavGroup[],
  path: string,
  search: Record<string, unknown>,
): NavItem | undefined {
  const flat = groups.flatMap((group) => group.items.flatMap((item) => [item, ...(item.children ?? [])]))
  return flat.reduce<NavItem | undefined>((best, item) => {
    if (!fits(item, path, search)) return best
    return (item.to?.length ?? 0) > (best?.to?.length ?? 0) ? item : best
  }, undefined)
}

function fits(item: NavItem, path: string, search: Record<string, unknown>): boolean {
  if (!item.to) return false
  const wanted = Object.entries(item.search ?? {})
  if (wanted.length > 0) {
    return path === item.to && wanted.every(([name, value]) => search[name] === value)
  }
  return [item.to, ...(item.also ?? [])].some(
    (start) => path === start || (start !== '/' && path.startsWith(`${start}/`)),
  )
}
