import type { CallParams, CallQuery, Contract, Result } from '@portal/domain/platform/contract'
import { addressOf } from '#platform/api/address.ts'

/** The URL of a GET that carries the type of its answer. */
export type Question<C extends Contract> = string & { readonly answer?: Result<C> }

interface QuestionParts<C extends Contract> {
  params?: CallParams<C>
  query?: Partial<Record<keyof CallQuery<C>, string | number | undefined>>
}

/**
 * Builds the URL of a GET for public pages. They import only the contract's type, which checks address, query and
 * answer without adding Zod to the bundle.
 */
export function question<C extends Contract>(
  path: C['path'],
  { params, query }: QuestionParts<C> = {},
): Question<C> {
  return addressOf(path, params, query)
}
