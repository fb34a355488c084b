import { useSyncExternalStore } from 'react'
import { queue } from '#platform/offline/browser-queue.ts'
import type { Entry } from '#platform/offline/entry.ts'
import type { QueueState } from '#platform/offline/queue.ts'
import { useUser } from '#platform/session/use-session.ts'

export function useQueue(): QueueState {
  return useSyncExternalStore(queue.subscribe, queue.state)
}

/** Groups the entries of this device by owner and status. */
export function useEntries() {
  const { entries, sending } = useQueue()
  const me = useUser()?.uuid
  const mine = entries.filter(({ owner }) => owner.uuid === me)
  const of = (...status: Entry['status'][]) => mine.filter((entry) => status.includes(entry.status))
  return {
    mine,
    drafts: of('draf'),
    waiting: of('menunggu'),
    stuck: of('ditolak', 'bentrok'),
    others: entries.filter(({ owner }) => owner.uuid !== me),
    sending,
  }
}
