import { describe, expect, it } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'

const test = useTestApp()

let count = 0
function newCompany(values: object = {}, akun: object = {}) {
  count += 1
  return {
    nama_perseroan: `PT Beras ${count}`,
    nib: String(8_000_000_000_000 + count),
    jenis_perseroan: '01',
    alamat_perseroan: 'Jalan Braga 10',
    provinsi_id: 32,
    kota_id: 3273,
    ...values,
    akun: { username: `beras_${count}`, nama: 'Operator Beras', email: 'op@contoh.id', ...akun },
  }
}
const add = (client: SignedInClient, payload: object) =>
  client.inject({ method: 'POST', url: '/api/perusahaan/add', payload })

describe('company', () => {
  it('a company is created with its first account', async () => {
    const admin = await test.get().as('SUPERADMIN')
    const payload = newCompany()
    const answer = await add(admin, payload)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      perusahaan: { nib: payload.nib, jumlah_akun: 1 },
      akun: { role: 'PELAKU_USAHA', wajib_ganti_sandi: true, perusahaan: { nib: payload.nib } },
    })
    expect(answer.json().data.newPassword).toMatch(/-/)
    const list = await admin.inject({ url: `/api/perusahaan?search=${payload.nib}` })
    expect(list.json()).toMatchObject({
      data: [{ nama_perseroan: payload.nama_perseroan }],
      meta: { total: 1 },
    })
  })

  it('a company is not stored if its account is refused', async () => {
    const admin = await test.get().as('SUPERADMIN')
    const payload = newCompany({}, { username: admin.username })
    const answer = await add(admin, payload)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors).toEqual([
      { field: 'akun.username', message: `Nama pengguna "${admin.username}" sudah dipakai.` },
    ])
    expect((await admin.inject({ url: `/api/perusahaan?search=${payload.nib}` })).json().meta.total).toBe(0)
  })

  it('a registered NIB is named', async () => {
    const admin = await test.get().as('SUPERADMIN')
    const { nib } = await createPerusahaan(test.get().platform.db)
    const answer = await add(admin, newCompany({ nib }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().errors[0]).toEqual({ field: 'nib', message: `NIB ${nib} sudah terdaftar.` })
  })

  it.each([
    ['nib', { nib: '12' }, {}],
    ['npwp_perseroan', { npwp_perseroan: 'abc' }, {}],
    ['jenis_perseroan', { jenis_perseroan: '99' }, {}],
    ['kota_id', { kota_id: 3171 }, {}],
    ['provinsi_id', { provinsi_id: 10 }, {}],
    ['akun.email', {}, { email: 'x' }],
    ['akun.nama', {}, { nama: '' }],
  ])('a wrong %s is refused', async (field, values, akun) => {
    const answer = await add(await test.get().as('SUPERADMIN'), newCompany(values, akun))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].field).toBe(field)
  })

  it('only SUPERADMIN creates companies', async () => {
    const operator = await test.get().as('PELAKU_USAHA')
    expect((await add(operator, newCompany())).statusCode).toBe(403)
    expect((await operator.inject({ url: '/api/perusahaan' })).statusCode).toBe(403)
  })
})
