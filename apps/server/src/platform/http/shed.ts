import { PoolBusy } from '#platform/database/connection/lost-connection.ts'

/** The server has more to compute than it can. */
export class EventLoopBusy extends Error {
  override name = 'EventLoopBusy'
  override message = 'The event loop is late'
}

/** The server was too busy for a request. Nothing is broken, so the logs omit the stack. */
export const isShed = ({ cause }: Error) => cause instanceof PoolBusy || cause instanceof EventLoopBusy
