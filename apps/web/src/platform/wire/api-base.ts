/** Returns the base URL of the API from the page's meta tag; empty for the same origin. */
export function apiBase(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')
  return meta?.content.replace(/\/$/, '') ?? ''
}
