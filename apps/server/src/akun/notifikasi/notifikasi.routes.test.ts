import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createPengguna, createPerusahaan } from '#testing/factories.ts'
import type { NotificationContent, Recipients } from './notifikasi.repository.ts'
import { notify } from './notifikasi.service.ts'

const test = useTestApp()

const tell = (to: Recipients, content: Partial<NotificationContent> = {}) =>
  test
    .get()
    .platform.db.transaction()
    .execute((trx) => notify(trx, to, { keterangan: 'Ada kabar', ...content }))

const history = '/api/notifikasi/history'

async function unreadOf(id: number): Promise<number> {
  const { db } = test.get().platform
  const rows = await db.selectFrom('akun.notifikasi').select('id').where('id_pengguna', '=', id).execute()
  return rows.length
}

describe('notification history', () => {
  it('own notifications, newest first, ten per page, with the unread count', async () => {
    const me = await test.get().as('AUDITOR')
    const other = await test.get().as('AUDITOR')
    for (let n = 1; n <= 12; n += 1) await tell({ penggunaIds: [me.id] }, { keterangan: `Kabar ${n}` })
    await tell({ penggunaIds: [other.id] }, { keterangan: 'Bukan untukmu' })
    const first = (await me.inject({ url: `${history}?user=${me.id}&page=1&limit=10` })).json()
    expect(first).toMatchObject({
      detail: { unread: 12 },
      meta: { page: 1, limit: 10, total: 12, max_page: 2 },
    })
    expect(first.detail.data.map((row: { keterangan: string }) => row.keterangan).slice(0, 2)).toEqual([
      'Kabar 12',
      'Kabar 11',
    ])
    const beyond = (await me.inject({ url: `${history}?page=9&limit=7` })).json()
    expect([beyond.detail, beyond.meta.total]).toEqual([{ data: [], unread: 12 }, 12])
    const second = (await me.inject({ url: `${history}?page=2` })).json()
    expect(second.detail.data).toHaveLength(2)
  })

  it('an entry refers to its file', async () => {
    const me = await test.get().as('SEKRETARIAT')
    const reference = {
      jenis_pengajuan: 'SPPB_PSAT',
      jenis_permohonan: 'permohonan_baru',
      id_pengajuan: 'p-1',
      id_pengguna_awal: 7,
      tautan: '/psat/admin/perizinan/sppb_psat/x' as const,
    }
    await tell({ penggunaIds: [me.id] }, reference)
    const answer = await me.inject({ url: history })
    expect(answer.json().detail.data[0]).toMatchObject({ ...reference, id_pengguna: me.id, status: 'UNREAD' })
  })

  it('the name of another account is refused', async () => {
    const me = await test.get().as('SUPERADMIN')
    const other = await test.get().as('AUDITOR')
    for (const user of [me.id, me.uuid])
      expect((await me.inject({ url: `${history}?user=${user}` })).statusCode).toBe(200)
    for (const user of [other.id, other.uuid, 'all', "1' or '1'='1"])
      expect((await me.inject({ url: `${history}?user=${encodeURIComponent(user)}` })).statusCode).toBe(403)
    const put = await me.inject({
      method: 'PUT',
      url: '/api/notifikasi/read_notifikasi',
      payload: { id_notifikasi: 'all', id_pengguna: other.id },
    })
    expect(put.statusCode).toBe(403)
  })
})

describe('marking as read', () => {
  const put = (payload: object) => ({
    method: 'PUT' as const,
    url: '/api/notifikasi/read_notifikasi',
    payload,
  })

  it('one, then all', async () => {
    const me = await test.get().as('PELAKU_USAHA')
    for (let n = 0; n < 3; n += 1) await tell({ penggunaIds: [me.id] })
    const [{ id }] = (await me.inject({ url: history })).json().detail.data
    expect((await me.inject(put({ id_notifikasi: id, id_pengguna: me.id }))).statusCode).toBe(200)
    expect((await me.inject(put({ id_notifikasi: String(id) }))).statusCode).toBe(200)
    expect((await me.inject({ url: history })).json().detail).toMatchObject({
      unread: 2,
      data: [{ status: 'READ' }, {}, {}],
    })
    expect((await me.inject({ url: `${history}?unread=true` })).json().meta.total).toBe(2)
    const other = await test.get().as('PELAKU_USAHA')
    await tell({ penggunaIds: [other.id] })
    expect((await me.inject(put({ id_notifikasi: 'all', id_pengguna: me.uuid }))).statusCode).toBe(200)
    expect((await me.inject({ url: history })).json().detail.unread).toBe(0)
    expect((await other.inject({ url: history })).json().detail.unread).toBe(1)
  })

  it('notifications of others do not exist', async () => {
    const me = await test.get().as('AUDITOR')
    const other = await test.get().as('AUDITOR')
    await tell({ penggunaIds: [other.id] })
    const [{ id }] = (await other.inject({ url: history })).json().detail.data
    expect((await me.inject(put({ id_notifikasi: id }))).statusCode).toBe(404)
    expect((await other.inject({ url: history })).json().detail.unread).toBe(1)
  })

  it.each(['semua', '1e3', '9'.repeat(40), 1.5, null])('the id %j is refused', async (id_notifikasi) => {
    const me = await test.get().as('AUDITOR')
    const answer = await me.inject(put({ id_notifikasi }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].field).toBe('id_notifikasi')
  })
})

describe('notify', () => {
  it('recipients by role, region and company get one each; closed accounts get none', async () => {
    const { db } = test.get().platform
    const company = await createPerusahaan(db)
    const banten = await createPengguna(db, { role: 'OKKP_ADMIN_DAERAH', provinsi_id: 36 })
    const bali = await createPengguna(db, { role: 'OKKP_ADMIN_DAERAH', provinsi_id: 51 })
    const closed = await createPengguna(db, { role: 'OKKP_ADMIN_DAERAH', provinsi_id: 36, aktif: false })
    const operator = await createPengguna(db, { role: 'PELAKU_USAHA', perusahaan_id: company.id })
    await tell({
      roles: ['OKKP_ADMIN_DAERAH'],
      provinsiId: 36,
      penggunaIds: [banten.id],
      perusahaanId: company.id,
    })
    expect(await Promise.all([banten, bali, closed, operator].map(({ id }) => unreadOf(id)))).toEqual([
      1, 0, 0, 1,
    ])
  })

  it('of the cities in a province, only the named one', async () => {
    const { db } = test.get().platform
    const city = (kota_id: number) =>
      createPengguna(db, { role: 'OKKP_ADMIN_KOTA', provinsi_id: 36, kota_id })
    const [serang, cilegon] = [await city(3673), await city(3672)]
    await tell({ roles: ['OKKP_ADMIN_KOTA'], provinsiId: 36, kotaId: 3673 })
    expect([await unreadOf(serang.id), await unreadOf(cilegon.id)]).toEqual([1, 0])
  })

  it('neither the actor, nor anyone if no recipient is named', async () => {
    const { db } = test.get().platform
    const [one, two] = [
      await createPengguna(db, { role: 'PVTPP' }),
      await createPengguna(db, { role: 'PVTPP' }),
    ]
    await tell({ roles: ['PVTPP'], except: one.id })
    await tell({})
    expect([await unreadOf(one.id), await unreadOf(two.id)]).toEqual([0, 1])
  })
})
