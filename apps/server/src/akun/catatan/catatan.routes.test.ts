import { randomUUID } from 'node:crypto'
import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { backOfficeRoles } from '@portal/domain/platform/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { akunCards } from './akun-cards.ts'
import { StartCards } from './start-cards.ts'

const test = useTestApp()

describe('error log', () => {
  const entry = (waktu: string, values: object = {}) => ({
    waktu: new Date(waktu),
    metode: 'GET',
    jalur: '/api/contoh',
    status: 500,
    kode: 'GALAT_SERVER',
    pesan: 'Terjadi kesalahan',
    request_id: randomUUID(),
    rincian: JSON.stringify({ stack: 'Error: uji' }),
    ...values,
  })
  beforeAll(async () => {
    await test
      .get()
      .platform.db.insertInto('platform.log_galat')
      .values([
        entry('2020-03-09T16:59:00Z', { jalur: '/api/sebelum' }),
        entry('2020-03-09T17:00:00Z', { jalur: '/api/awal-hari' }),
        entry('2020-03-10T16:59:59.500Z', {
          jalur: '/api/akhir-hari',
          metode: 'POST',
          pengguna: 'siti',
          peran: 'AUDITOR',
        }),
        entry('2020-03-10T17:00:00Z', { jalur: '/api/besok', pesan: 'Data 100% hilang' }),
      ])
      .execute()
  })
  const get = async (query: string) =>
    (await test.get().as('SUPERADMIN')).inject({ url: `/api/log?timeStampEnd=2020-03-31&${query}` })
  const paths = (answer: { json(): { data: { path: string }[] } }) =>
    answer.json().data.map((row) => row.path)

  it('the newest entry comes first, with all details', async () => {
    const answer = await get('limit=2')
    expect(paths(answer)).toEqual(['/api/besok', '/api/akhir-hari'])
    expect(answer.json()).toMatchObject({ meta: { total: 4, limit: 2, max_page: 2 } })
    expect(answer.json().data[1]).toMatchObject({
      timestamp: '2020-03-10T16:59:59.500Z',
      method: 'POST',
      status: 500,
      code: 'GALAT_SERVER',
      message: 'Terjadi kesalahan',
      user: 'siti',
      role: 'AUDITOR',
      details: { stack: 'Error: uji' },
    })
  })

  it('a day means the whole day in Jakarta', async () => {
    const admin = await test.get().as('SUPERADMIN')
    const answer = await admin.inject({ url: '/api/log?timeStampStart=2020-03-10&timeStampEnd=2020-03-10' })
    expect(paths(answer)).toEqual(['/api/akhir-hari', '/api/awal-hari'])
  })

  it('entries are filtered by method and word', async () => {
    expect(paths(await get('method=POST'))).toEqual(['/api/akhir-hari'])
    expect(paths(await get('search=SITI'))).toEqual(['/api/akhir-hari'])
    expect(paths(await get('search=100%25'))).toEqual(['/api/besok'])
    expect(paths(await get('search=%25%25'))).toEqual([])
  })

  it('a failed request is recorded at once', async () => {
    const client = await test.get().as('AUDITOR')
    const refused = await client.inject({ url: '/api/user/index' })
    const admin = await test.get().as('SUPERADMIN')
    const answer = await admin.inject({ url: `/api/log?search=${refused.json().requestId}` })
    expect(answer.json().data).toMatchObject([
      { method: 'GET', path: '/api/user/index', status: 403, code: 'TIDAK_BERWENANG', user: client.username },
    ])
  })

  it.each([
    ['timeStampStart', 'timeStampStart=kemarin'],
    ['timeStampEnd', 'timeStampEnd=2026-02-31'],
    ['timeStampEnd', 'timeStampStart=2026-02-02&timeStampEnd=2026-02-01'],
    ['method', 'method=HAPUS'],
    ['page', 'page=nol'],
  ])('a wrong %s is refused', async (field, query) => {
    const answer = await (await test.get().as('SUPERADMIN')).inject({ url: `/api/log?${query}` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].field).toBe(field)
  })

  it('only SUPERADMIN reads the error log and the audit trail', async () => {
    for (const role of ['AUDITOR', 'OKKP_ADMIN_PUSAT', 'PELAKU_USAHA'] as const) {
      const client = await test.get().as(role)
      expect((await client.inject({ url: '/api/log' })).statusCode).toBe(403)
      expect((await client.inject({ url: '/api/jejak-audit' })).statusCode).toBe(403)
    }
  })
})

