import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** One request with all its attempts. They carry the same Idempotency-Key. */
export interface Call {
  who: string
  what: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body: unknown
  key: string
  /** Status of each attempt, or the error of a broken connection. */
  attempts: (number | string)[]
  /** `accepted` and `refused` are final. `unknown`: no attempt got an answer that says what happened. */
  outcome: 'accepted' | 'refused' | 'unknown'
  status: number
  answer: Answer
}

/** The JSON of an answer. Commands read what their own contract promises. */
// biome-ignore lint/suspicious/noExplicitAny: answers of a hundred contracts, read by tests only
export type Answer = any

export interface Access {
  origins(): readonly string[]
  /** Returns the headers of this account, with a new session after a 401. */
  headers(who: string, again?: boolean): Promise<Record<string, string>>
}

const tries = 400
const pauseMs = 100
const patienceMs = 8000
/** Answers that leave open what happened, or say that nothing did: the caller sends the same key again. */
const uncertain = new Set([401, 429, 500, 502, 503, 504, 507])

/** Somebody without an account. */
export const visitor = 'warga'

export interface Sent {
  key?: string
  what?: string
  body?: unknown
  file?: File
}

/** Sends requests of all people and keeps what each was told. */
export class History {
  readonly calls: Call[] = []
  /** The number of writes that were acknowledged. */
  accepted = 0
  /** Answers that no request may get. */
  readonly faults: string[] = []
  readonly #access: Access
  #turn = 0

  constructor(access: Access) {
    this.#access = access
  }

  /** Repeats a request until its outcome is known, at another server each time. */
  async send(who: string, method: Call['method'], path: string, sent: Sent = {}): Promise<Call> {
    const { key = randomUUID(), what = `${method} ${path}`, body, file } = sent
    const call: Call = {
      ...{ who, what, method, path, body, key },
      ...{ attempts: [], outcome: 'unknown', status: 0, answer: undefined },
    }
    if (method !== 'GET') this.calls.push(call)
    await this.#attempt(call, file)
    return call
  }

  async #attempt(call: Call, file: File | undefined): Promise<void> {
    const origins = this.#access.origins()
    for (let n = 0; n < tries; n++) {
      const origin = origins[this.#turn++ % origins.length] ?? ''
      const last = call.attempts.at(-1)
      const headers = await this.#access.headers(call.who, last === 401).catch(() => undefined)
      if (!headers) {
        await pause(pauseMs)
        continue
      }
      const form = file && new FormData()
      if (file) form?.append('files', file)
      const isJson = call.body !== undefined && !(call.body instanceof FormData)
      const seen = await fetch(origin + call.path, {
        method: call.method,
        headers: {
          ...headers,
          ...(call.method === 'GET' ? {} : { 'idempotency-key': call.key }),
          ...(isJson ? { 'content-type': 'application/json' } : {}),
        },
        body: form ?? (isJson ? JSON.stringify(call.body) : ((call.body as FormData | undefined) ?? null)),
        signal: AbortSignal.timeout(patienceMs),
      })
        .then(
          async (answer) => ({ status: answer.status, text: await answer.text() }),
          (error: Error) => error,
        )
        .catch((error: Error) => error)
      if (seen instanceof Error) {
        call.attempts.push(seen.message)
        await pause(pauseMs)
        continue
      }
      call.attempts.push(seen.status)
      call.answer = seen.text.startsWith('{') ? JSON.parse(seen.text) : undefined
      call.status = seen.status
      if (seen.status === 500) this.faults.push(`500 for ${call.what}: ${seen.text.slice(0, 300)}`)
      // Only an account gets a new session after a 401.
      const isFinal = !uncertain.has(seen.status) || (seen.status === 401 && call.who === visitor)
      if (isFinal) {
        call.outcome = seen.status < 300 ? 'accepted' : 'refused'
        if (call.outcome === 'accepted' && call.method !== 'GET') this.accepted += 1
        return
      }
      await pause(pauseMs)
    }
  }

  /** The story of the requests in one line each, for the report of a failure. */
  lines(): string[] {
    return this.calls.map(
      ({ who, what, attempts, outcome, answer }) =>
        `${who}: ${what} → ${attempts.slice(-4).join(', ')} ${outcome}${outcome === 'refused' ? ` (${String(answer?.message).slice(0, 90)})` : ''}`,
    )
  }
}
