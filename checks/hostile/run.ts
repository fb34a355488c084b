import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { type RunningPortal, startPortal } from '../portal.ts'
import { checkMany } from './many.ts'
import { send } from './send.ts'
import { slowestVisit } from './visit.ts'

/**
 * `npm run check:hostile` sends a portal requests that once stopped it, several hundred bad files and bodies, and a flood.
 * It fails after an unexpected response, if the server stops, if it keeps the memory, or if a visitor waits longer than
 * `longestWait` meanwhile.
 */
const longestWait = 2000
/** More clients than the server can serve, and the duration of the flood (ms). */
const flood = { clients: 400, ms: 10_000 }

const oss = {
  OSS_URL: 'http://127.0.0.1:9',
  OSS_USER_KEY: 'kunci-karangan',
  OSS_INBOUND_USER: 'oss',
  OSS_INBOUND_PASSWORD: 'sandi-karangan-untuk-periksa',
}
const anyToken = 'a'.repeat(40)
const deepJson = `{"x":${'['.repeat(450_000)}${']'.repeat(450_000)}}`

const json = { 'content-type': 'application/json' }
const gzip = { ...json, 'content-encoding': 'gzip' }
const post = (origin: string, path: string, headers: Record<string, string>, body: string | Uint8Array) =>
  send(origin + path, { method: 'POST', headers, body: body as BodyInit }).then(({ status }) => status)

/** Sends a token with non-ASCII bytes over a raw socket, because HTTP clients refuse to send such a header. */
function sendForeignToken(origin: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
    const head = [
      'POST /api/oss/receiveNIB HTTP/1.1',
      'Host: localhost',
      'Content-Length: 2',
      `Token: ${'é'.repeat(40)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n{}`, 'latin1')
  })
  socket.once('data', (chunk) => {
    resolve(Number(String(chunk).slice(9, 12)))
    socket.destroy()
  })
  socket.once('error', reject)
  return promise
}

const dossier = 'x'.repeat(6_000_000)

interface HostileRequest {
  expected: number
  /** The server may answer and close before it has read such a long body. Then a client sees only a broken connection. */
  mayBreakOff?: true
  send(origin: string): Promise<number>
}

const requests: Record<string, HostileRequest> = {
  'gzip of 6 MB to receiveNIB': {
    expected: 415,
    send: (origin) => post(origin, '/api/oss/receiveNIB', { ...gzip, token: anyToken }, gzipSync(dossier)),
  },
  '6 MB to receiveFileDS without a token': {
    expected: 401,
    mayBreakOff: true,
    send: (origin) => post(origin, '/api/oss/receiveFileDS', json, dossier),
  },
  '6 MB to receiveFileDS with a wrong token': {
    expected: 400,
    mayBreakOff: true,
    send: (origin) => post(origin, '/api/oss/receiveFileDS', { ...json, token: anyToken }, dossier),
  },
  'gzip of 450,000 nested arrays': {
    expected: 415,
    send: (origin) => post(origin, '/api/user/login', gzip, gzipSync(deepJson)),
  },
  '450,000 nested arrays': {
    expected: 400,
    send: (origin) => post(origin, '/api/user/login', json, deepJson),
  },
  '500,000 values': {
    expected: 400,
    send: (origin) => post(origin, '/api/user/login', json, `{"x":[${'1,'.repeat(499_999)}1]}`),
  },
  'a token outside ASCII': { expected: 401, send: sendForeignToken },
}

async function overload(origin: string) {
  const until = performance.now() + flood.ms
  const statuses = new Map<number, number>()
  const accepted: number[] = []
  const client = async () => {
    while (performance.now() < until) {
      const begun = performance.now()
      const { status } = await send(`${origin}/api/okkp/registrations/index_public?limit=100`, {})
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 200) accepted.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: flood.clients }, client))
  const sorted = accepted.toSorted((a, b) => a - b)
  const share = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
  return { clients: flood.clients, ...Object.fromEntries(statuses), p50: share(0.5), p99: share(0.99) }
}

async function check(portal: RunningPortal): Promise<boolean> {
  let good = true
  for (const [name, { expected, mayBreakOff, send }] of Object.entries(requests)) {
    const { result: status, slowest } = await slowestVisit(portal.origin, send(portal.origin))
    const answered = status === expected || (mayBreakOff === true && status === 0)
    const ok = answered && slowest <= longestWait && portal.isRunning()
    good &&= ok
    console.log(JSON.stringify({ name, status, expected, slowestVisitMs: slowest, ok }))
  }
  good = (await checkMany(portal, longestWait)) && good
  console.log(JSON.stringify({ name: 'overload', ...(await overload(portal.origin)) }))
  const alive = (await fetch(`${portal.origin}/api/health/ready`)).status === 200 && portal.isRunning()
  console.log(JSON.stringify({ name: 'alive', ok: alive }))
  return good && alive
}

const portal = await startPortal(oss)
try {
  process.exitCode = (await check(portal)) ? 0 : 1
} finally {
  await portal.stop()
}
