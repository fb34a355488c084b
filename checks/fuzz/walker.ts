import type { Account } from './accounts.ts'
import type { Operation } from './document.ts'
import type { Fields } from './pool.ts'
import type { Random } from './random.ts'

/** An operation with what its request should say, as the page of a licence file would fill it in. */
export interface Step {
  operation: Operation
  fields: Fields
}

/** Reads an address as this account. The template is its path in the document. */
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
export type Read = (template: string, path?: string) => Promise<any>

export interface Walker {
  account: Account
  random: Random
  named: ReadonlyMap<string, Operation>
  isReached(operation: string): boolean
  read: Read
}

export const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)
