import { z } from 'zod'
import { nameSchemas } from './schema-names.ts'

/**
 * One API call. The server registers its route from it, the web app calls it through the API client, and forms validate
 * with its body schema. Paths use Fastify syntax (`/detail/:uuid`).
 */
export interface Contract {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** Short description in Indonesian. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /**
   * Parts of a multipart call, with files as `z.file()`. Such a call has no JSON body; the handler reads the parts
   * itself.
   */
  multipart?: z.ZodObject
  /** Media types of a response that is not JSON (image, PDF, event stream). Its `response` is `notJson`. */
  produces?: readonly MediaType[]
  response: z.ZodType
  /** Schema of a 202 response, for callers who send `Prefer: respond-async` to watch the work. */
  accepted?: z.ZodType
  /** The call is public, but a token is useful: the response depends on the account or names its session. */
  tokenHelps?: true
  /** Headers that the handler reads itself. OpenAPI describes them; the server does not validate them. */
  headers?: z.ZodObject
  /** Caller of the call, if it is neither an account nor the public. */
  caller?: string
  /** Additional failures, besides those that `openapi/failures.ts` of the server derives from parts and access. */
  fails?: readonly FailureStatus[]
  /** Status of a success. The default is 200. */
  status?: 200 | 201 | 202
}

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 429 | 500 | 502 | 503 | 507

export type MediaType = `${string}/${string}`

/** Response of a call with `produces`. The handler sends the content unchanged. */
export const notJson = z.unknown()

export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}

type Part<
  C extends Contract,
  K extends 'params' | 'query' | 'body',
  D extends 'in' | 'out',
> = C[K] extends z.ZodType ? (D extends 'in' ? z.input<C[K]> : z.output<C[K]>) : undefined

/** Values that a caller sends. */
export type CallParams<C extends Contract> = Part<C, 'params', 'in'>
export type CallQuery<C extends Contract> = Part<C, 'query', 'in'>
export type CallBody<C extends Contract> = Part<C, 'body', 'in'>
/** Parsed values that a handler receives. */
export type Params<C extends Contract> = Part<C, 'params', 'out'>
export type Query<C extends Contract> = Part<C, 'query', 'out'>
export type Body<C extends Contract> = Part<C, 'body', 'out'>
/** `Answer` is the value that a handler returns, `Result` the value that a caller gets. */
export type Answer<C extends Contract> = z.input<C['response']> | Accepted<C, 'in'>
export type Result<C extends Contract> = z.output<C['response']> | Accepted<C, 'out'>

type Accepted<C extends Contract, D extends 'in' | 'out'> = C['accepted'] extends z.ZodType
  ? D extends 'in'
    ? z.input<C['accepted']>
    : z.output<C['accepted']>
  : never

/** Builds the default envelope `{ success: true, data, message? }`. */
export function dataAnswer<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() })
}

export const pageMeta = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  max_page: z.number().int(),
  /** True if counting stopped at `total` and the list has more rows. */
  total_is_minimum: z.literal(true).optional(),
})

/** Builds the envelope of lists, `{ success: true, data: [rows], meta }`. */
export function listAnswer<T extends z.ZodType>(row: T) {
  return z.object({ success: z.literal(true), data: z.array(row), meta: pageMeta })
}

export const emptyAnswer = z.object({ success: z.literal(true), message: z.string() })

nameSchemas({ halaman: pageMeta, selesai: emptyAnswer })
