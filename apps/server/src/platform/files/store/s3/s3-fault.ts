import type { IncomingMessage } from 'node:http'
import { AppError } from '@portal/domain/platform/errors'

const longestAnswer = 65_536
const full = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])

/** A refusal of the store, with its own code such as `NoSuchBucket`. */
export class S3Refusal extends Error {
  override name = 'S3Refusal'
  readonly status: number
  readonly code: string
  /** The region of the bucket, if the store names it. */
  readonly region: string | undefined
  readonly date: string | undefined

  constructor(method: string, response: IncomingMessage, body: string) {
    const inBody = (tag: string) => new RegExp(`<${tag}>([^<]{1,100})</${tag}>`).exec(body)?.[1]
    const status = response.statusCode ?? 0
    const code = inBody('Code') ?? ''
    super(`The S3 store answered ${status}${code && ` ${code}`} to ${method}.`)
    this.status = status
    this.code = code
    const named = response.headers['x-amz-bucket-region']
    this.region = typeof named === 'string' ? named : inBody('Region')
    this.date = response.headers.date
  }
}

/** Reads a short answer. It is text for people or XML, never the content of a file. */
export async function textOf(response: IncomingMessage, longest = longestAnswer): Promise<string> {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk
    if (text.length > longest) throw new Error('The S3 store sent an answer that is too long.')
  }
  return text
}

/** Any fault of the store is a 503 for users: the files are safe, but out of reach for now. */
export function unavailable(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const isFull = cause instanceof S3Refusal && (cause.status === 507 || full.has(cause.code))
  return new AppError(isFull ? 'PENYIMPANAN_PENUH' : 'PENYIMPANAN_TIDAK_MENJAWAB', { cause })
}
