const manifest = '/portal.webmanifest'

/**
 * Registers the service worker, so that field screens open offline and users can install the portal. Only field screens
 * call it after rendering, so visitors of public pages do not pay for it.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (!document.head.querySelector('link[rel="manifest"]')) {
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = manifest
    document.head.append(link)
  }
  // The next visit retries a failed registration (no space, no connection).
  void navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined)
}
