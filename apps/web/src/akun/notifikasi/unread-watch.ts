import { ApiError } from '#platform/wire/api-error.ts'
import { readEvents } from './event-stream.ts'

export interface UnreadWatchDeps {
  /** Opens the stream. Throws if the server refuses or is unreachable. */
  open: (signal: AbortSignal) => Promise<Response>
  onUnread: (unread: number) => void
  /** Waits, or rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

const firstPause = 1000
const longestPause = 60_000

/** Follows the unread count until stopped. Reconnects a lost stream with exponential backoff. */
export function watchUnread(deps: UnreadWatchDeps): () => void {
  const stop = new AbortController()
  void follow(deps, stop.signal)
  return () => stop.abort()
}

async function follow({ open, onUnread, wait, random }: UnreadWatchDeps, signal: AbortSignal) {
  let pause = firstPause
  while (!signal.aborted) {
    try {
      const response = await open(signal)
      for await (const { event, data } of readEvents(bodyOf(response))) {
        if (signal.aborted) return
        pause = firstPause
        if (event === 'unread') onUnread(unreadOf(data))
      }
    } catch (error) {
      if (isFinal(error)) return
    }
    // Random jitter spreads the reconnects after a server restart.
    const spread = pause * (0.5 + random() / 2)
    pause = Math.min(pause * 2, longestPause)
    await wait(spread, signal).catch(() => undefined)
  }
}

/** Returns true if a retry is useless, because the session has ended or may not read notifications. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 422].includes(error.status)
}

function bodyOf(response: Response): ReadableStream<Uint8Array> {
  if (!response.body) throw new Error('The stream has no body.')
  return response.body
}

function unreadOf(data: string): number {
  const { unread } = JSON.parse(data) as { unread?: unknown }
  return typeof unread === 'number' ? unread : 0
}
