import type { CallBody, Contract, Result } from '@portal/domain/platform/contract'
import { callAny } from '#platform/api/client.ts'

/** A POST of a public page: known by the type of its contract, which would bring Zod along as a value. */
export function post<C extends Contract>(path: C['path'], body: CallBody<C>): Promise<Result<C>> {
  return callAny({ method: 'POST', path } as C, { body })
}
