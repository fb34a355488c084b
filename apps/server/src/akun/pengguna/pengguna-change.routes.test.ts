import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createPengguna, createPerusahaan } from '#testing/factories.ts'
import { asAdmin, editOf, sessionStatus } from './pengguna-admin.fixture.ts'

const test = useTestApp()

describe('changed account', () => {
  it.each([
    ['peran', { role: 'LEAD_AUDITOR' }],
    ['wilayah', { role: 'OKPO_ADMIN', provinsi_id: 33 }],
    ['kabupaten/kota', { role: 'OKPO_ADMIN', provinsi_id: 32, kota_id: 3273 }],
    ['status', { status: false }],
  ])('sessions end at once when %s changes', async (_, values) => {
    const { send } = await asAdmin(test.get())
    const role = 'provinsi_id' in values ? 'OKPO_ADMIN' : 'AUDITOR'
    const target = await test.get().as(role)
    expect(await sessionStatus(target)).toBe(200)
    const answer = await send('PUT', '/api/user/edit/superadmin', editOf(target, { role, ...values }))
    expect(answer.statusCode).toBe(200)
    expect(await sessionStatus(target)).toBe(401)
  })

  it('a move to another city of the same province ends sessions, too', async () => {
    const { send } = await asAdmin(test.get())
    const target = await test.get().as('OKKP_ADMIN_KOTA')
    const edit = (kota_id: number) =>
      send(
        'PUT',
        '/api/user/edit/superadmin',
        editOf(target, { role: 'OKKP_ADMIN_KOTA', provinsi_id: 32, kota_id }),
      )
    expect((await edit(3273)).statusCode).toBe(200)
    expect(await sessionStatus(target)).toBe(200)
    expect((await edit(3204)).statusCode).toBe(200)
    expect(await sessionStatus(target)).toBe(401)
  })

  it('a new name alone keeps sessions', async () => {
    const { send } = await asAdmin(test.get())
    const target = await test.get().as('AUDITOR')
    const answer = await send('PUT', '/api/user/edit/auditor', editOf(target, { email: 'a@contoh.id' }))
    expect(answer.json().data).toMatchObject({ nama: 'Nama Baru', email: 'a@contoh.id' })
    expect(await sessionStatus(target)).toBe(200)
  })

  it('an auditor without a role in the request keeps the stored one', async () => {
    const { send } = await asAdmin(test.get())
    const target = await test.get().as('LEAD_AUDITOR')
    const { role: _, ...plain } = editOf(target)
    const answer = await send('PUT', '/api/user/edit/auditor', plain)
    expect(answer.json().data).toMatchObject({ nama: 'Nama Baru', role: 'LEAD_AUDITOR' })
    expect(await sessionStatus(target)).toBe(200)
    const changed = await send('PUT', '/api/user/edit/auditor', { ...plain, role: 'AUDITOR' })
    expect(changed.json().data.role).toBe('AUDITOR')
  })

  it('a user name of another account is named', async () => {
    const { send } = await asAdmin(test.get())
    const { db } = test.get().platform
    const [one, two] = [
      await createPengguna(db, { role: 'AUDITOR' }),
      await createPengguna(db, { role: 'AUDITOR' }),
    ]
    const answer = await send('PUT', '/api/user/edit/superadmin', editOf(one, { username: two.username }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors[0].field).toBe('username')
  })

  it('each path changes only its own kinds of account', async () => {
    const { send } = await asAdmin(test.get())
    const { db } = test.get().platform
    const pvtpp = await createPengguna(db, { role: 'PVTPP' })
    const auditor = await createPengguna(db, { role: 'LEAD_AUDITOR' })
    const okkp = await createPengguna(db, { role: 'OKKP_ADMIN_DAERAH' })
    const { role: _, ...plain } = editOf(auditor)
    expect((await send('PUT', '/api/user/edit/auditor', editOf(pvtpp))).statusCode).toBe(404)
    expect((await send('PUT', '/api/user/edit/pvtpp', plain)).statusCode).toBe(404)
    expect(
      (await send('PUT', '/api/user/edit/auditor', editOf({ ...auditor, id: 999_999 }))).statusCode,
    ).toBe(404)
    expect(
      (await send('DELETE', `/api/user/delete/sekretariat?user=${pvtpp.id}&role=AUDITOR`)).statusCode,
    ).toBe(404)
    expect((await send('DELETE', `/api/user/delete/sekretariat?user=${okkp.id}&role=PVTPP`)).statusCode).toBe(
      404,
    )
    expect((await send('DELETE', `/api/okkp/users/delete?user_id=${auditor.id}`)).statusCode).toBe(404)
    expect(
      (await send('DELETE', `/api/okkp/users/delete?user_id=${okkp.id}&role=OKPO_ADMIN`)).statusCode,
    ).toBe(404)
    expect(
      (await send('DELETE', `/api/user/delete/sekretariat?user=${auditor.id}&role=AUDITOR`)).statusCode,
    ).toBe(200)
    expect(
      (await send('DELETE', `/api/user/delete/sekretariat?user=${pvtpp.id}&role=PVTPP`)).statusCode,
    ).toBe(200)
    expect(
      (await send('DELETE', `/api/okkp/users/delete?user_id=${okkp.id}&role=OKKP_ADMIN_DAERAH`)).statusCode,
    ).toBe(200)
  })

  it('an account does not move between company and office', async () => {
    const { send } = await asAdmin(test.get())
    const { db } = test.get().platform
    const company = await createPerusahaan(db)
    const operator = await createPengguna(db, { role: 'PELAKU_USAHA', perusahaan_id: company.id })
    const auditor = await createPengguna(db, { role: 'AUDITOR' })
    for (const edit of [editOf(operator), editOf(auditor, { role: 'PELAKU_USAHA' })]) {
      const answer = await send('PUT', '/api/user/edit/superadmin', edit)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0].field).toBe('role')
    }
  })

  it('an account is deactivated and activated again', async () => {
    const { send } = await asAdmin(test.get())
    const target = await test.get().as('PVTPP')
    const off = await send('PUT', '/api/user/status', { uuid: target.uuid, status: false })
    expect(off.json().data.status).toBe(false)
    expect(await sessionStatus(target)).toBe(401)
    const on = await send('PUT', '/api/user/status', { uuid: target.uuid, status: true })
    expect(on.json().data.status).toBe(true)
    expect(await sessionStatus(target)).toBe(401)
  })
})
