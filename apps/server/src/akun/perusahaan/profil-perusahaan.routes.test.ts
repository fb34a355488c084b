import { beforeAll, describe, expect, it } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'

const test = useTestApp()
const url = '/api/perusahaan/profil'
let company: Awaited<ReturnType<typeof createPerusahaan>>
let client: SignedInClient

beforeAll(async () => {
  company = await createPerusahaan(test.get().platform.db)
  client = await test.get().as('PELAKU_USAHA', { perusahaan_id: company.id })
})

const form = (more: object = {}) => ({
  nama_perseroan: 'PT Profil Lengkap',
  jenis_perseroan: '07',
  skala_usaha: 'kecil',
  alamat_perseroan: 'Jalan Merdeka 3',
  kode_pos: '40115',
  provinsi_id: 32,
  kota_id: 3273,
  telp: '0221234567',
  email_perusahaan: 'kantor@contoh.id',
  tgl_terbit_nib: '2023-04-05',
  penanggung_jawab: 'Ibu Direktur',
  versi: 1,
  ...more,
})
const save = (payload: object, by = client, query = '') =>
  by.inject({ method: 'PUT', url: `${url}${query}`, payload })

describe('company profile', () => {
  it('the company reads and saves its profile, with an audit event', async () => {
    expect((await client.inject({ url })).json().data).toMatchObject({ uuid: company.uuid, versi: 1 })
    const answer = await save(form())
    expect(answer.json().data).toMatchObject({
      nama_perseroan: 'PT Profil Lengkap',
      nib: company.nib,
      jenis_perseroan: '07',
      tgl_terbit_nib: '2023-04-05',
      npwp_perseroan: null,
      versi: 2,
    })
    const trail = await test
      .get()
      .platform.db.selectFrom('platform.jejak_audit')
      .select(['peristiwa'])
      .where('rekaman', '=', `perusahaan/${company.uuid}`)
      .execute()
    expect(trail).toEqual([{ peristiwa: 'perusahaan.ubah' }])
  })

  it('an old version, a city of another province and wrong fields are refused', async () => {
    expect((await save(form())).statusCode).toBe(409)
    expect((await save(form({ versi: 2, provinsi_id: 31 }))).json().errors[0].field).toBe('kota_id')
    const bad = await save(form({ versi: 2, jenis_perseroan: '99', kode_pos: '12', email_perusahaan: 'x' }))
    expect(
      bad
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .toSorted(),
    ).toEqual(['email_perusahaan', 'jenis_perseroan', 'kode_pos'])
  })

  it('a wrong telephone or e-mail is refused; stored ones stay readable', async () => {
    const lama = {
      telp: '(022) 123',
      telp_penanggung_jawab: 'lewat kantor',
      email_penanggung_jawab: 'direktur',
    }
    const { db } = test.get().platform
    await db.updateTable('akun.perusahaan').set(lama).where('id', '=', company.id).execute()
    expect((await client.inject({ url })).json().data).toMatchObject({ ...lama, versi: 2 })
    const refused = await save(form({ ...lama, versi: 2 }))
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(refused.json().errors).toEqual(
      expect.arrayContaining([
        { field: 'telp', message: 'Isi dengan angka saja.' },
        { field: 'telp_penanggung_jawab', message: 'Isi dengan angka saja.' },
        {
          field: 'email_penanggung_jawab',
          message: 'Tulis alamat surel yang benar, mis. nama@contoh.id.',
        },
      ]),
    )
    const short = await save(form({ telp_penanggung_jawab: '1234567', versi: 2 }))
    expect(short.json().errors).toEqual([
      {
        field: 'telp_penanggung_jawab',
        message: 'Minimal jumlah karakter No. telepon penanggung jawab adalah 8',
      },
    ])
  })

  it('an officer names the company; other companies are not found', async () => {
    const staff = await test.get().as('SEKRETARIAT')
    const named = `?perusahaan=${company.uuid}`
    expect((await staff.inject({ url })).json().errors[0].field).toBe('perusahaan')
    expect((await staff.inject({ url: `${url}${named}` })).json().data.uuid).toBe(company.uuid)
    expect((await save(form({ versi: 2, nama_perseroan: 'PT Diwakili' }), staff, named)).statusCode).toBe(200)
    const other = await createPerusahaan(test.get().platform.db)
    const stranger = await test.get().as('PELAKU_USAHA', { perusahaan_id: other.id })
    expect((await stranger.inject({ url: `${url}${named}` })).statusCode).toBe(404)
    expect((await save(form({ versi: 3 }), stranger, named)).statusCode).toBe(404)
    expect((await (await test.get().as('AUDITOR')).inject({ url: `${url}${named}` })).statusCode).toBe(403)
  })
})
