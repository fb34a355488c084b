import { setTimeout as pause } from 'node:timers/promises'
import { demoAccounts, demoPassword } from '../../apps/server/src/akun/index.ts'
import { samplePdf, samplePicture } from '../../apps/server/src/platform/files/samples.fixture.ts'
import { solvedCaptcha } from '../../apps/server/src/testing/solve-captcha.ts'
import { Pool } from './pool.ts'

const renewAfterMs = 5 * 60_000
/** Wrong passwords use up the tries of their address. So each account signs in from its own, through the proxy that the portal trusts. */
export const proxy = { TRUST_PROXY: '127.0.0.1' }
let accountsMade = 0
const keptFiles = 40

const fileOf = (bytes: Buffer, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type })
const pdf = fileOf(samplePdf(500), 'surat.pdf', 'application/pdf')
const jpeg = fileOf(await samplePicture('jpeg'), 'foto.jpg', 'image/jpeg')
const png = fileOf(await samplePicture('png'), 'foto.png', 'image/png')

const busy = new Set([429, 503])

/** Sends again while the server is busy. */
async function persist(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await send()
    if (!busy.has(answer.status) || tries === 20) return answer
    await answer.arrayBuffer()
    await pause(500)
  }
}
export const ask = (url: string, init?: RequestInit) => persist(() => fetch(url, init))

export async function solvedChallenge(origin: string): Promise<string> {
  return solvedCaptcha(await (await ask(`${origin}/api/captcha/challenge`)).json())
}

export async function captchaToken(origin: string): Promise<string> {
  const answer = await ask(`${origin}/api/verify-captcha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: await solvedChallenge(origin) }),
  })
  return ((await answer.json()) as { data: { captchaToken: string } }).data.captchaToken
}

interface SignedIn {
  access_token: string
  data: { uuid: string; id: number }
}

/** One sender of requests: a demo account, or a visitor without one. */
export class Account {
  readonly username: string | undefined
  readonly role: string | undefined
  readonly pool = new Pool()
  readonly files: string[] = []
  readonly origin: string
  password: string
  /** Texts that name this account in a request. */
  marks: string[] = []
  uuid: string | undefined
  readonly #address: string
  #token: string | undefined
  #signedInAt = 0
  #signingIn: Promise<void> | undefined

  constructor(origin: string, account?: { username: string; role: string }, password = demoPassword) {
    this.origin = origin
    this.password = password
    this.username = account?.username
    this.role = account?.role
    accountsMade += 1
    this.#address = `10.0.${Math.floor(accountsMade / 250) % 250}.${1 + (accountsMade % 250)}`
  }

  get who(): string {
    return this.username ?? 'visitor'
  }

  async signIn(): Promise<void> {
    const { username, password, origin } = this
    // A log-in that finds the server busy has spent its captcha.
    const answer = await persist(async () =>
      fetch(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'x-forwarded-for': this.#address, 'content-type': 'application/json' },
        body: JSON.stringify({ username, password, captchaToken: await captchaToken(origin) }),
      }),
    )
    if (!answer.ok) throw new Error(`${this.who} cannot sign in: ${answer.status} ${await answer.text()}`)
    const { access_token, data } = (await answer.json()) as SignedIn
    this.#token = access_token
    this.#signedInAt = Date.now()
    this.uuid = data.uuid
    this.marks = [
      data.uuid,
      `"username":"${this.username}"`,
      `"id":${data.id},`,
      `"id_user":${data.id}`,
      `user=${data.id}`,
      `id=${data.id}`,
    ]
  }

  /** Gives the account an address that shows whose data an answer holds. */
  async plantMail(mail: string): Promise<void> {
    const headers = { ...(await this.headers()), 'content-type': 'application/json' }
    const body = JSON.stringify({ nama: `Akun ${this.username}`, email: mail })
    const answer = await fetch(`${this.origin}/api/user/update`, { method: 'PUT', headers, body })
    if (!answer.ok) throw new Error(`${this.who}: ${answer.status} ${await answer.text()}`)
  }

  async headers(): Promise<Record<string, string>> {
    if (!this.username) return {}
    if (!this.#token || Date.now() - this.#signedInAt > renewAfterMs) {
      // Several clients send as this account at once.
      this.#signingIn ??= this.signIn().finally(() => (this.#signingIn = undefined))
      await this.#signingIn
    }
    return { authorization: `Bearer ${this.#token}`, ...(this.role ? { role: this.role } : {}) }
  }

  /** Uses another password from now on, if the portal accepts it. */
  async canSignIn(password: string): Promise<boolean> {
    this.password = password
    return this.signIn().then(
      () => true,
      () => false,
    )
  }

  /** Makes the next request sign in again, because a fuzzed request has ended the session. */
  endSession(): void {
    this.#token = undefined
  }

  async #store(files: readonly File[]): Promise<string[]> {
    const form = new FormData()
    for (const file of files) form.append('files', file)
    const init = { method: 'POST', headers: await this.headers(), body: form }
    const answer = await fetch(`${this.origin}/api/upload/file`, init)
    const text = await answer.text()
    return answer.ok ? (JSON.parse(text) as { response: string[] }).response : []
  }

  /** Uploads a PDF that nothing uses yet. Returns its key. */
  async freshPdf(): Promise<string | undefined> {
    return (await this.#store([pdf]))[0]
  }

  /** Uploads a PDF and pictures, so that requests can name files that nothing uses yet. */
  async upload(): Promise<void> {
    this.files.push(...(await this.#store([pdf, jpeg, png])))
    this.files.splice(0, Math.max(0, this.files.length - keptFiles))
  }
}

export const allAccounts = (origin: string): Account[] => [
  new Account(origin),
  ...demoAccounts.map((account) => new Account(origin, account)),
]
