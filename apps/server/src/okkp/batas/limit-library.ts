import { buildLibrary, type LimitLibrary } from '@portal/domain/okkp/batas/pustaka'
import type { Platform } from '#platform/platform.ts'
import { readIsiPustaka } from './pustaka.repository.ts'

const topic = 'okkp.batas'

/** Cache of the library for each platform instance, valid until a limit changes. */
const kept = new WeakMap<Platform, { library: Promise<LimitLibrary> | undefined }>()

function keptOf(platform: Platform) {
  const known = kept.get(platform)
  if (known) return known
  const held: { library: Promise<LimitLibrary> | undefined } = { library: undefined }
  kept.set(platform, held)
  // A trigger on every source table publishes this topic in each transaction, so changes by other servers also clear
  // the cache.
  platform.realtime.subscribe(topic, () => {
    held.library = undefined
  })
  return held
}

/** Returns the current limits from the cache. Reads them again after a change. */
export function limitLibrary(platform: Platform): Promise<LimitLibrary> {
  const held = keptOf(platform)
  if (held.library) return held.library
  const reading = platform.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(readIsiPustaka)
    .then(buildLibrary)
  held.library = reading
  reading.catch(() => {
    if (held.library === reading) held.library = undefined
  })
  return reading
}

/** Clears the cache right after a change by this server, without waiting for the notification. */
export async function thenForget<T>(platform: Platform, change: Promise<T>): Promise<T> {
  const changed = await change
  keptOf(platform).library = undefined
  return changed
}
