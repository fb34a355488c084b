import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { asAdmin, newAkun } from './pengguna-admin.fixture.ts'

const test = useTestApp()

describe('new account', () => {
  it('a new account gets a one-time password that must be changed', async () => {
    const { send } = await asAdmin(test.get())
    const answer = await send(
      'POST',
      '/api/user/create',
      newAkun({ role: 'OKKP_ADMIN_KOTA', provinsi_id: 32, kota_id: 3273 }),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Data telah ditambahkan',
      data: {
        role: 'OKKP_ADMIN_KOTA',
        provinsi: 'Jawa Barat',
        kota: 'Kota Bandung',
        wajib_ganti_sandi: true,
        status: true,
      },
    })
    expect(answer.json().data.newPassword).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/)
  })

  it('a given password is accepted and not repeated in the response', async () => {
    const { send } = await asAdmin(test.get())
    const answer = await send(
      'POST',
      '/api/user/register/auditor',
      newAkun({ role: 'LEAD_AUDITOR', password: 'sawah hijau sekali' }),
    )
    expect(answer.json().data).toMatchObject({ role: 'LEAD_AUDITOR', wajib_ganti_sandi: true })
    expect(answer.body).not.toContain('sawah hijau')
    expect(answer.json().data.newPassword).toBeUndefined()
  })

  it('members of the technical commission can be added', async () => {
    const { send } = await asAdmin(test.get())
    const { role: _, ...data } = newAkun()
    const answer = await send('POST', '/api/user/register/pvtpp', data)
    expect(answer.json().data.role).toBe('PVTPP')
  })

  it.each([
    ['short password', { password: 'pendek' }, 'password'],
    [
      'password contains the username',
      { username: 'kelapasawit', password: 'kelapasawit 2026 !' },
      'password',
    ],
    ['role PELAKU_USAHA', { role: 'PELAKU_USAHA' }, 'role'],
    ['unknown role', { role: 'RAJA' }, 'role'],
    ['missing region', { role: 'OKKP_ADMIN_DAERAH' }, 'provinsi_id'],
    ['region for a role without region', { provinsi_id: 32 }, 'provinsi_id'],
    ['unknown province', { role: 'OKKP_ADMIN_DAERAH', provinsi_id: 10 }, 'provinsi_id'],
    ['province 0', { role: 'OKKP_ADMIN_DAERAH', provinsi_id: 0 }, 'provinsi_id'],
    ['unknown city', { role: 'OKKP_ADMIN_KOTA', provinsi_id: 32, kota_id: 3299 }, 'kota_id'],
    ['city of another province', { role: 'OKKP_ADMIN_KOTA', provinsi_id: 33, kota_id: 3273 }, 'kota_id'],
    ['short name', { nama: 'A' }, 'nama'],
    ['username with a space', { username: 'dua kata' }, 'username'],
    ['wrong e-mail address', { email: 'bukan-surel' }, 'email'],
    ['telephone number with letters', { no_telp: '0812abc567' }, 'no_telp'],
    ['photo that nobody uploaded', { photo: `${'a'.repeat(40)}.png` }, 'photo'],
    ['photo that is no picture', { photo: `${'a'.repeat(40)}.pdf` }, 'photo'],
  ])('the field is refused: %s', async (_, values, field) => {
    const { send } = await asAdmin(test.get())
    const answer = await send('POST', '/api/user/create', newAkun(values))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, code: 'VALIDASI_GAGAL' })
    expect(answer.json().errors.map((fault: { field: string }) => fault.field)).toContain(field)
    expect(answer.json().errors[0].message).not.toMatch(/invalid|expected/i)
  })

  it('a taken user name is named, case-insensitively', async () => {
    const { send } = await asAdmin(test.get())
    const data = newAkun()
    await send('POST', '/api/user/create', data)
    const username = data.username.toUpperCase()
    const answer = await send('POST', '/api/user/create', newAkun({ username }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'SUDAH_ADA',
      errors: [{ field: 'username', message: `Nama pengguna "${username}" sudah dipakai.` }],
    })
  })

  it('a repeated Idempotency-Key creates no second account and stores no password', async () => {
    const { send } = await asAdmin(test.get())
    const data = newAkun()
    const key = { 'idempotency-key': randomUUID() }
    const first = await send('POST', '/api/user/create', data, key)
    const second = await send('POST', '/api/user/create', data, key)
    expect(second.statusCode).toBe(200)
    expect(second.json().data.uuid).toBe(first.json().data.uuid)
    expect(second.json().data.newPassword).toBeUndefined()
    const kept = await test.get().platform.db.selectFrom('platform.idempotensi').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(first.json().data.newPassword)
  })
})
