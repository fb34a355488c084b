const key = 'portal:muat-ulang'
const pause = 30_000

/**
 * After a new release the old page asks for files that are gone. Loading the page again mends that; once, so
 * that a server that is really away does not send the browser round in circles.
 */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /dynamically imported module|Importing a module script failed|Unable to preload CSS|ChunkLoadError/i.test(
    `${error.name} ${error.message}`,
  )
}

export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (Date.now() - last < pause) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}
