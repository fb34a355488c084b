import { AsyncLocalStorage } from 'node:async_hooks'

const unlimited = new AsyncLocalStorage<true>()

/** For work nobody's browser waits on line by line: jobs, imports and exports take as long as they take. */
export function withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
  return unlimited.run(true, work)
}

export function isUnlimited(): boolean {
  return unlimited.getStore() === true
}
