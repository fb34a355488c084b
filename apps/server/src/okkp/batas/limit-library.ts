import { buildLibrary, type LimitLibrary } from '@portal/domain/okkp/batas/pustaka'
import type { Platform } from '#platform/platform.ts'
import { readIsiPustaka } from './pustaka.repository.ts'

const topic = 'okkp.batas'

/** Of each running platform: what it has read, until somebody changes it. */
const kept = new WeakMap<Platform, { library: Promise<LimitLibrary> | undefined }>()

function keptOf(platform: Platform) {
  const known = kept.get(platform)
  if (known) return known
  const held: { library: Promise<LimitLibrary> | undefined } = { library: undefined }
  kept.set(platform, held)
  // A trigger on every table it is read from says so in each transaction, whichever server made it.
  platform.realtime.subscribe(topic, () => {
    held.library = undefined
  })
  return held
}

/** The limits as they stand: read once, and again after a change. */
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

/** After a change of its own a server does not wait for the news of it. */
export async function thenForget<T>(platform: Platform, change: Promise<T>): Promise<T> {
  const changed = await change
  keptOf(platform).library = undefined
  return changed
}
