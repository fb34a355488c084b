import { AsyncLocalStorage } from 'node:async_hooks'
import { isUnavailable, PoolBusy } from '../connection/lost-connection.ts'

const reading = new AsyncLocalStorage<{ used: boolean }>()

/** A conflict with replay, a write, a shutdown, and a standby that still starts: the primary can answer all of them. */
const primaryCanAnswer = new Set<unknown>(['40001', '25006', '57P01', '57P03'])

/** A busy standby is no fault: its readers would only make the primary busy too. */
const isStandbyFault = (error: unknown) =>
  (isUnavailable(error) && !(error instanceof PoolBusy)) ||
  (error instanceof Error && 'code' in error && primaryCanAnswer.has(error.code))

/**
 * Runs reads that may be up to two seconds old on the standby, if there is a fit one. If the standby fails, `work` runs
 * again on the primary, so it must have no other effects.
 */
export async function readFromStandby<T>(work: () => Promise<T>): Promise<T> {
  const state = { used: false }
  try {
    return await reading.run(state, work)
  } catch (error) {
    if (state.used && isStandbyFault(error)) return reading.exit(work)
    throw error
  }
}

/** Runs a part of `readFromStandby` that writes or must see the newest state. */
export const onPrimary = <T>(work: () => Promise<T>): Promise<T> => reading.exit(work)

/** Returns whether the current work may use the standby. */
export const mayUseStandby = () => reading.getStore() !== undefined

/** Returns whether the current work has used the standby. */
export const usesStandby = () => reading.getStore()?.used === true

/** Notes that the current work has used the standby, so that a failure is worth a second try. */
export function noteStandbyUse(): void {
  const state = reading.getStore()
  if (state) state.used = true
}

/** Reads each part of a stream from the standby. Without it, parts that are read later would come from the primary. */
export async function* eachFromStandby<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  const source = parts[Symbol.asyncIterator]()
  try {
    for (;;) {
      const part = await reading.run({ used: false }, () => source.next())
      if (part.done) return
      yield part.value
    }
  } finally {
    await source.return?.()
  }
}
