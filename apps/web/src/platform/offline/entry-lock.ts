import { useEffect } from 'react'
import { queue } from '#platform/offline/browser-queue.ts'
import { EntryOpen } from '#platform/offline/entry.ts'

const lockOf = (id: string) => `portal:isian:${id}`

/** For kinds that a screen saves by itself: works on the entry unless a screen of any tab has it open. */
export async function unlessOpen(id: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (!lock) throw new EntryOpen()
    await work()
  })
}

/** This screen works on the entry; what it leaves behind is sent by the queue. */
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
