import { randomBytes } from 'node:crypto'
import type { AkunDemo } from '@portal/domain/akun/sesi/demo.contract'
import { roles } from '@portal/domain/platform/roles'
import { guardScreen } from '@portal/domain/portal/screens'
import { expect, test } from 'vitest'
import { createTestApp, useTestApp } from '#testing/app.ts'
import { createPengguna } from '#testing/factories.ts'
import { demoAccounts, demoPassword } from './akun-demo.ts'
import { ceritaDemo, ceritaOf } from './cerita-demo.ts'

const server = useTestApp()
const url = '/api/auth/demo'

test('a demonstration offers its accounts with their stories, but none that was locked', async () => {
  const { app, platform } = server.get()
  await createPengguna(platform.db, { username: 'okkp_kota', role: 'OKKP_ADMIN_KOTA', nama: 'Lina' })
  await createPengguna(platform.db, { username: 'auditor', role: 'AUDITOR' })
  await createPengguna(platform.db, { username: 'bukan_demo', role: 'SUPERADMIN' })
  await platform.db
    .updateTable('akun.pengguna')
    .set({ aktif: false })
    .where('username', '=', 'auditor')
    .execute()
  const { data } = (await app.inject({ url })).json<{ data: { sandi: string; akun: AkunDemo[] } }>()
  expect(data.sandi).toBe(demoPassword)
  expect(data.akun).toEqual([
    {
      username: 'okkp_kota',
      nama: 'Lina',
      role: 'OKKP_ADMIN_KOTA',
      tempat: 'Kota Bandung',
      ...ceritaDemo.OKKP_ADMIN_KOTA,
    },
  ])
})

test('production offers nobody and no password, whatever its database holds', async () => {
  const { database } = server.get()
  const production = await createTestApp(
    {
      PORTAL_MODE: 'production',
      SESSION_SECRET: randomBytes(48).toString('base64'),
      PUBLIC_URL: 'https://portal.contoh.go.id',
    },
    { database },
  )
  const answer = await production.app.inject({ url })
  await production.close()
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: null }])
})

test('of two that share a role the second has a story of its own, and may walk it', () => {
  for (const [first, second] of [
    ['auditor', 'auditor2'],
    ['lead_auditor', 'lead_auditor2'],
  ]) {
    const [one, other] = [first, second].map((name) => demoAccounts.find(({ username }) => username === name))
    if (!one || !other) throw new Error(`${first} and ${second} are no demo accounts`)
    expect(one.role).toBe(other.role)
    expect(ceritaOf(one)).toEqual(ceritaDemo[one.role])
    expect(ceritaOf(other).cerita).not.toBe(ceritaOf(one).cerita)
    const closed = ceritaOf(other).langkah.filter(
      ({ tautan }) => guardScreen(tautan, other.role).kind !== 'pass',
    )
    expect([second, closed]).toEqual([second, []])
  }
})

test('every role has an account, and a story that it may walk', () => {
  expect(new Set(demoAccounts.map(({ role }) => role))).toEqual(new Set(roles))
  for (const role of roles) {
    const steps = ceritaDemo[role].langkah
    expect([role, steps.length >= 2]).toEqual([role, true])
    const closed = steps.filter(({ tautan }) => guardScreen(tautan, role).kind !== 'pass')
    expect([role, closed]).toEqual([role, []])
  }
})
