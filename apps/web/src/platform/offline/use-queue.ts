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
  const withStatus = (...status: Entry['status'][]) => mine.filter((entry) => status.includes(entry.status))
  return {
    mine,
    drafts: withStatus('draf'),
    waiting: withStatus('menunggu'),
    stuck: withStatus('ditolak', 'bentrok'),
    others: entries.filter(({ owner }) => owner.uuid !== me),
    sending,
  }
}
