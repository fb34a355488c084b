const key = 'portal:muat-ulang'
const pause = 30_000

/**
 * Reloads the page if a chunk is missing after a release. It reloads only once, so that an unreachable server does not
 * cause a loop.
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
