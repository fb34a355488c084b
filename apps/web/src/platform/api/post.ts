import type { CallBody, Contract, Result } from '@portal/domain/platform/contract'
import { type CallOptions, call } from '#platform/api/client.ts'

/** A POST of a public page: known by the type of its contract, which would bring Zod along as a value. */
export function post<C extends Contract>(path: C['path'], body: CallBody<C>): Promise<Result<C>> {
  const contract = { method: 'POST', path } as C
  return (call as (contract: C, options: CallOptions<C>) => Promise<Result<C>>)(contract, {
    body,
  } as CallOptions<C>)
}
