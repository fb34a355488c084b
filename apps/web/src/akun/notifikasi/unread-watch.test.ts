import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/wire/api-error.ts'
import { watchUnread } from './unread-watch.ts'

const answer = (text: string) => new Response(text)
const unread = (count: number) => `event: unread\ndata: {"unread":${count}}\n\n`

/** Plays the openings in order. After the last one the watch waits forever. */
function play(openings: (Response | Error)[]) {
  const counts: number[] = []
  const pauses: number[] = []
  const open = vi.fn(async () => {
    const next = openings.shift()
    if (!next) return new Promise<Response>(() => undefined)
    if (next instanceof Error) throw next
    return next
  })
  const stop = watchUnread({
    open,
    onUnread: (count) => counts.push(count),
    wait: async (ms) => {
      pauses.push(ms)
    },
    random: () => 1,
  })
  return { counts, pauses, open, stop }
}

describe('watching the unread count', () => {
  it('reports each count, also after a reconnect', async () => {
    const { counts, open } = play([answer(unread(1) + unread(2)), answer(unread(5))])
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(3))
    expect(counts).toEqual([1, 2, 5])
  })

  it('waits longer while the server does not answer, then returns to short waits', async () => {
    const away = new ApiError(0, undefined)
    const busy = new ApiError(503, undefined)
    const { pauses, open } = play([away, busy, away, answer(unread(1)), away])
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(6))
    expect(pauses).toEqual([1000, 2000, 4000, 1000, 2000])
  })

  it('waits at most one minute', async () => {
    const { pauses, open } = play(Array.from({ length: 9 }, () => new ApiError(0, undefined)))
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(10))
    expect(Math.max(...pauses)).toBe(60_000)
  })

  it.each([401, 403, 422])('stops when the server refuses with %i', async (status) => {
    const { open, pauses } = play([new ApiError(status, undefined), answer(unread(1))])
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(open).toHaveBeenCalledTimes(1)
    expect(pauses).toEqual([])
  })

  it('treats broken content as a lost connection, not as the end', async () => {
    const { counts, open } = play([answer('event: unread\ndata: bukan json\n\n'), answer(unread(4))])
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(3))
    expect(counts).toEqual([4])
  })

  it('does not reconnect after a stop', async () => {
    const signals: AbortSignal[] = []
    const open = vi.fn(async (signal: AbortSignal) => {
      signals.push(signal)
      return answer(unread(1))
    })
    let wake = () => undefined as undefined
    const stop = watchUnread({
      open,
      onUnread: () => undefined,
      wait: () =>
        new Promise((resolve) => {
          wake = () => {
            resolve()
            return undefined
          }
        }),
      random: () => 1,
    })
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1))
    stop()
    wake()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(open).toHaveBeenCalledTimes(1)
    expect(signals[0]?.aborted).toBe(true)
  })
})
