import { demoPassword } from '../../apps/server/src/akun/index.ts'
import { solvedCaptcha } from '../../apps/server/src/testing/solve-captcha.ts'

interface SignedIn {
  access_token: string
  refresh_token: string
  data: { id: number; role: string }
}

export interface Officer {
  username: string
  id: number
  headers: { authorization: string; role: string }
  refreshToken: string
  renewedAt: number
}

const renewEveryMs = 20_000

/** Sends each request once, counts it, and keeps every answer that is not 200. */
export class Client {
  readonly #origin: string
  readonly failed: string[] = []
  requests = 0
  refreshed = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Returns the answer with its body unread, or undefined after noting what went wrong. */
  async open(path: string, init: RequestInit = {}): Promise<Response | undefined> {
    this.requests += 1
    const what = `${init.method ?? 'GET'} ${path}`
    try {
      const answer = await fetch(this.#origin + path, init)
      if (answer.status === 200) return answer
      this.failed.push(`${what}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
    } catch (error) {
      this.failed.push(`${what}: ${String((error as Error).cause ?? error)}`)
    }
    return undefined
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
    const answer = await this.open(path, { headers })
    return answer?.text().catch((error: Error) => {
      this.failed.push(`GET ${path}: ${error.message}`)
      return undefined
    })
  }

  async post<Answer>(
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Answer | undefined> {
    const json = { 'content-type': 'application/json', ...headers }
    const answer = await this.open(path, { method: 'POST', headers: json, body: JSON.stringify(body) })
    return answer?.json() as Promise<Answer> | undefined
  }

  async signIn(username: string): Promise<Officer> {
    const challenge = JSON.parse((await this.get('/api/captcha/challenge')) ?? '')
    const solved = { token: await solvedCaptcha(challenge) }
    const captcha = await this.post<{ data: { captchaToken: string } }>('/api/verify-captcha', solved)
    const answer = await this.post<SignedIn>('/api/auth/login', {
      ...{ username, password: demoPassword, refresh_in_body: true },
      captchaToken: captcha?.data.captchaToken,
    })
    if (!answer) throw new Error(`${username} could not sign in: ${this.failed.at(-1)}`)
    return officerOf(username, answer)
  }

  /** Renews the tokens from time to time, as the browser does before an access token ends. */
  async renew(officer: Officer): Promise<void> {
    if (Date.now() - officer.renewedAt < renewEveryMs) return
    officer.renewedAt = Date.now()
    const answer = await this.post<SignedIn>('/api/auth/refresh', { refresh_token: officer.refreshToken })
    if (!answer) return
    Object.assign(officer, officerOf(officer.username, answer))
    this.refreshed += 1
  }
}

const officerOf = (username: string, answer: SignedIn): Officer => ({
  username,
  id: answer.data.id,
  headers: { authorization: `Bearer ${answer.access_token}`, role: answer.data.role },
  refreshToken: answer.refresh_token,
  renewedAt: Date.now(),
})
