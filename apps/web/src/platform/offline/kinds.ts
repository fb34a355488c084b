import type { EntryKind } from '#platform/offline/entry.ts'

type Loader = () => Promise<{ default: EntryKind }>

const loaders = new Map<string, Loader>()

/**
 * Kinds of entries and the code that sends them, which a wing registers in main.tsx: what waits on a device is sent from
 * any screen of staff. A name is never given up while a device may hold entries of it.
 */
export function fillEntryKinds(kinds: Readonly<Record<string, Loader>>): void {
  for (const [name, loader] of Object.entries(kinds)) loaders.set(name, loader)
}

export async function entryKindOf(name: string): Promise<EntryKind | undefined> {
  return (await loaders.get(name)?.())?.default
}
