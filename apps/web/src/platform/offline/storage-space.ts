/** The photos of one day need about this much space. */
const little = 50 * 1024 * 1024

/** Checks free space before the user starts typing. An unknown amount counts as enough. */
export async function hasStorageSpace(): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  if (estimate?.quota === undefined || estimate.usage === undefined) return true
  return estimate.quota - estimate.usage > little
}

/** Asks the browser not to evict this site's storage when space is low. */
export async function requestPersistentStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
