/** Only pages of the portal: "//elsewhere" would lead out of it. */
export function portalPath(tautan: string | null): string | undefined {
  return tautan && /^\/(?![/\\])/.test(tautan) ? tautan : undefined
}
