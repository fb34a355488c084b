import { z } from 'zod'
import { nameSchemas } from './schema-names.ts'

/**
 * A call, written once: the server registers its route from it, the web calls it through the API client,
 * forms validate with the same body schema. Paths are written as Fastify reads them (`/detail/:uuid`).
 */
export interface Contract {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** What it does, in a few words of Indonesian. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The parts of a multipart call, files as `z.file()`. It has no JSON body; the handler reads the parts itself. */
  multipart?: z.ZodObject
  /** The kinds of an answer that is not JSON (a picture, a PDF, an event stream); its response is `notJson`. */
  produces?: readonly MediaType[]
  response: z.ZodType
  /** Also answers 202 with this, when the caller prefers to watch the work (`Prefer: respond-async`). */
  accepted?: z.ZodType
  /** Open to all, and yet a token is worth sending: it shows what its account may see, or says whose session it is. */
  tokenHelps?: true
  /** Headers that the handler reads itself; they are described, not validated. */
  headers?: z.ZodObject
  /** Who calls it, where that is neither an account nor everybody. */
  caller?: string
  /** How it can fail beside what follows from its parts and its access (`openapi/failures.ts` of the server). */
  fails?: readonly FailureStatus[]
  /** Status of a success; 200 unless said. */
  status?: 200 | 201 | 202
}

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 429 | 500 | 502 | 503 | 507

export type MediaType = `${string}/${string}`

/** The response of a call that `produces` something else: the handler sends it as it is. */
export const notJson = z.unknown()

export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}

type Part<
  C extends Contract,
  K extends 'params' | 'query' | 'body',
  D extends 'in' | 'out',
> = C[K] extends z.ZodType ? (D extends 'in' ? z.input<C[K]> : z.output<C[K]>) : undefined

/** What a caller sends. */
export type CallParams<C extends Contract> = Part<C, 'params', 'in'>
export type CallQuery<C extends Contract> = Part<C, 'query', 'in'>
export type CallBody<C extends Contract> = Part<C, 'body', 'in'>
/** What a handler receives, parsed. */
export type Params<C extends Contract> = Part<C, 'params', 'out'>
export type Query<C extends Contract> = Part<C, 'query', 'out'>
export type Body<C extends Contract> = Part<C, 'body', 'out'>
/** What a handler returns, and what a caller gets. */
export type Answer<C extends Contract> = z.input<C['response']> | Accepted<C, 'in'>
export type Result<C extends Contract> = z.output<C['response']> | Accepted<C, 'out'>

type Accepted<C extends Contract, D extends 'in' | 'out'> = C['accepted'] extends z.ZodType
  ? D extends 'in'
    ? z.input<C['accepted']>
    : z.output<C['accepted']>
  : never

/** `{ success: true, data, message? }`, the default envelope. */
export function dataAnswer<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() })
}

export const pageMeta = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  max_page: z.number().int(),
  /** There are more rows than `total` says: counting stopped there. */
  total_is_minimum: z.literal(true).optional(),
})

/** `{ success: true, data: [rows], meta }`, the envelope of lists. */
export function listAnswer<T extends z.ZodType>(row: T) {
  return z.object({ success: z.literal(true), data: z.array(row), meta: pageMeta })
}

export const emptyAnswer = z.object({ success: z.literal(true), message: z.string() })

nameSchemas({ halaman: pageMeta, selesai: emptyAnswer })
