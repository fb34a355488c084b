import { forget, readRemembered, remember } from '#platform/state/remembered.ts'

export interface Draft<V> {
  values: V
  savedAt: string
}

const longestAge = 30 * 24 * 60 * 60 * 1000

function storageKey(owner: string, key: string): string {
  return `portal:draf:${owner}:${key}`
}

/** Returns the draft of a form, or drops it if it is too old. */
export function readDraft<V>(owner: string, key: string, now = Date.now()): Draft<V> | undefined {
  const draft = readRemembered<Draft<V>>(storageKey(owner, key))
  if (!draft?.savedAt) return undefined
  if (now - Date.parse(draft.savedAt) <= longestAge) return draft
  dropDraft(owner, key)
  return undefined
}

/** Stores the values as a draft. Secrets named in `omit` never reach the storage. */
export function writeDraft(owner: string, key: string, values: object, omit: readonly string[]): string {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name)))
  const savedAt = new Date().toISOString()
  remember(storageKey(owner, key), { values: kept, savedAt })
  return savedAt
}

export function dropDraft(owner: string, key: string): void {
  forget(storageKey(owner, key))
}
