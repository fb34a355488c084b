/** Returns only paths inside the portal. "//elsewhere" would lead to another site. */
export function portalPath(tautan: string | null): string | undefined {
  return tautan && /^\/(?![/\\])/.test(tautan) ? tautan : undefined
}
