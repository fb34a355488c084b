import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { refreshCookie } from '../../apps/server/src/akun/sesi/refresh-cookie.http.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openTestSession } from '../../apps/server/src/testing/session.ts'
import { database, portalUrl } from './server.ts'

/** Password of every demo account. */
export const password = 'Portal-Pangan-2026'

/**
 * Opens a session in the database. Each test needs its own session. Refresh tokens rotate, so the server would treat a
 * shared token as stolen and end the session.
 */
export async function openSession(username: string) {
  const db = database()
  const account = await db
    .selectFrom('akun.pengguna')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return openTestSession({ config: readConfig({}), db }, account)
}

/** Signs in the browser of this page. Tests of the log-in itself use `signInByForm`. */
export async function signIn(page: Page, username: string): Promise<void> {
  const { refreshToken: value } = await openSession(username)
  await page
    .context()
    .addCookies([{ ...refreshCookie, value, domain: '127.0.0.1', httpOnly: true, sameSite: 'Strict' }])
  // The web app asks for a session only if this key says that the browser had one.
  await page.addInitScript(() => localStorage.setItem('portal:sesi', '1'))
}

export async function signInByForm(page: Page, username: string, sandi = password): Promise<void> {
  await page.getByLabel('Nama pengguna').fill(username)
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill(sandi)
  await expect(page.getByText('Pemeriksaan keamanan selesai')).toBeVisible()
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

/** API client of one account. */
export interface Klien {
  data: { id: number; uuid: string; role: string }
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object): Promise<T>
  put<T>(path: string, body: object): Promise<T>
  /** Uploads a file and returns its key. */
  upload(name: string, content: Buffer): Promise<string>
}

export async function clientOf(username: string): Promise<Klien> {
  const { accessToken, data } = await openSession(username)
  async function send(method: string, path: string, body?: object) {
    const isForm = body instanceof FormData
    const answer = await fetch(portalUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        role: data.role,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true)
    return JSON.parse(text)
  }
  return {
    data,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    async upload(name, content) {
      const form = new FormData()
      form.append('files', new File([new Uint8Array(content)], name, { type: 'application/pdf' }))
      const { response } = await send('POST', '/api/upload/file', form)
      return response[0]
    },
  }
}

/** Gives an account the demo password and clears the required password change. */
export async function giveDemoPassword(username: string): Promise<void> {
  const db = database()
  await db
    .updateTable('akun.pengguna')
    .set({
      sandi_hash: db.selectFrom('akun.pengguna').select('sandi_hash').where('username', '=', 'superadmin'),
      wajib_ganti_sandi: false,
    })
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
}

/** Creates an auditor account that no other test uses. Its password must be changed at the first log-in. */
export async function newTemporaryAccount() {
  const username = `uji-${randomUUID().slice(0, 12)}`
  const sandi = 'sementara sampai besok pagi'
  const superadmin = await clientOf('superadmin')
  const { data } = await superadmin.post<{ data: { id: number; uuid: string; nama: string } }>(
    '/api/user/create',
    { username, nama: 'Petugas Uji', role: 'AUDITOR', password: sandi },
  )
  return { ...data, username, sandi }
}

/** Creates an auditor account with the demo password. */
export async function newAccount() {
  const account = await newTemporaryAccount()
  await giveDemoPassword(account.username)
  return { ...account, sandi: password }
}
