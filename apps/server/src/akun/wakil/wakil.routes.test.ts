import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { untilLocked } from '#testing/locks.ts'

const server = useTestApp()
const day = (from: number) => dayInJakarta(new Date(Date.now() + from * 86_400_000))

let superadmin: SignedInClient
beforeAll(async () => {
  superadmin = await server.get().as('SUPERADMIN')
})

const auditor = (nama = 'Auditor') => server.get().as('AUDITOR', { nama })
const name = (by: SignedInClient, wakil: { uuid: string }, more: object = {}) =>
  by.inject({
    method: 'POST',
    url: '/api/user/wakil',
    payload: { wakil: wakil.uuid, dari: day(0), sampai: day(4), alasan: 'Cuti tahunan', ...more },
  })
const end = (by: SignedInClient, id: string) =>
  by.inject({ method: 'POST', url: '/api/user/wakil/akhiri', payload: { id } })
const read = async (by: SignedInClient, user?: string) =>
  (await by.inject({ url: '/api/user/wakil', query: user ? { user } : {} })).json().data
const news = async (of: SignedInClient): Promise<string[]> =>
  (await of.inject({ url: '/api/notifikasi/history', query: { user: of.uuid } }))
    .json()
    .detail.data.map(({ keterangan }: { keterangan: string }) => keterangan)
const refused = async (answer: ReturnType<typeof name>, field: string) => {
  const { code, errors } = (await answer).json()
  expect([code, errors?.[0]?.field]).toEqual(['VALIDASI_GAGAL', field])
  return errors[0].message as string
}

