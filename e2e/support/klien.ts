import { type APIRequestContext, expect, request as requests } from '@playwright/test'
import { accessOf } from './portal.ts'

/** Calls the API as one account, without a browser. */
export interface Klien {
  data: { id: number; uuid: string; role: string }
  get<T>(address: string): Promise<T>
  post<T>(address: string, data: object): Promise<T>
  put<T>(address: string, data: object): Promise<T>
  /** The key of the stored file. */
  upload(name: string, content: Buffer): Promise<string>
  close(): Promise<void>
}

export async function masuk(baseURL: string | undefined, username: string, sandi?: string): Promise<Klien> {
  const request = await requests.newContext(baseURL ? { baseURL } : {})
  const { accessToken, data } = await accessOf(request, username, sandi)
  return klienOf(request, accessToken, data)
}

function klienOf(request: APIRequestContext, token: string, data: Klien['data']): Klien {
  const headers = { authorization: `Bearer ${token}`, role: data.role }
  async function send<T>(method: string, address: string, options: object = {}): Promise<T> {
    const answer = await request.fetch(address, { method, headers, ...options })
    expect(answer.ok(), `${method} ${address}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  return {
    data,
    get: (address) => send('GET', address),
    post: (address, body) => send('POST', address, { data: body }),
    put: (address, body) => send('PUT', address, { data: body }),
    async upload(name, buffer) {
      const files = { name, mimeType: 'application/pdf', buffer }
      const { response } = await send<{ response: string[] }>('POST', '/api/upload/file', {
        multipart: { files },
      })
      return response[0] ?? ''
    },
    close: () => request.dispose(),
  }
}
