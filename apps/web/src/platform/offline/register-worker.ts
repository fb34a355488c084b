const manifest = '/portal.webmanifest'

/**
 * Makes this device ready to open field screens without signal, and the portal one that can be installed. Only from
 * field screens and after they are drawn: visitors of public pages pay nothing for it.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (!document.head.querySelector('link[rel="manifest"]')) {
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = manifest
    document.head.append(link)
  }
  // What it fails at now (no room, no signal) is tried again on the next visit.
  void navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined)
}
