import { randomUUID } from 'node:crypto'
import { type Browser, expect } from '@playwright/test'
import { accessOf, password } from './portal.ts'
import { giveDemoPassword } from './session.ts'

export interface Account {
  id: number
  uuid: string
  username: string
  nama: string
  sandi: string
}

/** The password a new account starts with; it must be changed at the first log-in. */
export const temporaryPassword = 'sementara sampai besok pagi'

async function create(browser: Browser, role: string): Promise<Account> {
  const context = await browser.newContext()
  const { accessToken } = await accessOf(context.request, 'superadmin')
  const username = `uji-${randomUUID().slice(0, 12)}`
  const answer = await context.request.post('/api/user/create', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { username, nama: 'Petugas Uji', role, password: temporaryPassword },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id, uuid, nama } = (await answer.json()).data
  await context.close()
  return { id, uuid, username, nama, sandi: temporaryPassword }
}

/** An account of its own for one journey: whatever is changed there disturbs no other. */
export async function newAccount(browser: Browser, role = 'AUDITOR'): Promise<Account> {
  const account = await create(browser, role)
  await giveDemoPassword(account.username)
  return { ...account, sandi: password }
}

/** An account that still has its temporary password. */
export const newAccountWithTemporaryPassword = (browser: Browser) => create(browser, 'AUDITOR')
