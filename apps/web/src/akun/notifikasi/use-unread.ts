import { notificationHistory, notificationStream } from '@portal/domain/akun/notifikasi/notifikasi.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '#platform/api/client.ts'
import { newsStore } from '#platform/notices/news.ts'
import { session } from '#platform/session/browser-session.ts'
import { createStore, useStore } from '#platform/state/store.ts'
import { listKey } from '#platform/table/use-list.ts'
import { watchUnread } from './unread-watch.ts'

const unreadStore = createStore(0)

export function useUnread(): number {
  return useStore(unreadStore)
}

/** Keeps the unread count up to date while the bell is mounted, and refetches notification lists on every event. */
export function useUnreadStream(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | undefined
    const start = () => {
      // The first event contains the current count. Only later events are news.
      let opening = true
      stop ??= watchUnread({
        open: (signal) => request(notificationStream.path, { method: 'GET' }, { signal, quiet: true }),
        onUnread: (unread) => {
          unreadStore.set(unread)
          void queryClient.invalidateQueries({ queryKey: listKey(notificationHistory) })
          if (!opening) newsStore.set(newsStore.get() + 1)
          opening = false
        },
        wait,
        random: Math.random,
      })
    }
    const pause = () => {
      stop?.()
      stop = undefined
    }
    // A browser allows six connections per server, so background tabs close their streams.
    const followTab = () => (document.visibilityState === 'visible' ? start() : pause())
    followTab()
    document.addEventListener('visibilitychange', followTab)
    return () => {
      document.removeEventListener('visibilitychange', followTab)
      pause()
      // Another layout mounts its own bell, so the count stays unless the person has signed out.
      if (!session.user()) unreadStore.set(0)
    }
  }, [queryClient])
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
