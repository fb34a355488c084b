import { demoPassword } from '../apps/server/src/akun/index.ts'
import { solvedCaptcha } from '../apps/server/src/testing/solve-captcha.ts'

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
  #formalin: Promise<number> | undefined

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

  async #captcha(): Promise<string | undefined> {
    const challenge = JSON.parse((await this.get('/api/captcha/challenge')) ?? '')
    const solved = { token: await solvedCaptcha(challenge) }
    const captcha = await this.post<{ data: { captchaToken: string } }>('/api/verify-captcha', solved)
    return captcha?.data.captchaToken
  }

  async signIn(username: string): Promise<Officer> {
    const captchaToken = await this.#captcha()
    const account = { username, password: demoPassword, refresh_in_body: true }
    const answer = await this.post<SignedIn>('/api/auth/login', { ...account, captchaToken })
    if (!answer) throw new Error(`${username} could not sign in: ${this.failed.at(-1)}`)
    return officerOf(username, answer)
  }

  /** Asks for a mail with a link for a new password. */
  async forgetPassword(username: string): Promise<void> {
    await this.post('/api/auth/lupa-sandi', { username, captchaToken: await this.#captcha() })
  }

  /** Returns the key of the uploaded file. */
  async upload({ headers }: Officer, file: File): Promise<string | null> {
    const body = new FormData()
    body.append('files', file)
    const answer = await this.open('/api/upload/file', { method: 'POST', headers, body })
    const { response } = ((await answer?.json()) ?? { response: [] }) as { response: string[] }
    return response[0] ?? null
  }

  async #findFormalin(): Promise<number> {
    const { data } = JSON.parse((await this.get('/api/okkp/static/bahan_berbahaya')) ?? '')
    return data.find(({ nama }: { nama: string }) => nama === 'Formalin').id
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

  /**
   * Sends a rapid test as a phone does: the key of the entry is also the Idempotency-Key of every attempt. Returns the id
   * of its row.
   */
  async sendRapidTest(
    officer: Officer,
    key: string,
    foto: string | null = null,
  ): Promise<number | undefined> {
    this.#formalin ??= this.#findFormalin()
    const parameter_id = await this.#formalin
    const body = {
      ...{ kunci: key, note: key, jenis_rapid_test_id: 5, parameter_id, komoditas_id: 1, foto },
      ...{ hasil_uji: 'Negatif', kategori: 'PSAT', lembaga: 'Dinas Pangan Uji', lokasi_sampel: 'Pasar Uji' },
      tanggal: new Date().toISOString().slice(0, 10),
    }
    const headers = { ...officer.headers, 'idempotency-key': key }
    const answer = await this.post<{ data: { id: number } }>('/api/okkp/rapid_test/add', body, headers)
    return answer?.data.id
  }
}

const officerOf = (username: string, answer: SignedIn): Officer => ({
  username,
  id: answer.data.id,
  headers: { authorization: `Bearer ${answer.access_token}`, role: answer.data.role },
  refreshToken: answer.refresh_token,
  renewedAt: Date.now(),
})
