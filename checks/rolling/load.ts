import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Officer } from '../client.ts'

const visited = [
  ...['/', '/tentang', '/kontak', '/data-terbuka', '/okkp', '/peringatan'],
  ...['/api/okkp/static/komoditas', '/api/okkp/static/bahan_berbahaya'],
]
const worked = [
  '/api/auth/user',
  '/api/notifikasi/history?limit=10',
  '/api/okkp/registrations?limit=10',
  '/api/okkp/static/komoditas?limit=10',
]
const pauseMs = 60
const longestDelayMs = 30_000

/** A field entry as a phone keeps it, and the id of the row that it became. */
export interface FieldEntry {
  key: string
  id: number
}

/** Visitors, officers, phones and open pages that use the portal until `stop`. */
export function startLoad(origin: string) {
  const client = new Client(origin)
  const entries: FieldEntry[] = []
  /** Time (ms) from a notification until the stream told its reader. */
  const delays: number[] = []
  let reconnects = 0
  let stopped = false
  const ending = new AbortController()
  const running: Promise<void>[] = []

  function repeat(work: (n: number) => Promise<unknown>, pauseAfter = pauseMs): void {
    const loop = async () => {
      for (let n = 0; !stopped; n++) {
        await work(n)
        await pause(pauseAfter)
      }
    }
    running.push(loop())
  }

  async function sendAgain(officer: Officer, { key, id }: FieldEntry): Promise<void> {
    const again = await client.sendRapidTest(officer, key)
    if (again !== undefined && again !== id) client.failed.push(`entry ${key} became rows ${id} and ${again}`)
  }

  return {
    client,
    entries,
    delays,
    reconnects: () => reconnects,

    startVisitor(): void {
      repeat((n) => client.get(visited[n % visited.length] ?? '/'))
    },

    /** An officer whose one session must live through every restart. */
    async startOfficer(username: string): Promise<void> {
      const officer = await client.signIn(username)
      repeat(async (n) => {
        await client.renew(officer)
        await client.get(worked[n % worked.length] ?? '', officer.headers)
      })
    },

    /** A phone that sends each entry twice, as it does when the first answer got lost. */
    async startPhone(username: string): Promise<Officer> {
      const officer = await client.signIn(username)
      repeat(async () => {
        await client.renew(officer)
        const key = randomUUID()
        const id = await client.sendRapidTest(officer, key)
        if (id === undefined) return
        entries.push({ key, id })
        await sendAgain(officer, { key, id })
      }, 300)
      return officer
    },
    sendAgain,

    /** A page that follows the number of unread notifications, which `notify` adds to. */
    async startPage(username: string, notify: (officer: Officer) => Promise<void>): Promise<void> {
      const officer = await client.signIn(username)
      let told = -1
      const follow = async () => {
        while (!stopped) {
          await client.renew(officer)
          const init = { headers: officer.headers, signal: ending.signal }
          const answer = await client.open('/api/notifikasi/stream', init)
          const text = new TextDecoderStream()
          // A server that stops ends its streams, the end of this check aborts them.
          const reading = answer?.body?.pipeThrough(text) ?? []
          for await (const chunk of reading) {
            const count = /"unread":(\d+)/.exec(chunk)
            if (count) told = Number(count[1])
          }
          reconnects += 1
          await pause(1000)
        }
      }
      running.push(follow().catch(() => undefined))
      while (told < 0) await pause(50)
      repeat(async () => {
        const expected = told + 1
        const begun = performance.now()
        await notify(officer)
        while (told < expected && performance.now() - begun < longestDelayMs) await pause(20)
        if (told >= expected) delays.push(performance.now() - begun)
        else client.failed.push(`the page of ${username} shows ${told} instead of ${expected}`)
      }, 1000)
    },

    async stop(): Promise<void> {
      stopped = true
      ending.abort()
      await Promise.all(running)
    },
  }
}
