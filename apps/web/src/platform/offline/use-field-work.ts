import { useEffect, useState } from 'react'
import { queryClient } from '#platform/api/query-client.ts'
import { onEntrySent, queue } from '#platform/offline/browser-queue.ts'
import { forgetFieldData } from '#platform/offline/field-data.ts'
import { registerWorker } from '#platform/offline/register-worker.ts'
import { hasStorageSpace, requestPersistentStorage } from '#platform/offline/storage-space.ts'
import { officerMarker, session } from '#platform/session/browser-session.ts'
import { forgetOnSessionEnd } from '#platform/session/forget-on-session-end.ts'

forgetOnSessionEnd(() => void forgetFieldData().catch(() => undefined))

/** Sends waiting entries on start, when the connection returns and after login. */
export function useSending(): void {
  useEffect(() => {
    const hope = () => void queue.sendAll().catch(() => undefined)
    const back = () => void session.refresh().then(hope, hope)
    let before = session.state().status
    const forget = session.subscribe(() => {
      const { status } = session.state()
      if (status === 'masuk' && before !== 'masuk') hope()
      before = status
    })
    // Queries on the screen are outdated once the server has the entry.
    const unwatch = onEntrySent(() => void queryClient.invalidateQueries())
    void queue.look().catch(() => undefined)
    hope()
    window.addEventListener('online', back)
    return () => {
      forget()
      unwatch()
      window.removeEventListener('online', back)
    }
  }, [])
}

/** Prepares this device for offline work on a field screen. Returns whether it has enough space. */
export function useFieldWork(enabled: boolean): boolean {
  const [room, setRoom] = useState(true)
  useEffect(() => {
    const user = session.user()
    if (!enabled || !user) return
    officerMarker.keep(user)
    void forgetFieldData(user.uuid).catch(() => undefined)
    registerWorker()
    void requestPersistentStorage()
    void hasStorageSpace().then(setRoom)
  }, [enabled])
  return room
}
