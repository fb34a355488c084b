import { createReadStream } from 'node:fs'
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Breaker } from './breaker.ts'
import { S3Refusal, textOf } from './s3-fault.ts'
import type { S3Settings } from './s3-settings.ts'

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** The name of the object. Empty for the bucket itself. */
  name: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** A local file to send. Its hash is part of the signature, so the store refuses other content. */
  file?: { path: string; size: number; sha256: string }
  /** Short content to send. */
  text?: string
  content?: Uint8Array
  /** Statuses that are no refusal. The caller reads or drops their body. */
  expected: readonly number[]
}

export interface S3Client {
  readonly settings: S3Settings
  /** True while calls fail at once, because the store did not answer the last one. */
  readonly isDown: boolean
  send(call: S3Call): Promise<IncomingMessage>
}

/** Pauses before the next try of a call that the store did not answer. */
const pauses = [100, 400]
const again = new Set([429, 500, 502, 503, 504])

class SilentStore extends Error {
  override name = 'SilentStore'
}

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxFreeSockets: 10 }),
  'https:': new https.Agent({ keepAlive: true, maxFreeSockets: 10 }),
}

async function signedHeaders(call: S3Call, url: URL, { region, key, secret }: S3Settings) {
  const signer = new AwsV4Signer({
    method: call.method,
    url: url.href,
    headers: {
      ...call.headers,
      'x-amz-content-sha256': call.file?.sha256 ?? 'UNSIGNED-PAYLOAD',
    },
    service: 's3',
    region,
    accessKeyId: key,
    secretAccessKey: secret,
  })
  const { headers } = await signer.sign()
  const content = call.content ?? call.text
  const length = call.file?.size ?? (content === undefined ? undefined : Buffer.byteLength(content))
  return { ...Object.fromEntries(headers), ...(length === undefined ? {} : { 'content-length': length }) }
}

/** Sends one request and returns once the headers of the answer are there. */
async function sendOnce(
  { method, file, text, content }: S3Call,
  url: URL,
  headers: OutgoingHttpHeaders,
  waitMs: number,
): Promise<IncomingMessage> {
  const isHttps = url.protocol === 'https:'
  const agent = isHttps ? agents['https:'] : agents['http:']
  const request = (isHttps ? https : http).request(url, { method, headers, agent })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject)
  })
  const silent = () => request.destroy(new SilentStore(`The S3 store was silent for ${waitMs} ms.`))
  request.setTimeout(waitMs, silent)
  // A store may refuse before it has read everything. Its answer then counts more than the broken upload.
  if (file) pipeline(createReadStream(file.path), request).catch((error) => request.destroy(error))
  else request.end(content ?? text)
  const response = await answered
  // From here a slow reader may pause the connection, so its silence is no fault of the store.
  request.setTimeout(0)
  return response
}

/** A small client for the six calls that the store of files needs, with addresses by path (`/bucket/name`). */
export function createS3Client(
  settings: S3Settings,
  { onDown = () => undefined }: { onDown?: (error: Error) => void } = {},
): S3Client {
  const { waitMs } = settings
  const breaker = new Breaker(onDown)

  async function attempt(call: S3Call): Promise<IncomingMessage> {
    const url = new URL(call.name, settings.bucket)
    // The address of the bucket itself has no slash at its end.
    if (!call.name) url.pathname = url.pathname.replace(/\/$/, '')
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
    const response = await sendOnce(call, url, await signedHeaders(call, url, settings), waitMs)
    if (call.expected.includes(response.statusCode ?? 0)) return response
    throw new S3Refusal(call.method, response, await textOf(response))
  }

  async function tryAgain(call: S3Call): Promise<IncomingMessage> {
    for (let time = 0; ; time++) {
      try {
        return await attempt(call)
      } catch (error) {
        const refused = error instanceof S3Refusal && !again.has(error.status)
        const pause = pauses[time]
        if (refused || error instanceof SilentStore || pause === undefined) throw error
        await wait(pause)
      }
    }
  }

  return {
    settings,
    get isDown() {
      return breaker.isOpen
    },
    async send(call) {
      breaker.check(waitMs)
      try {
        const response = await tryAgain(call)
        breaker.answered()
        return response
      } catch (error) {
        // A refusal of one call says nothing about the next, unless the store itself is broken.
        if (error instanceof S3Refusal && error.status < 500) breaker.answered()
        else breaker.failed(error as Error)
        throw error
      }
    },
  }
}