describe('a leave and its deputy', () => {
  it('is named by whoever goes, and seen by both', async () => {
    const [absent, deputy, other] = [
      await auditor('Yang Cuti'),
      await auditor('Wakilnya'),
      await auditor('Lain'),
    ]
    const answer = await name(absent, deputy)
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      expect.objectContaining({ keadaan: 'berjalan', wakil: { uuid: deputy.uuid, nama: 'Wakilnya' } }),
    ])
    expect((await read(absent)).cuti).toHaveLength(1)
    expect((await read(absent)).calon.map(({ uuid }: { uuid: string }) => uuid)).toEqual(
      expect.arrayContaining([deputy.uuid, other.uuid]),
    )
    expect((await read(deputy)).mewakili).toMatchObject([
      { orang: { nama: 'Yang Cuti' }, keadaan: 'berjalan' },
    ])
    expect((await read(other)).mewakili).toEqual([])
    expect(await news(deputy)).toEqual([expect.stringContaining('Anda mewakili Yang Cuti')])
    expect(await news(absent)).toEqual([])
  })

  it('is set by superadmin for somebody else, who is told', async () => {
    const [absent, deputy] = [await auditor(), await auditor('Wakilnya')]
    expect((await name(superadmin, deputy, { user: absent.uuid })).statusCode).toBe(200)
    expect(await news(absent)).toEqual([expect.stringContaining('Wakilnya mewakili Anda')])
    expect((await read(superadmin, absent.uuid)).cuti).toHaveLength(1)
    await refused(name(superadmin, deputy), 'user')
    const trail = await superadmin.inject({
      url: '/api/jejak-audit',
      query: { rekaman: `pengguna/${absent.uuid}` },
    })
    expect(trail.json().data[0]).toMatchObject({ peristiwa: 'wakil.tunjuk', mewakili: null })
  })

  it('is nobody else’s business', async () => {
    const [absent, deputy, other] = [await auditor(), await auditor(), await auditor()]
    expect((await name(other, deputy, { user: absent.uuid })).json().code).toBe('TIDAK_BERWENANG')
    const list = await other.inject({ url: '/api/user/wakil', query: { user: absent.uuid } })
    expect(list.json().code).toBe('TIDAK_BERWENANG')
    const { id } = (await name(absent, deputy)).json().data
    expect((await end(other, id)).json().code).toBe('TIDAK_DITEMUKAN')
    expect((await end(deputy, id)).json().code).toBe('TIDAK_DITEMUKAN')
    const okkp = await server.get().as('OKKP_ADMIN_PUSAT')
    expect((await name(okkp, deputy)).json().code).toBe('TIDAK_BERWENANG')
    await refused(name(superadmin, deputy, { user: okkp.uuid }), 'user')
  })

  it.each([
    ['oneself', async (absent: SignedInClient) => absent],
    ['another role', () => server.get().as('LEAD_AUDITOR')],
    ['a closed account', () => server.get().as('AUDITOR', { aktif: false })],
    ['nobody', async () => ({ uuid: '00000000-0000-4000-8000-000000000000' })],
  ])('does not name %s', async (_, whom) => {
    const absent = await auditor()
    await refused(name(absent, await whom(absent)), 'wakil')
  })

  it.each([
    ['dari', { dari: day(-1) }],
    ['sampai', { dari: day(3), sampai: day(2) }],
    ['sampai', { sampai: day(400) }],
    ['alasan', { alasan: ' ' }],
    ['dari', { dari: 'besok' }],
  ])('is refused at %s for %o', async (field, isi) => {
    await refused(name(await auditor(), await auditor(), isi), field)
  })

  it('does not end on the first day of another one', async () => {
    const [absent, deputy, third] = [await auditor(), await auditor('Beni'), await auditor()]
    expect((await name(absent, deputy, { dari: day(8), sampai: day(9) })).statusCode).toBe(200)
    expect(await refused(name(absent, third, { dari: day(7), sampai: day(8) }), 'dari')).toContain('Beni')
    expect((await name(absent, third, { dari: day(6), sampai: day(7) })).statusCode).toBe(200)
  })

  it('meets no other leave, and deputies of deputies there are none', async () => {
    const [absent, deputy, third] = [await auditor('Ani'), await auditor('Beni'), await auditor('Cici')]
    expect((await name(absent, deputy)).statusCode).toBe(200)
    expect(await refused(name(absent, third, { dari: day(4), sampai: day(6) }), 'dari')).toContain('Beni')
    expect((await name(absent, third, { dari: day(5), sampai: day(6) })).statusCode).toBe(200)
    // Beni is the deputy of Ani on these days, so he cannot go on leave and name a deputy himself.
    expect(await refused(name(deputy, third, { dari: day(4), sampai: day(9) }), 'dari')).toContain(
      'mewakili Ani',
    )
    expect(await refused(name(third, absent, { dari: day(2), sampai: day(3) }), 'wakil')).toContain(
      'Ani sendiri cuti',
    )
    expect((await name(deputy, third, { dari: day(7), sampai: day(9) })).statusCode).toBe(200)
  })

  it('of two that meet and come at once one is kept', async () => {
    const [absent, deputy] = [await auditor(), await auditor()]
    const { db } = server.get().platform
    const both = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('akun.pengguna').select('id').where('id', '=', absent.id).forUpdate().execute()
      const asked = [name(absent, deputy), name(absent, deputy)]
      await untilLocked(db, 2)
      return { asked }
    })
    const codes = (await Promise.all(both.asked)).map((answer) => answer.statusCode)
    expect(codes.sort()).toEqual([200, 400])
  })

  it('ends early, once, by whoever is away or superadmin', async () => {
    const [absent, deputy] = [await auditor(), await auditor()]
    const { id } = (await name(absent, deputy)).json().data
    expect((await end(absent, id)).json().data.keadaan).toBe('diakhiri')
    expect((await end(absent, id)).json().code).toBe('SUDAH_DIPROSES')
    expect((await read(deputy)).mewakili).toEqual([])
    expect((await news(deputy))[0]).toContain('tidak lagi mewakili')
    const coming = (await name(absent, deputy, { dari: day(2) })).json().data
    expect(coming.keadaan).toBe('akan datang')
    expect((await end(superadmin, coming.id)).statusCode).toBe(200)
  })
})
