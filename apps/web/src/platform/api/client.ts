import type { CallBody, CallParams, CallQuery, Contract, Result } from '@portal/domain/platform/contract'
import type { z } from 'zod'
import { addressOf } from '#platform/api/address.ts'
import { apiBase } from '#platform/api/api-base.ts'
import { ApiError } from '#platform/api/api-error.ts'
import { session } from '#platform/session/browser-session.ts'
import { loading } from '#platform/ui/loading.ts'

type Optional<T> = { [K in keyof T]?: T[K] | '' | null | undefined }

export interface CallSettings {
  signal?: AbortSignal
  /** Calls in the background leave the loading bar alone. */
  quiet?: boolean
  /** Log-in calls: a 401 is a wrong password, not the end of a session. */
  keepSession?: boolean
  /** One key for one intent; a repeated click then counts once. Made up when left out. */
  idempotencyKey?: string
  headers?: Record<string, string>
  /** Asks past the browser's own cache: what is shown is about to be changed here. */
  fresh?: boolean
}

export type CallOptions<C extends Contract> = CallSettings &
  (C['params'] extends z.ZodType ? { params: CallParams<C> } : { params?: undefined }) &
  (C['query'] extends z.ZodType ? { query?: Optional<CallQuery<C>> } : { query?: undefined }) &
  (C['body'] extends z.ZodType ? { body: CallBody<C> } : { body?: undefined })

type CallArguments<C extends Contract> = C['params'] extends z.ZodType
  ? [options: CallOptions<C>]
  : C['body'] extends z.ZodType
    ? [options: CallOptions<C>]
    : [options?: CallOptions<C>]

/** Calls the server by its contract. Throws ApiError. */
export async function call<C extends Contract>(contract: C, ...args: CallArguments<C>): Promise<Result<C>> {
  const options: CallSettings & { params?: object; query?: object; body?: unknown } = args[0] ?? {}
  const init: RequestInit = { method: contract.method }
  const headers = new Headers(options.headers)
  if (options.body !== undefined) {
    // Only with a body: the server refuses a DELETE that announces JSON and sends none.
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(options.body)
  }
  if (contract.method !== 'GET') {
    headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID())
  }
  const address = addressOf(contract.path, options.params, options.query)
  const response = await request(address, { ...init, headers }, options)
  return (contract.raw ? response : await response.json()) as Result<C>
}

/** A file behind an address of the API, fetched with the session (pictures, PDFs, exports). */
export async function fetchBlob(address: string, settings: CallSettings = {}): Promise<Blob> {
  const response = await request(address, { method: 'GET' }, settings)
  return response.blob()
}

/** The raw call behind `call`: session headers, errors, the end of a session. Also for event streams. */
export async function request(
  address: string,
  init: RequestInit,
  settings: CallSettings = {},
): Promise<Response> {
  const done = settings.quiet ? undefined : loading.begin()
  try {
    const headers = new Headers(init.headers)
    await addSessionHeaders(headers)
    const response = await send(`${apiBase()}${address}`, {
      ...init,
      headers,
      signal: settings.signal ?? null,
      ...(settings.fresh ? { cache: 'no-cache' as const } : {}),
    })
    if (!response.ok) throw await failureOf(response, settings)
    done?.(true)
    return response
  } catch (error) {
    done?.(isAbort(error))
    throw error
  }
}

export async function addSessionHeaders(headers: Headers): Promise<void> {
  const token = await session.token()
  const user = session.user()
  if (!token || !user) return
  headers.set('authorization', `Bearer ${token}`)
  headers.set('role', user.role)
}

/** 401 and 422 end the session (specification, section 8). */
export function endsSession(status: number, settings: CallSettings): boolean {
  return (status === 401 || status === 422) && !settings.keepSession
}

async function failureOf(response: Response, settings: CallSettings): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  if (endsSession(response.status, settings)) session.end()
  return new ApiError(response.status, body, response.headers.get('x-request-id') ?? undefined)
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, credentials: 'include' })
  } catch (error) {
    if (isAbort(error)) throw error
    throw new ApiError(0, undefined)
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
