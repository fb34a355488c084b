import http from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'

export interface Permintaan {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  timeoutMs: number
  largest: number
  ca?: string | undefined
}

/** Answer or failure. `sampai` says whether OSS can have received the request. */
export type Jawaban =
  | { ok: true; http: number; type: string; isi: Buffer; retryAfter: number | undefined }
  | { ok: false; sampai: boolean; sebab: string }

const connectMs = 5000
const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 10 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 10 }),
}

/** Parses Retry-After in seconds. The function ignores the date form. */
function secondsOf(header: string | undefined): number | undefined {
  const seconds = Number(header)
  return header !== undefined && Number.isFinite(seconds) ? seconds : undefined
}

/** Sends one request. It follows no redirect, verifies the certificate, and limits time and size. */
export function askOss({ url, method, headers, body, timeoutMs, largest, ca }: Permintaan): Promise<Jawaban> {
  const { protocol } = new URL(url)
  const secure = protocol === 'https:'
  return new Promise((resolve) => {
    let connected = false
    const fail = (sebab: string) => {
      clearTimeout(deadline)
      clearTimeout(connecting)
      resolve({ ok: false, sampai: connected, sebab })
      request.destroy()
    }
    const request = (secure ? https : http).request(
      url,
      {
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
        agent: secure ? agents['https:'] : agents['http:'],
        ...(ca ? { ca } : {}),
      },
      (response) => {
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.length
          if (size > largest) return fail(`jawaban lebih dari ${largest} byte`)
          parts.push(part)
        })
        response.on('error', (error) => fail(error.message))
        response.on('aborted', () => fail('sambungan putus di tengah jawaban'))
        response.on('end', () => {
          clearTimeout(deadline)
          clearTimeout(connecting)
          resolve({
            ok: true,
            http: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            isi: Buffer.concat(parts),
            retryAfter: secondsOf(response.headers['retry-after']),
          })
        })
      },
    )
    const deadline = setTimeout(() => fail(`tidak dijawab dalam ${timeoutMs / 1000} detik`), timeoutMs)
    const connecting = setTimeout(
      () => {
        if (!connected) fail('tidak tersambung')
      },
      Math.min(connectMs, timeoutMs),
    )
    request.on('socket', (socket: Socket) => {
      const arrived = () => {
        connected = true
      }
      // A reused connection has already completed its handshake.
      if (request.reusedSocket || (!socket.connecting && !secure)) arrived()
      else socket.once(secure ? 'secureConnect' : 'connect', arrived)
    })
    request.on('error', (error) => fail(error.message))
    request.end(body)
  })
}
