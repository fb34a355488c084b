/** Base address of the API from the page's configuration; empty means the same origin. */
export function apiBase(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="api-base"]')
  return meta?.content.replace(/\/$/, '') ?? ''
}
