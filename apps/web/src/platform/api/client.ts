import type { CallBody, CallParams, CallQuery, Contract, Result } from '@portal/domain/platform/contract'
import type { z } from 'zod'
import { addressOf } from '#platform/api/address.ts'
import { createWriteKeys } from '#platform/api/write-keys.ts'
import { session } from '#platform/session/browser-session.ts'
import { loading } from '#platform/state/loading.ts'
import { apiBase } from '#platform/wire/api-base.ts'
import { ApiError, isSilence } from '#platform/wire/api-error.ts'

type Optional<T> = { [K in keyof T]?: T[K] | '' | null | undefined }

export interface CallSettings {
  signal?: AbortSignal
  /** A background call that does not show the loading bar. */
  quiet?: boolean
  /** For login calls: a 401 means a wrong password, not the end of a session. */
  keepSession?: boolean
  headers?: Record<string, string>
  /** Bypasses the browser's HTTP cache, because the user is about to edit the data. */
  fresh?: boolean
  /** The Idempotency-Key of an earlier write that the browser may have sent already. */
  key?: string
}

type CallOptions<C extends Contract> = CallSettings &
  (C['params'] extends z.ZodType ? { params: CallParams<C> } : { params?: undefined }) &
  (C['query'] extends z.ZodType ? { query?: Optional<CallQuery<C>> } : { query?: undefined }) &
  (C['body'] extends z.ZodType ? { body: CallBody<C> } : { body?: undefined })

type CallArguments<C extends Contract> = C['params'] extends z.ZodType
  ? [options: CallOptions<C>]
  : C['body'] extends z.ZodType
    ? [options: CallOptions<C>]
    : [options?: CallOptions<C>]

const writeKeys = createWriteKeys(() => crypto.randomUUID())

/** Calls the server with the types of a contract. Throws ApiError. */
export function call<C extends Contract>(contract: C, ...args: CallArguments<C>): Promise<Result<C>> {
  return callAny(contract, args[0])
}

interface AnyOptions extends CallSettings {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
}

/**
 * Calls the server for code that handles many contracts. The caller guarantees the types of the input and the answer.
 */
export async function callAny<Answer>(contract: Contract, options: AnyOptions = {}): Promise<Answer> {
  const init: RequestInit = { method: contract.method }
  const headers = new Headers(options.headers)
  if (options.body !== undefined) {
    // The header goes only with a body: the server rejects a DELETE that declares JSON but sends no body.
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(options.body)
  }
  const address = addressOf(contract.path, options.params, options.query)
  const answer = async () => {
    const response = await request(address, { ...init, headers }, options)
    return (contract.produces ? response : await answerOf(response)) as Answer
  }
  if (contract.method === 'GET') return answer()
  // Background calls have their own retry. They must not replace the open key of a user's write, which a repeat of that
  // write needs.
  const ownKey = options.key ?? (options.quiet ? crypto.randomUUID() : undefined)
  const key = ownKey ?? writeKeys.keyOf(`${contract.method} ${address} ${init.body ?? ''}`)
  headers.set('idempotency-key', key)
  try {
    const result = await answer()
    writeKeys.settle(key)
    return result
  } catch (error) {
    if (error instanceof ApiError && !isSilence(error.status)) writeKeys.settle(key)
    throw error
  }
}

/** Reads the JSON of a response. Throws ApiError with status 0 if the connection breaks while the body arrives. */
export async function answerOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (isAbort(error)) throw error
    throw new ApiError(0, undefined)
  }
}

/** Fetches a file from the API with the session (pictures, PDFs, exports). */
export async function fetchBlob(address: string, settings: CallSettings = {}): Promise<Blob> {
  const response = await request(address, { method: 'GET' }, settings)
  return response.blob()
}

/**
 * Sends the raw request behind `call`: adds session headers, throws errors and ends the session. Event streams use it
 * too.
 */
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

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
