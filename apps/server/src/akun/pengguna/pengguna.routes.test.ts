import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createPengguna, createPerusahaan } from '#testing/factories.ts'

// A change of the own mail address sends a mail.
const test = useTestApp({}, { jobs: true })
const usernames = (answer: { json(): { data: { username: string }[] } }) =>
  answer.json().data.map((row) => row.username)
const rolesIn = (answer: { json(): { data: { role: string }[] } }) => [
  ...new Set(answer.json().data.map((row) => row.role)),
]

const get = async (role: Parameters<ReturnType<typeof test.get>['as']>[0], url: string) =>
  (await test.get().as(role)).inject({ method: 'GET', url })

describe('list of accounts', () => {
  beforeAll(async () => {
    const { db } = test.get().platform
    const company = await createPerusahaan(db)
    await createPengguna(db, {
      role: 'AUDITOR',
      username: 'zeta',
      nama: 'Ambarwati',
      email: 'ambar@contoh.id',
    })
    await createPengguna(db, { role: 'LEAD_AUDITOR', username: 'lead_x', nama: 'badrun' })
    await createPengguna(db, { role: 'PVTPP', username: 'pv_100%', nama: 'Çelik', aktif: false })
    await createPengguna(db, { role: 'OKKP_ADMIN_KOTA', username: 'kota_x', nama: 'Dodo' })
    await createPengguna(db, { role: 'OKPO_ADMIN', username: 'okpo_x', nama: 'Endang', provinsi_id: 33 })
    await createPengguna(db, {
      role: 'PELAKU_USAHA',
      username: 'usaha_x',
      nama: 'Fajar',
      perusahaan_id: company.id,
    })
  })

  it('a search covers user name, name and e-mail', async () => {
    for (const search of ['ZET', 'ambarw', 'ambar@contoh'])
      expect(usernames(await get('SUPERADMIN', `/api/user/index?search=${search}`))).toEqual(['zeta'])
  })

  it('a search takes % and _ literally', async () => {
    expect(usernames(await get('SUPERADMIN', '/api/user/index?search=100%25'))).toEqual(['pv_100%'])
    expect(usernames(await get('SUPERADMIN', '/api/user/index?search=d_x'))).toEqual(['lead_x'])
    expect(usernames(await get('SUPERADMIN', "/api/user/index?search=' or 1=1 --"))).toEqual([])
  })

  it('filters are role, region and status', async () => {
    expect(usernames(await get('SUPERADMIN', '/api/user/index?role=PVTPP'))).toEqual(['pv_100%'])
    expect(usernames(await get('SUPERADMIN', '/api/user/index?provinsi_id=33'))).toEqual(['okpo_x'])
    expect(usernames(await get('SUPERADMIN', '/api/user/index?kota_id=3273'))).toEqual(['kota_x'])
    expect(usernames(await get('SUPERADMIN', '/api/user/index?status=false'))).toEqual(['pv_100%'])
    expect(usernames(await get('SUPERADMIN', '/api/user/index?role=PVTPP&status=true'))).toEqual([])
  })

  it('the order is the Indonesian alphabet, and can be reversed', async () => {
    const names = (answer: { json(): { data: { nama: string }[] } }) =>
      answer
        .json()
        .data.map((row) => row.nama)
        .filter((nama) => !nama.startsWith('Akun Uji'))
    const order = ['Ambarwati', 'badrun', 'Çelik', 'Dodo', 'Endang', 'Fajar']
    expect(names(await get('SUPERADMIN', '/api/user/index'))).toEqual(order)
    expect(names(await get('SUPERADMIN', '/api/user/index?sort=-nama'))).toEqual(order.toReversed())
    expect((await get('SUPERADMIN', '/api/user/index?sort=-terakhir_masuk')).statusCode).toBe(200)
  })

  it('the list has pages', async () => {
    const answer = await get('SUPERADMIN', '/api/user/index?limit=2&page=2&role=LEAD_AUDITOR')
    expect(answer.json()).toMatchObject({ data: [], meta: { page: 2, limit: 2, total: 1, max_page: 1 } })
    expect((await get('SUPERADMIN', '/api/user/index')).json().meta.limit).toBe(1000)
  })

  it.each([
    'page=0',
    'limit=5000',
    'role=RAJA',
    'sort=sandi_hash',
    'status=mungkin',
    'provinsi_id=99999999999',
  ])('refused: %s', async (query) => {
    const answer = await get('SUPERADMIN', `/api/user/index?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].field).toBe(query.split('=')[0])
  })

  it('businesses are listed with their companies, also for SEKRETARIAT', async () => {
    const answer = await get('SEKRETARIAT', '/api/user/index/pelaku_usaha')
    expect(answer.json().data[0]).toMatchObject({
      username: 'usaha_x',
      perusahaan: { alamat_perseroan: expect.stringContaining('Bandung') },
    })
    expect((await get('KOORDINATOR_SEKRETARIAT', '/api/user/index/pelaku_usaha')).statusCode).toBe(403)
    expect((await get('PELAKU_USAHA', '/api/user/index/pelaku_usaha')).statusCode).toBe(403)
  })

  it('officers are listed by group', async () => {
    const list = rolesIn(await get('SUPERADMIN', '/api/user/index/sekretariat?role=list'))
    expect(list.sort()).toEqual(['AUDITOR', 'LEAD_AUDITOR', 'PVTPP', 'SUPERADMIN'])
    const okkp = rolesIn(await get('SUPERADMIN', '/api/user/index/sekretariat?role=list-okkp'))
    expect(okkp.sort()).toEqual(['OKKP_ADMIN_KOTA', 'OKPO_ADMIN', 'SUPERADMIN'])
  })

  it('officers are listed by id', async () => {
    const auditors = await get('SEKRETARIAT', '/api/user/index/sekretariat?role=AUDITOR')
    const { id } = auditors.json().data[0]
    for (const user of [`${id}`, `[${id}]`, `[ ${id}, 999999 ]`]) {
      const query = new URLSearchParams({ user, role: 'AUDITOR' })
      expect(usernames(await get('SEKRETARIAT', `/api/user/index/sekretariat?${query}`))).toEqual(['zeta'])
    }
    expect(usernames(await get('SEKRETARIAT', '/api/user/index/sekretariat?user=[]'))).toEqual([])
    for (const user of ['semua', `[${'9'.repeat(40)}]`, '1;drop'])
      expect((await get('SEKRETARIAT', `/api/user/index/sekretariat?user=${user}`)).statusCode).toBe(400)
  })

  it.each(['SEKRETARIAT', 'KOORDINATOR_SEKRETARIAT', 'SUBKOORDINATOR_SEKRETARIAT'] as const)(
    '%s sees only AUDITOR, LEAD_AUDITOR and PVTPP',
    async (role) => {
      const all = rolesIn(await get(role, '/api/user/index/sekretariat'))
      expect(all.sort()).toEqual(['AUDITOR', 'LEAD_AUDITOR', 'PVTPP'])
      for (const asked of ['SUPERADMIN', 'SEKRETARIAT', 'OKPO_ADMIN', 'list', 'list-okkp'])
        expect((await get(role, `/api/user/index/sekretariat?role=${asked}`)).statusCode).toBe(403)
      expect(rolesIn(await get(role, '/api/user/index')).sort()).toEqual(['AUDITOR', 'LEAD_AUDITOR', 'PVTPP'])
      expect(usernames(await get(role, '/api/user/index?role=AUDITOR'))).toEqual(['zeta'])
      for (const asked of ['SUPERADMIN', 'SEKRETARIAT', 'OKPO_ADMIN', 'PELAKU_USAHA']) {
        const refused = await get(role, `/api/user/index?role=${asked}`)
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
      }
    },
  )
})

describe('details and own data', () => {
  it('everyone reads the own account; only SUPERADMIN reads others', async () => {
    const own = await test.get().as('PELAKU_USAHA')
    const other = await test.get().as('AUDITOR')
    const admin = await test.get().as('SUPERADMIN')
    const url = (uuid: string) => `/api/user/detail/${uuid}`
    expect((await own.inject({ url: url(own.uuid) })).json().data).toMatchObject({
      uuid: own.uuid,
      foto: null,
    })
    expect((await own.inject({ url: url(other.uuid) })).statusCode).toBe(404)
    expect((await admin.inject({ url: url(other.uuid) })).json().data.uuid).toBe(other.uuid)
    expect((await admin.inject({ url: url('00000000-0000-4000-8000-000000000000') })).statusCode).toBe(404)
    expect((await admin.inject({ url: url('x') })).statusCode).toBe(400)
  })

  it('OSS users have an identity number and details; others have none', async () => {
    const { db } = test.get().platform
    const company = await createPerusahaan(db)
    const person = { nomor_identitas: '9999010101700001', nama: 'Orang OSS', alamat: 'Jalan Rekaan 1' }
    const contact = { email: 'oss@contoh.id', no_telp: '0800000001' }
    const own = await test.get().as('PELAKU_USAHA', { ...person, ...contact, perusahaan_id: company.id })
    const expected = {
      nomor_identitas: person.nomor_identitas,
      detail: {
        ...person,
        email: contact.email,
        telp: contact.no_telp,
        jenis_perseroan: '01',
        data_nib: [company.nib],
      },
      perusahaan: { nama_perseroan: company.nama_perseroan },
    }
    const list = await get('SEKRETARIAT', `/api/user/index/pelaku_usaha?user=${own.id}`)
    const seen = [
      (await own.inject({ url: '/api/auth/user' })).json().data,
      (await get('SUPERADMIN', `/api/user/detail/${own.uuid}`)).json().data,
      list.json().data[0],
    ]
    for (const user of seen) expect(user).toMatchObject(expected)
    const without = await test.get().as('PELAKU_USAHA', { perusahaan_id: company.id })
    const plain = await without.inject({ url: '/api/auth/user' })
    expect(plain.json().data).toMatchObject({ nomor_identitas: null, detail: null })
  })

  it('the audit trail contains no identity number', async () => {
    const { db } = test.get().platform
    const nomor_identitas = '9999010101700002'
    const own = await test.get().as('PELAKU_USAHA', { nomor_identitas })
    const answer = await own.inject({
      method: 'PUT',
      url: '/api/user/update',
      payload: { nama: 'Nama Baru' },
    })
    expect(answer.json().data).toMatchObject({ nomor_identitas, detail: { nomor_identitas } })
    const rows = await db
      .selectFrom('platform.jejak_audit')
      .select(['sebelum', 'sesudah'])
      .where('rekaman', '=', `pengguna/${own.uuid}`)
      .execute()
    expect(JSON.stringify(rows)).toContain('Nama Baru')
    expect(JSON.stringify(rows)).not.toContain('identitas')
  })

  it('a temporary password opens only the own account', async () => {
    const admin = await test.get().as('SUPERADMIN', { wajib_ganti_sandi: true })
    const other = await test.get().as('AUDITOR')
    expect((await admin.inject({ url: `/api/user/detail/${admin.uuid}` })).statusCode).toBe(200)
    const answer = await admin.inject({ url: `/api/user/detail/${other.uuid}` })
    expect(answer.json().code).toBe('SANDI_WAJIB_DIGANTI')
  })

  it('details of OKKP accounts exist only for OKKP accounts', async () => {
    const admin = await test.get().as('SUPERADMIN')
    const okkp = await createPengguna(test.get().platform.db, { role: 'OKKP_ADMIN_UJILAB' })
    const url = (id: number | string) => `/api/okkp/users/detail?user_id=${id}`
    expect((await admin.inject({ url: url(okkp.id) })).json().data.username).toBe(okkp.username)
    expect((await admin.inject({ url: url(admin.id) })).statusCode).toBe(404)
    expect((await admin.inject({ url: url('abc') })).statusCode).toBe(400)
  })

  it('a change of own data keeps fields that were not sent', async () => {
    const own = await test.get().as('AUDITOR', { email: 'lama@contoh.id' })
    const put = (payload: object) => own.inject({ method: 'PUT', url: '/api/user/update', payload })
    const answer = await put({ nama: 'Nama Sendiri', no_telp: '081234567890', alamat: '' })
    expect(answer.json().data).toMatchObject({ nama: 'Nama Sendiri', email: 'lama@contoh.id', alamat: null })
    expect((await put({ nama: 'Nama Sendiri', email: '' })).json().data.email).toBeNull()
  })

  it.each([
    ['role', { role: 'SUPERADMIN' }],
    ['status', { status: true }],
    ['provinsi_id', { provinsi_id: 31 }],
    ['username', { username: 'lain' }],
    ['password', { password: 'kata sandi yang baru' }],
  ])('a change of the own %s is refused', async (name, values) => {
    const own = await test.get().as('AUDITOR')
    const answer = await own.inject({
      method: 'PUT',
      url: '/api/user/update',
      payload: { nama: 'Nama Sendiri', ...values },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].message).toContain(name)
  })
})

it('names of licence staff are for whoever chooses files by them, and tell nothing else', async () => {
  const nama = 'Koordinator Bernama'
  const koordinator = await test.get().as('KOORDINATOR_SEKRETARIAT', { nama })
  const sekretariat = await test.get().as('SEKRETARIAT')
  const names = (await sekretariat.inject({ url: '/api/user/nama-petugas' })).json().data
  expect(names).toContainEqual({ id: koordinator.id, nama, role: 'KOORDINATOR_SEKRETARIAT' })
  expect(names.some(({ role }: { role: string }) => role === 'PELAKU_USAHA')).toBe(false)
  const auditor = await test.get().as('AUDITOR')
  expect((await auditor.inject({ url: '/api/user/nama-petugas' })).json().code).toBe('TIDAK_BERWENANG')
})
