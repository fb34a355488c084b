import { QueueFull } from '#platform/concurrency/limit-concurrency.ts'
import { PoolBusy } from '#platform/database/connection/lost-connection.ts'

/** The server has more to compute than it can. */
export class EventLoopBusy extends Error {
  override name = 'EventLoopBusy'
  override message = 'The event loop is late'
}

const busy = [PoolBusy, EventLoopBusy, QueueFull]

/** The server was too busy for a request. Nothing is broken, so the logs omit the stack. */
export const isShed = ({ cause }: Error) => busy.some((kind) => cause instanceof kind)