describe('audit trail', () => {
  it('entries are found by person, record, event and time', async () => {
    const admin = await test.get().as('SUPERADMIN', { nama: 'Rukmini Kartawijaya' })
    const target = await test.get().as('AUDITOR', { nama: 'Auditor Yang Diatur' })
    const payload = { uuid: target.uuid, status: false }
    await admin.inject({ method: 'PUT', url: '/api/user/status', payload })
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    const found = async (query: string) =>
      (await admin.inject({ url: `/api/jejak-audit?${query}` })).json().data as { rekaman: string }[]

    const record = `pengguna/${target.uuid}`
    for (const query of [
      'pengguna=kartawij',
      `pengguna=${admin.username}`,
      `rekaman=${record}`,
      `rekaman=pengguna/&pengguna=rukmini`,
      'peristiwa=pengguna.status&pengguna=rukmini',
      `pengguna=rukmini&dari=${today}&sampai=${today}`,
    ]) {
      expect(await found(query), query).toMatchObject([
        {
          rekaman: record,
          nama_rekaman: 'Auditor Yang Diatur',
          peristiwa: 'pengguna.status',
          pengguna: admin.username,
          nama_pengguna: 'Rukmini Kartawijaya',
          peran: 'SUPERADMIN',
          sebelum: { status: true },
          sesudah: { status: false },
        },
      ])
    }
    expect(await found('pengguna=tidak-ada-orangnya')).toEqual([])
    expect(await found('pengguna=rukmini&sampai=2020-01-01')).toEqual([])
    expect(await found('rekaman=%25')).toEqual([])
  })

  it('entries still name a person whose account was deleted', async () => {
    const leaver = await test.get().as('AUDITOR', { nama: 'Yang Pergi' })
    await leaver.inject({ method: 'PUT', url: '/api/user/update', payload: { nama: 'Yang Pergi' } })
    const admin = await test.get().as('SUPERADMIN')
    await admin.inject({ method: 'DELETE', url: `/api/user/delete/${leaver.uuid}` })
    const answer = await admin.inject({ url: '/api/jejak-audit?pengguna=yang pergi' })
    expect(answer.json()).toMatchObject({ data: [{ pengguna: leaver.username }], meta: { total: 1 } })
  })
})

describe('start page of officers', () => {
  // Other services add cards to the same page and test those cards themselves.
  const ownCards = (cards: KartuBeranda[]) => cards.filter(({ layanan }) => layanan === 'Admin')

  it('the page shows cards and the last eight activities', async () => {
    const client = await test.get().as('SUPERADMIN')
    for (let n = 0; n < 9; n += 1) {
      const target = await test.get().as('AUDITOR')
      const payload = { uuid: target.uuid, status: false }
      await client.inject({ method: 'PUT', url: '/api/user/status', payload })
    }
    for (let n = 0; n < 3; n += 1)
      await client.inject({ method: 'PUT', url: '/api/user/update', payload: { nama: `Nama ke ${n}` } })
    const { data } = (await client.inject({ url: '/api/admin/beranda' })).json()
    expect(ownCards(data.kartu).map(({ judul, tautan }) => [judul, tautan])).toEqual([
      ['Notifikasi belum dibaca', '/admin/notifikasi'],
      ['Galat server 24 jam terakhir', '/admin/logs'],
      ['Cadangan basis data', '/admin/logs'],
      ['Akun belum pernah masuk', '/admin/settings?status=true&pernah_masuk=false'],
    ])
    const fresh = await client.inject({
      url: '/api/user/index',
      query: { status: 'true', pernah_masuk: 'false' },
    })
    expect(fresh.json().meta.total).toBe(ownCards(data.kartu).at(-1)?.jumlah)
    expect(data.kegiatan).toHaveLength(8)
    expect(data.kegiatan[0]).toMatchObject({
      peristiwa: 'pengguna.profil',
      rekaman: `pengguna/${client.uuid}`,
      kali: 3,
    })
    expect(data.kegiatan.slice(1)).toHaveLength(7)
    expect(data.kegiatan[1]).toMatchObject({ peristiwa: 'pengguna.status', kali: 1 })
  })

  it.each(backOfficeRoles)('is open to %s', async (role) => {
    const client = await test.get().as(role)
    const { data } = (await client.inject({ url: '/api/admin/beranda' })).json()
    expect(ownCards(data.kartu)).toHaveLength(role === 'SUPERADMIN' ? 4 : 1)
  })

  it('businesses have no access', async () => {
    const client = await test.get().as('PELAKU_USAHA')
    expect((await client.inject({ url: '/api/admin/beranda' })).statusCode).toBe(403)
  })

  it('only the card of a failed service is missing', async () => {
    const { platform, as } = test.get()
    const client = await as('PVTPP')
    const cards = new StartCards(platform.log)
    cards.add(async () => {
      throw new Error('layanan mati')
    })
    cards.add(akunCards(platform))
    const actor = {
      ...client,
      nama: '',
      provinsi_id: null,
      kota_id: null,
      perusahaan_id: null,
      sesi_id: '',
      wajib_ganti_sandi: false,
    }
    expect(await cards.of(actor)).toMatchObject([
      { judul: 'Notifikasi belum dibaca', jumlah: 0, perhatian: false },
    ])
  })
})
