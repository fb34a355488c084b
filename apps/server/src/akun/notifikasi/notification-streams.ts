import { Readable } from 'node:stream'
import { AppError } from '@portal/domain/platform/errors'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { findUnreadOfSession } from './notifikasi.repository.ts'

const mostPerAccount = 30

/** Open event streams. Each stream sends one session the number of unread notifications of its account. */
export class NotificationStreams {
  readonly #platform: Platform
  readonly #heartbeat: number
  readonly #open = new Map<Readable, number>()

  constructor(platform: Platform, heartbeat: number) {
    this.#platform = platform
    this.#heartbeat = heartbeat
  }

  open(actor: Actor): Readable {
    const { db, realtime, clock, log } = this.#platform
    const same = [...this.#open.values()].filter((id) => id === actor.id).length
    if (same >= mostPerAccount) throw new AppError('TERLALU_SERING')

    const stream = new Readable({ read() {} })
    let last: number | undefined
    let busy = false
    let again = false
    let forced = false

    const look = async () => {
      const always = forced
      again = false
      forced = false
      const unread = await findUnreadOfSession(db, actor.sesi_id, clock())
      if (stream.destroyed || stream.readableEnded) return
      if (unread === undefined || this.#platform.stopping) return this.#end(stream)
      if (always || unread !== last) stream.push(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`)
      last = unread
    }
    // Changes that arrive during a running query are combined into one more query.
    const refresh = async (always: boolean) => {
      again = true
      forced ||= always
      if (busy) return
      busy = true
      try {
        while (again && this.#open.has(stream)) await look()
      } catch (error) {
        // A failure needs no retry here: the next change or heartbeat queries again.
        log.warn({ err: error }, 'notification stream failed')
      } finally {
        busy = false
      }
    }

    const unsubscribe = realtime.subscribe(String(actor.id), () => void refresh(true))
    const timer = setInterval(() => {
      if (this.#open.has(stream)) stream.push(': detak\n\n')
      void refresh(false)
    }, this.#heartbeat).unref()
    this.#open.set(stream, actor.id)
    stream.once('close', () => {
      clearInterval(timer)
      unsubscribe()
      this.#open.delete(stream)
    })
    stream.push('retry: 5000\n\n')
    void refresh(true)
    return stream
  }

  closeAll(): void {
    for (const stream of this.#open.keys()) this.#end(stream)
  }

  #end(stream: Readable): void {
    if (!this.#open.delete(stream)) return
    stream.push(null)
  }
}
