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

/** Keeps the count alive while the bell is on the page; whatever lists notifications is read anew with it. */
export function useUnreadStream(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | undefined
    const start = () => {
      // The stream opens with the count as it is; only what comes after is news.
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
    // A browser allows six connections to a server: tabs in the background must not hold them all.
    const followTab = () => (document.visibilityState === 'visible' ? start() : pause())
    followTab()
    document.addEventListener('visibilitychange', followTab)
    return () => {
      document.removeEventListener('visibilitychange', followTab)
      pause()
      // Another layout brings its own bell; the count stays unless nobody is signed in any more.
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
