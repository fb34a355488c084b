import type { EntryKind } from '#platform/offline/entry.ts'

export type EntryKinds = ReadonlyMap<string, () => Promise<{ default: EntryKind }>>

let load = async (): Promise<{ default: EntryKinds }> => ({ default: new Map() })

/**
 * Kinds of entries and the code that sends them, which wings register in entri-lapangan.ts: what waits on a device is
 * sent from any screen of staff. A name is never given up while a device may hold entries of it.
 */
export function fillEntryKinds(kinds: typeof load): void {
  load = kinds
}

export async function entryKindOf(name: string): Promise<EntryKind | undefined> {
  const { default: kinds } = await load()
  return (await kinds.get(name)?.())?.default
}
