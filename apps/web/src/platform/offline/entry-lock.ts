import { useEffect } from 'react'
import { queue } from '#platform/offline/browser-queue.ts'
import { EntryOpen } from '#platform/offline/entry.ts'

const lockOf = (id: string) => `portal:isian:${id}`

/** Runs the work unless a screen in any tab has the entry open. For kinds that a screen saves itself. */
export async function unlessOpen(id: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (!lock) throw new EntryOpen()
    await work()
  })
}

/** Locks the entry while this screen is open. Afterwards the queue sends any unsent changes. */
export function useEntryLock(id: string): void {
  useEffect(() => {
    if (!('locks' in navigator)) return
    const gone = new AbortController()
    const held = navigator.locks.request(
      lockOf(id),
      { signal: gone.signal },
      () => new Promise<void>((release) => gone.signal.addEventListener('abort', () => release())),
    )
    void held.catch(() => undefined)
    return () => {
      gone.abort()
      void held.catch(() => undefined).then(() => queue.sendAll())
    }
  }, [id])
}
