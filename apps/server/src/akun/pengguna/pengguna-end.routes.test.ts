import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createPengguna } from '#testing/factories.ts'
import { asAdmin, editOf, newAkun, sessionStatus } from './pengguna-admin.fixture.ts'

const test = useTestApp()

describe('reset and deletion', () => {
  it('a reset gives a new password, ends sessions and removes the authenticator', async () => {
    const { send } = await asAdmin(test.get())
    const target = await test.get().as('AUDITOR')
    const { db } = test.get().platform
    await db
      .updateTable('akun.pengguna')
      .set({ totp_aktif: true, totp_rahasia: 'x' })
      .where('id', '=', target.id)
      .execute()
    const answer = await send('PUT', `/api/user/resetPassword?uuid=${target.uuid}`)
    expect(answer.json().data.newPassword).toMatch(/-/)
    expect(await sessionStatus(target)).toBe(401)
    const row = await db
      .selectFrom('akun.pengguna')
      .selectAll()
      .where('id', '=', target.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ wajib_ganti_sandi: true, totp_aktif: false, totp_rahasia: null })
    const audit = await db
      .selectFrom('platform.jejak_audit')
      .selectAll()
      .where('rekaman', '=', `pengguna/${target.uuid}`)
      .execute()
    expect(audit).toHaveLength(1)
    expect(JSON.stringify(audit)).not.toContain(answer.json().data.newPassword)
  })

  it('a deletion keeps the history, ends sessions and frees the user name', async () => {
    const { send } = await asAdmin(test.get())
    const target = await test.get().as('AUDITOR')
    expect((await send('DELETE', `/api/user/delete/${target.uuid}`)).json()).toMatchObject({
      message: 'Data telah dihapus',
    })
    expect(await sessionStatus(target)).toBe(401)
    expect((await send('DELETE', `/api/user/delete/${target.uuid}`)).statusCode).toBe(404)
    const { db } = test.get().platform
    const row = await db
      .selectFrom('akun.pengguna')
      .selectAll()
      .where('id', '=', target.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ username: target.username, nama: row.nama, aktif: false, sandi_hash: null })
    expect((await send('POST', '/api/user/create', newAkun({ username: target.username }))).statusCode).toBe(
      200,
    )
  })

  it.each(['bukan-uuid', '123'])('the uuid %s is refused', async (uuid) => {
    const { send } = await asAdmin(test.get())
    expect((await send('DELETE', `/api/user/delete/${uuid}`)).statusCode).toBe(400)
    expect((await send('PUT', `/api/user/resetPassword?uuid=${uuid}`)).statusCode).toBe(400)
  })

  it('only SUPERADMIN may do both', async () => {
    const target = await createPengguna(test.get().platform.db, { role: 'AUDITOR' })
    for (const role of ['SEKRETARIAT', 'OKKP_ADMIN_PUSAT', 'PELAKU_USAHA'] as const) {
      const client = await test.get().as(role)
      const calls = [
        client.inject({ method: 'POST', url: '/api/user/create', payload: newAkun() }),
        client.inject({ method: 'PUT', url: '/api/user/edit/superadmin', payload: editOf(target) }),
        client.inject({ method: 'PUT', url: `/api/user/resetPassword?uuid=${target.uuid}` }),
        client.inject({ method: 'DELETE', url: `/api/user/delete/${target.uuid}` }),
        client.inject({ method: 'DELETE', url: `/api/okkp/users/delete?user_id=${target.id}` }),
      ]
      for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403)
    }
  })
})
