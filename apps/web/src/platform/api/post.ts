import type { CallBody, Contract, Result } from '@portal/domain/platform/contract'
import { callAny } from '#platform/api/client.ts'

/**
 * Sends a POST from a public page. The page imports only the type of the contract, because its value would add Zod to
 * the bundle.
 */
export function post<C extends Contract>(path: C['path'], body: CallBody<C>): Promise<Result<C>> {
  return callAny({ method: 'POST', path } as C, { body })
}
