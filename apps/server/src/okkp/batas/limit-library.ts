import { buildLibrary, type LimitLibrary } from '@portal/domain/okkp/batas/pustaka'
import type { Platform } from '#platform/platform.ts'
import { readIsiPustaka, readVersi } from './pustaka.repository.ts'

/** The library of each platform instance, with the version that was current before it was read. */
const kept = new WeakMap<Platform, { versi: number; library: Promise<LimitLibrary> }>()

/**
 * Returns the current limits. Each call reads their version, so no server judges by limits that another server has
 * changed. The library is read again only after a change.
 */
export async function limitLibrary(platform: Platform): Promise<LimitLibrary> {
  const versi = await readVersi(platform.db)
  const held = kept.get(platform)
  if (held && held.versi >= versi) return held.library
  const library = platform.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(readIsiPustaka)
    .then(buildLibrary)
  const reading = { versi, library }
  kept.set(platform, reading)
  library.catch(() => {
    if (kept.get(platform) === reading) kept.delete(platform)
  })
  return library
}
