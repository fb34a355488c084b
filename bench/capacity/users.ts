import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, Kind, Screen } from './screens.ts'

/** Mean seconds that a person looks at a screen before opening the next. */
const thinkSeconds = Number(process.env.BENCH_THINK_SECONDS ?? 8)

export interface Answered {
  /** Seconds since the phase began. */
  at: number
  ms: number
  /** 0 stands for a connection that failed. */
  status: number
  path: string
  /** The beginning of an answer that is no success. */
  said: string
}

export interface Crowd {
  port: number
  screens: Record<Kind, Screen[]>
  /** Tokens of each role. A visitor has none. */
  tokens: Partial<Record<Kind, string[]>>
}

/** Of 100 people, this many are visitors and operators. The others are staff of all roles alike. */
const shares = { visitor: 40, PELAKU_USAHA: 20 }

function kindOf(n: number, kinds: readonly Kind[]): Kind {
  const place = (n * 37) % 100
  if (place < shares.visitor) return 'visitor'
  if (place < shares.visitor + shares.PELAKU_USAHA) return 'PELAKU_USAHA'
  const staff = kinds.filter((kind) => !(kind in shares))
  return staff[n % staff.length] as Kind
}

function ask(agent: Agent, port: number, { path, body }: Call, token: string | undefined) {
  const sent = body && JSON.stringify(body())
  const headers = {
    'accept-encoding': 'gzip',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(sent ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
  }
  const { promise, resolve } = Promise.withResolvers<{ status: number; said: string }>()
  const fail = (error: Error) => resolve({ status: 0, said: error.message })
  const asked = request(
    { agent, host: '127.0.0.1', port, path, headers, method: sent ? 'POST' : 'GET' },
    (answer) => {
      const status = answer.statusCode ?? 0
      let said = ''
      if (status >= 400) answer.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(0, 300)))
      else answer.resume()
      answer.once('end', () => resolve({ status, said }))
      answer.once('error', fail)
    },
  )
  asked.once('error', fail)
  asked.end(sent)
  return promise
}

/** Waiting times of people are exponential: many are short, some are long. */
const think = () => Math.min(60, -Math.log(1 - Math.random()) * thinkSeconds) * 1000

/** Lets this many people use the portal for some seconds. Each opens a screen, reads it and opens the next. */
export async function live(crowd: Crowd, people: number, seconds: number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const kinds = Object.keys(crowd.screens) as Kind[]
  const answers: Answered[] = []
  const begun = performance.now()
  const passed = () => (performance.now() - begun) / 1000
  const person = async (n: number) => {
    const kind = kindOf(n, kinds)
    const screens = crowd.screens[kind]
    const tokens = crowd.tokens[kind] ?? []
    const token = tokens[n % tokens.length]
    await pause(Math.random() * thinkSeconds * 1000)
    for (let turn = n; passed() < seconds; turn++) {
      const calls = screens[turn % screens.length]?.(n * 131 + turn) ?? []
      await Promise.all(
        calls.map(async (call) => {
          const from = performance.now()
          const answer = await ask(agent, crowd.port, call, token)
          answers.push({ at: passed(), ms: performance.now() - from, path: call.path, ...answer })
        }),
      )
      await pause(Math.min(think(), Math.max(0, seconds - passed()) * 1000))
    }
  }
  await Promise.all(Array.from({ length: people }, (_, n) => person(n)))
  agent.destroy()
  return answers
}
