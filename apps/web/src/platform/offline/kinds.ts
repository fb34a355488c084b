import type { EntryKind } from '#platform/offline/entry.ts'

export type EntryKinds = ReadonlyMap<string, () => Promise<{ default: EntryKind }>>

let load = async (): Promise<{ default: EntryKinds }> => ({ default: new Map() })

/**
 * Sets the loader for the kinds of entries, which entri-lapangan.ts lists. Every staff screen sends waiting entries.
 * Never remove a kind while a device may still hold such entries.
 */
export function fillEntryKinds(kinds: typeof load): void {
  load = kinds
}

export async function entryKindOf(name: string): Promise<EntryKind | undefined> {
  const { default: kinds } = await load()
  return (await kinds.get(name)?.())?.default
}
