import type { CallParams, CallQuery, Contract, Result } from '@portal/domain/platform/contract'
import { addressOf } from '#platform/api/address.ts'

/** The address of a GET, which knows by the type of its contract what will be answered. */
export type Question<C extends Contract> = string & { readonly answer?: Result<C> }

interface QuestionParts<C extends Contract> {
  params?: CallParams<C>
  query?: Partial<Record<keyof CallQuery<C>, string | number | undefined>>
}

/**
 * For public pages. The contract itself brings Zod along, which they leave out to stay light; its type keeps address,
 * query and answer right all the same.
 */
export function question<C extends Contract>(
  path: C['path'],
  { params, query }: QuestionParts<C> = {},
): Question<C> {
  return addressOf(path, params, query)
}
