import { setTimeout as pause } from 'node:timers/promises'
import { demoAccounts, demoPassword } from '../../apps/server/src/akun/index.ts'
import { samplePdf, samplePicture } from '../../apps/server/src/platform/files/samples.fixture.ts'
import { solvedCaptcha } from '../../apps/server/src/testing/solve-captcha.ts'
import { Pool } from './pool.ts'

const renewAfterMs = 5 * 60_000
const keptFiles = 40

/** Asks again while the server is busy. */
async function ask(url: string, init?: RequestInit): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(url, init)
    if (answer.ok || tries === 20) return answer
    await answer.arrayBuffer()
    await pause(500)
  }
}

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
  /** Texts that name this account in a request. */
  marks: string[] = []
  uuid: string | undefined
  #token: string | undefined
  #signedInAt = 0

  constructor(origin: string, account?: { username: string; role: string }) {
    this.origin = origin
    this.username = account?.username
    this.role = account?.role
  }

  get who(): string {
    return this.username ?? 'visitor'
  }

  async signIn(): Promise<void> {
    const body = {
      username: this.username,
      password: demoPassword,
      captchaToken: await captchaToken(this.origin),
    }
    const answer = await ask(`${this.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${this.who} cannot sign in: ${answer.status} ${await answer.text()}`)
    const { access_token, data } = (await answer.json()) as SignedIn
    this.#token = access_token
    this.#signedInAt = Date.now()
    this.uuid = data.uuid
    this.marks = [
      data.uuid,
      `"username":"${this.username}"`,
      `"id":${data.id},`,
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
    if (!this.#token || Date.now() - this.#signedInAt > renewAfterMs) await this.signIn()
    return { authorization: `Bearer ${this.#token}`, ...(this.role ? { role: this.role } : {}) }
  }

  /** Makes the next request sign in again, because a fuzzed request has ended the session. */
  endSession(): void {
    this.#token = undefined
  }

  /** Uploads a PDF that nothing uses yet. Returns its key. */
  async freshPdf(): Promise<string | undefined> {
    const form = new FormData()
    form.append('files', new File([new Uint8Array(samplePdf(500))], 'surat.pdf', { type: 'application/pdf' }))
    const init = { method: 'POST', headers: await this.headers(), body: form }
    const answer = await fetch(`${this.origin}/api/upload/file`, init)
    return answer.ok ? ((await answer.json()) as { response: string[] }).response[0] : undefined
  }

  /** Uploads a PDF and a picture, so that requests can name files that nothing uses yet. */
  async upload(): Promise<void> {
    const form = new FormData()
    form.append('files', new File([new Uint8Array(samplePdf(500))], 'surat.pdf', { type: 'application/pdf' }))
    form.append(
      'files',
      new File([new Uint8Array(await samplePicture('jpeg'))], 'foto.jpg', { type: 'image/jpeg' }),
    )
    form.append(
      'files',
      new File([new Uint8Array(await samplePicture('png'))], 'foto.png', { type: 'image/png' }),
    )
    const init = { method: 'POST', headers: await this.headers(), body: form }
    const answer = await fetch(`${this.origin}/api/upload/file`, init)
    if (!answer.ok) return
    this.files.push(...((await answer.json()) as { response: string[] }).response)
    this.files.splice(0, Math.max(0, this.files.length - keptFiles))
  }
}

export const allAccounts = (origin: string): Account[] => [
  new Account(origin),
  ...demoAccounts.map((account) => new Account(origin, account)),
]
