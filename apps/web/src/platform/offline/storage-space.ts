/** Below this a day of photos does not fit any more. */
const little = 50 * 1024 * 1024

/** Whether the device still has room, asked before anybody starts to type. Unknown counts as yes. */
export async function hasStorageSpace(): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  if (estimate?.quota === undefined || estimate.usage === undefined) return true
  return estimate.quota - estimate.usage > little
}

/** Asks the browser not to clear this device's storage by itself when it runs low. */
export async function requestPersistentStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
