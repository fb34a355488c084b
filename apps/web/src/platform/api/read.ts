import type { CallParams, CallQuery, Contract, Result } from '@portal/domain/platform/contract'
import { addressOf } from '#platform/api/address.ts'
import { answerOf, request } from '#platform/api/client.ts'

interface ReadOptions<C extends Contract> {
  params?: CallParams<C>
  query?: Partial<Record<keyof CallQuery<C>, string | number | undefined>>
  signal: AbortSignal
  /** Reads in the background leave the loading bar alone. */
  quiet?: boolean
}

/**
 * A GET by the type of its contract alone, for public pages. The contract itself brings Zod along, which they
 * leave out to stay light; its type keeps address, query and answer right all the same.
 */
export async function read<C extends Contract>(
  path: C['path'],
  { params, query, signal, quiet = false }: ReadOptions<C>,
): Promise<Result<C>> {
  const response = await request(addressOf(path, params, query), { method: 'GET' }, { signal, quiet })
  return (await answerOf(response)) as Result<C>
}
