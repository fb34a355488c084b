import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** What the writers know: each name was sent with one Idempotency-Key until the server acknowledged it. */
export interface Written {
  acknowledged: string[]
  /** Times (`performance.now`) of all acknowledgements. */
  times: number[]
  attempts: number
  uncertain: number
  /** Answers that no writer should get. */
  faults: string[]
}

interface Target {
  origins: readonly string[]
  /** Opens a session and returns its access token. */
  signIn(): Promise<string>
}

/**
 * Starts clients that each add one record after the other. A client repeats a request with the same Idempotency-Key until
 * it is acknowledged, at another server each time.
 */
export function startWriters({ origins, signIn }: Target, clients: number) {
  const written: Written = { acknowledged: [], times: [], attempts: 0, uncertain: 0, faults: [] }
  const pauseMs = 200
  let stopped = false
  let token = signIn()

  async function send(nama: string, key: string): Promise<boolean> {
    const origin = origins[written.attempts++ % origins.length]
    const used = token
    const accessToken = await used
    const answer = await fetch(`${origin}/api/okkp/static/golongan/add`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        role: 'SUPERADMIN',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ nama }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    if (!answer || text === undefined) return false
    if (answer.ok) return true
    if (text.includes('HASIL_BELUM_PASTI')) written.uncertain += 1
    if (answer.status === 401 && token === used) token = signIn()
    else if (answer.status !== 401 && answer.status !== 503) written.faults.push(`${answer.status} ${text}`)
    return false
  }

  async function write(): Promise<void> {
    while (!stopped) {
      const nama = `Uji ${randomUUID()}`
      const key = randomUUID()
      while (!(await send(nama, key))) {
        if (stopped) return
        await pause(200)
      }
      written.acknowledged.push(nama)
      written.times.push(performance.now())
      await pause(pauseMs)
    }
  }

  const running = Array.from({ length: clients }, write)
  return {
    written,
    async stop() {
      stopped = true
      await Promise.all(running)
    },
  }
}
