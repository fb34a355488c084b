import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'

const test = useTestApp({ PUBLIC_URL: 'https://portal.contoh.id' }, { jobs: true })

async function operatorOf(perusahaan_id: number) {
  return test.get().as('PELAKU_USAHA', { perusahaan_id, email: `${perusahaan_id}@contoh.id` })
}
const invite = (client: SignedInClient, email: string, more: object = {}) =>
  client.inject({
    method: 'POST',
    url: '/api/perusahaan/undang',
    payload: { nama: 'Kolega Baru', email, ...more },
  })

async function mailedToken(email: string, times = 1): Promise<string> {
  const folder = join(test.get().dataDir, 'surel')
  return vi.waitFor(
    async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      const mine = mails.filter((mail) => mail.includes(`To: ${email}`))
      expect(mine).toHaveLength(times)
      const text = (mine.at(-1) ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=')
      const token = /https:\/\/portal\.contoh\.id\/undangan\?token=([\w-]+)/.exec(text)?.[1]
      if (!token) throw new Error('The mail has no link.')
      return token
    },
    { timeout: 60_000, interval: 100 },
  )
}
const accept = (token: string, username: string, sandi_baru = 'padi menguning di sawah') =>
  test.get().app.inject({
    method: 'POST',
    url: '/api/perusahaan/terima-undangan',
    payload: { token, username, sandi_baru },
  })

describe('colleagues', () => {
  it('an invitation by e-mail creates an account of the company, and its link works once', async () => {
    const company = await createPerusahaan(test.get().platform.db)
    const operator = await operatorOf(company.id)
    expect((await invite(operator, 'kolega1@contoh.id')).json()).toMatchObject({
      message: 'Undangan telah dikirim',
    })
    const open = await operator.inject({ url: '/api/perusahaan/kolega' })
    expect(open.json().data).toMatchObject({
      akun: [{ username: operator.username, status: true }],
      undangan: [{ email: 'kolega1@contoh.id', nama: 'Kolega Baru' }],
    })
    const token = await mailedToken('kolega1@contoh.id')
    expect(open.body).not.toContain(token)

    const taken = await accept(token, operator.username)
    expect(taken.statusCode).toBe(409)
    expect(taken.json().errors[0].field).toBe('username')
    const weak = await accept(token, 'kolega_satu', 'kolega_satu 2026')
    expect(weak.json().errors[0].field).toBe('sandi_baru')

    expect((await accept(token, 'kolega_satu')).statusCode).toBe(200)
    expect((await accept(token, 'kolega_dua')).json().code).toBe('TAUTAN_TIDAK_BERLAKU')
    const after = await operator.inject({ url: '/api/perusahaan/kolega' })
    expect(after.json().data.akun).toHaveLength(2)
    expect(after.json().data.undangan).toEqual([])
  })

  it('a second invitation replaces the first; a withdrawn one has a dead link', async () => {
    const { db } = test.get().platform
    const [company, other] = [await createPerusahaan(db), await createPerusahaan(db)]
    const [operator, stranger] = [await operatorOf(company.id), await operatorOf(other.id)]
    await invite(operator, 'kolega2@contoh.id')
    const first = await mailedToken('kolega2@contoh.id')
    await invite(operator, 'Kolega2@contoh.id')
    expect((await accept(first, 'kolega_dua_a')).json().code).toBe('TAUTAN_TIDAK_BERLAKU')

    const second = await mailedToken('Kolega2@contoh.id')
    const withdraw = (client: SignedInClient, more: object = {}) =>
      client.inject({
        method: 'POST',
        url: '/api/perusahaan/undang/batal',
        payload: { email: 'kolega2@contoh.id', ...more },
      })
    expect((await withdraw(stranger)).statusCode).toBe(404)
    expect((await withdraw(stranger, { perusahaan: company.uuid })).statusCode).toBe(403)
    expect((await withdraw(operator)).json()).toMatchObject({ message: 'Undangan telah dibatalkan' })
    expect((await accept(second, 'kolega_dua_b')).json().code).toBe('TAUTAN_TIDAK_BERLAKU')
    expect((await operator.inject({ url: '/api/perusahaan/kolega' })).json().data.undangan).toEqual([])
    expect((await withdraw(operator)).statusCode).toBe(404)
  })

  it('an invitation ends with the account of its sender, and after seven days', async () => {
    const { db } = test.get().platform
    const company = await createPerusahaan(db)
    const operator = await operatorOf(company.id)
    await invite(operator, 'kolega3@contoh.id')
    const token = await mailedToken('kolega3@contoh.id')
    await db.updateTable('akun.pengguna').set({ aktif: false }).where('id', '=', operator.id).execute()
    expect((await accept(token, 'kolega_tiga')).json().code).toBe('TAUTAN_TIDAK_BERLAKU')
    await db.updateTable('akun.pengguna').set({ aktif: true }).where('id', '=', operator.id).execute()
    const { berakhir } = await db
      .selectFrom('akun.token_sekali')
      .select('berakhir')
      .where('pengguna_id', '=', operator.id)
      .executeTakeFirstOrThrow()
    expect((berakhir.getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
    await db
      .updateTable('akun.token_sekali')
      .set({ berakhir: new Date() })
      .where('pengguna_id', '=', operator.id)
      .execute()
    expect((await accept(token, 'kolega_tiga')).json().code).toBe('TAUTAN_TIDAK_BERLAKU')
  })

  it('of two people who use one invitation, one gets the account', async () => {
    const company = await createPerusahaan(test.get().platform.db)
    await invite(await operatorOf(company.id), 'kolega4@contoh.id')
    const token = await mailedToken('kolega4@contoh.id')
    const answers = await Promise.all([accept(token, 'rebut_a'), accept(token, 'rebut_b')])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400])
  })

  it('only the own company; SUPERADMIN names one', async () => {
    const { db } = test.get().platform
    const [own, other] = [await createPerusahaan(db), await createPerusahaan(db)]
    const operator = await operatorOf(own.id)
    const admin = await test.get().as('SUPERADMIN')
    expect((await invite(operator, 'a@contoh.id', { perusahaan: other.uuid })).statusCode).toBe(403)
    expect(
      (await operator.inject({ url: `/api/perusahaan/kolega?perusahaan=${other.uuid}` })).statusCode,
    ).toBe(403)
    expect(
      (await (await test.get().as('PELAKU_USAHA')).inject({ url: '/api/perusahaan/kolega' })).statusCode,
    ).toBe(403)
    expect((await invite(admin, 'b@contoh.id')).json().errors[0].field).toBe('perusahaan')
    expect((await invite(admin, 'b@contoh.id', { perusahaan: own.uuid })).statusCode).toBe(200)
    expect(
      (await (await test.get().as('AUDITOR')).inject({ url: '/api/perusahaan/kolega' })).statusCode,
    ).toBe(403)
  })

  it('an e-mail address of a colleague and wrong fields are refused', async () => {
    const company = await createPerusahaan(test.get().platform.db)
    const operator = await operatorOf(company.id)
    expect((await invite(operator, `${company.id}@contoh.id`)).json().errors[0].field).toBe('email')
    expect((await invite(operator, 'bukan surel')).json().errors[0].field).toBe('email')
    expect((await accept('token-karangan', 'siapa_saja')).json().code).toBe('TAUTAN_TIDAK_BERLAKU')
    expect((await accept('token-karangan', 'siapa saja')).json().errors[0].field).toBe('username')
    expect((await accept('token-karangan', 'siapa_saja', 'pendek')).json().errors[0].field).toBe('sandi_baru')
  })
})
