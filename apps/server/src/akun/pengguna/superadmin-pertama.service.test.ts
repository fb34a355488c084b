import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createSuperadmin } from './superadmin-pertama.service.ts'

const test = useTestApp()

describe('first superadmin', () => {
  it('the account gets a one-time password and an audit event', async () => {
    const { platform } = test.get()
    const password = await createSuperadmin(platform, { username: 'pertama', nama: 'Superadmin Pertama' })
    expect(password).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/)
    const row = await platform.db
      .selectFrom('akun.pengguna')
      .selectAll()
      .where('username', '=', 'pertama')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ role: 'SUPERADMIN', aktif: true, wajib_ganti_sandi: true })
    const audit = await platform.db
      .selectFrom('platform.jejak_audit')
      .selectAll()
      .where('peristiwa', '=', 'superadmin.buat')
      .execute()
    expect(audit).toMatchObject([{ pengguna: null, rekaman: `pengguna/${row.uuid}` }])
  })

  it('the error names a wrong or taken field', async () => {
    const { platform } = test.get()
    await expect(createSuperadmin(platform, { username: 'a b', nama: 'Siapa Saja' })).rejects.toMatchObject({
      code: 'VALIDASI_GAGAL',
      fields: [{ field: 'username' }],
    })
    await createSuperadmin(platform, { username: 'kedua', nama: 'Superadmin Kedua' })
    await expect(createSuperadmin(platform, { username: 'KEDUA', nama: 'Siapa Saja' })).rejects.toMatchObject(
      {
        code: 'SUDAH_ADA',
      },
    )
  })
})
