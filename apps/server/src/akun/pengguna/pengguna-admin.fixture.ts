import type { SignedInClient, TestApp } from '#testing/app.ts'

let count = 0

export function newAkun(values: object = {}) {
  count += 1
  return { username: `baru_${process.pid}_${count}`, nama: 'Petugas Baru', role: 'AUDITOR', ...values }
}

export function editOf(account: { id: number; username: string }, values: object = {}) {
  return {
    id_user: account.id,
    username: account.username,
    nama: 'Nama Baru',
    role: 'AUDITOR',
    status: true,
    ...values,
  }
}

export async function asAdmin(app: TestApp) {
  const client = await app.as('SUPERADMIN')
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) =>
    client.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { ...client, send }
}

/** Returns 200 while the session is alive and 401 after its end. */
export async function sessionStatus(client: SignedInClient): Promise<number> {
  return (await client.inject({ method: 'GET', url: '/api/auth/user' })).statusCode
}
