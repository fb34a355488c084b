import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createPengguna } from '#testing/factories.ts'

const test = useTestApp({ DATABASE_POOL: '10' })

async function removeEveryone() {
  const { db } = test.get().platform
  await db.updateTable('akun.pengguna').set({ dihapus: new Date(), aktif: false }).execute()
}

async function activeSuperadmins(): Promise<number> {
  const { db } = test.get().platform
  const rows = await db
    .selectFrom('akun.pengguna')
    .select('id')
    .where('role', '=', 'SUPERADMIN')
    .where('aktif', '=', true)
    .where('dihapus', 'is', null)
    .execute()
  return rows.length
}

const actions = {
  remove: (by: SignedInClient, target: SignedInClient) =>
    by.inject({ method: 'DELETE', url: `/api/user/delete/${target.uuid}` }),
  deactivate: (by: SignedInClient, target: SignedInClient) =>
    by.inject({ method: 'PUT', url: '/api/user/status', payload: { uuid: target.uuid, status: false } }),
  demote: (by: SignedInClient, target: SignedInClient) =>
    by.inject({
      method: 'PUT',
      url: '/api/user/edit/superadmin',
      payload: {
        id_user: target.id,
        username: target.username,
        nama: 'Turun',
        role: 'AUDITOR',
        status: true,
      },
    }),
  'deactivate by an edit': (by: SignedInClient, target: SignedInClient) =>
    by.inject({
      method: 'PUT',
      url: '/api/user/edit/superadmin',
      payload: {
        id_user: target.id,
        username: target.username,
        nama: 'Padam',
        role: 'SUPERADMIN',
        status: false,
      },
    }),
}
const names = Object.keys(actions) as (keyof typeof actions)[]

describe('last superadmin', () => {
  beforeEach(removeEveryone)

  it.each(names)('refuses: %s', async (name) => {
    const last = await test.get().as('SUPERADMIN')
    const answer = await actions[name](last, last)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('SUPERADMIN_TERAKHIR')
    expect((await last.inject({ method: 'GET', url: '/api/auth/user' })).statusCode).toBe(200)
  })

  it('an inactive superadmin does not count', async () => {
    const last = await test.get().as('SUPERADMIN')
    await createPengguna(test.get().platform.db, { role: 'SUPERADMIN', aktif: false })
    expect((await actions.remove(last, last)).statusCode).toBe(409)
  })

  it('a superadmin may leave while there is another', async () => {
    const one = await test.get().as('SUPERADMIN')
    await test.get().as('SUPERADMIN')
    expect((await actions.demote(one, one)).statusCode).toBe(200)
    expect(await activeSuperadmins()).toBe(1)
  })

  it('one always remains, also when all act at once', async () => {
    const step = fc.record({ name: fc.constantFrom(...names), by: fc.nat(3), target: fc.nat(3) })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(step, { minLength: 2, maxLength: 8 }),
        async (size, steps) => {
          await removeEveryone()
          const all: SignedInClient[] = []
          for (let n = 0; n < size; n += 1) all.push(await test.get().as('SUPERADMIN'))
          const pick = (n: number) => all[n % size] as SignedInClient
          const answers = await Promise.all(
            steps.map(({ name, by, target }) => actions[name](pick(by), pick(target))),
          )
          for (const { statusCode } of answers) expect([200, 401, 404, 409, 403]).toContain(statusCode)
          expect(await activeSuperadmins()).toBeGreaterThanOrEqual(1)
        },
      ),
      { numRuns: 25 },
    )
  })
})
