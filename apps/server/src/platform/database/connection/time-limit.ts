import { AsyncLocalStorage } from 'node:async_hooks'

const unlimited = new AsyncLocalStorage<true>()

/** Runs work without a statement time limit. Use it for jobs, imports and exports. */
export function withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
  return unlimited.run(true, work)
}

export function isUnlimited(): boolean {
  return unlimited.getStore() === true
}
