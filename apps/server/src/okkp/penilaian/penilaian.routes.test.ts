import { randomBytes } from 'node:crypto'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, useTestApp } from '#testing/app.ts'
import { forgetAddresses } from './penilaian.repository.ts'
import { mostPerDay } from './penilaian.service.ts'

const server = useTestApp({ TRUST_PROXY: '127.0.0.1' })
const base = '/api/okkp/ratings'
const today = dayInJakarta(new Date())

let address = 0
const newAddress = () => `198.51.100.${++address}`
const send = (payload: object, from = newAddress()) =>
  server
    .get()
    .app.inject({ method: 'POST', url: `${base}/add`, payload, headers: { 'x-forwarded-for': from } })
const reader = () => server.get().as('OKKP_ADMIN_PUSAT')
const listed = async (query: Record<string, string> = {}) =>
  (await (await reader()).inject({ url: base, query })).json()

beforeEach(async () => {
  await server.get().platform.db.deleteFrom('okkp.penilaian').execute()
})

describe('add', () => {
  test('anyone may, and is thanked', async () => {
    const answer = await send({
      ratings: 5,
      nama: ' Budi ',
      no_hp: '081234567890',
      note: 'Cepat.\nRamah.',
      title: 'Cek registrasi',
      type: 'okkp',
      link: '/okkp/registrasi',
    })
    expect(answer.json()).toEqual({ success: true, message: 'Terima kasih atas feedback Anda' })
    expect((await listed()).data).toEqual([
      {
        id: expect.any(Number),
        ratings: 5,
        nama: 'Budi',
        no_hp: '081234567890',
        note: 'Cepat.\nRamah.',
        title: 'Cek registrasi',
        type: 'okkp',
        link: '/okkp/registrasi',
        sumber: 'portal',
        tanggal: today,
        created_at: expect.any(String),
      },
    ])
  })

  test('no single field is required: a face or a few words are enough', async () => {
    expect((await send({ ratings: 3 })).statusCode).toBe(200)
    expect((await send({ ratings: null, nama: '', no_hp: '', note: 'Antre lama.' })).statusCode).toBe(200)
    expect((await listed()).data.map(({ ratings }: { ratings: null }) => ratings)).toEqual([null, 3])
  })

  test.each([
    {},
    { ratings: null, nama: '', no_hp: '', note: '  ' },
    { nama: 'Budi', no_hp: '081234567890', title: 'Beranda', type: 'umum', link: '/' },
  ])('refuses %j, which says nothing', async (payload) => {
    const answer = await send(payload)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(answer.json().errors).toEqual([
      { field: 'ratings', message: 'Pilih nilai 1 sampai 5, atau tulis catatan.' },
    ])
    expect((await listed()).meta.total).toBe(0)
  })

  test.each([
    [{ ratings: 0 }, 'ratings'],
    [{ ratings: 6 }, 'ratings'],
    [{ ratings: 2.5 }, 'ratings'],
    [{ ratings: 'puas' }, 'ratings'],
    [{ ratings: 4, no_hp: 'nol delapan' }, 'no_hp'],
    [{ ratings: 4, note: 'x'.repeat(2001) }, 'note'],
    [{ ratings: 4, tanggal: today }, 'tanggal'],
  ])('refuses %j at its field', async (payload, field) => {
    const answer = await send(payload)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
    expect(answer.json().errors[0].field).toBe(field)
    expect((await listed()).meta.total).toBe(0)
  })

  test('what a machine fills in is thanked for and not kept', async () => {
    const answer = await send({ ratings: 5, situs_web: 'http://jual.example' })
    expect(answer.json().message).toBe('Terima kasih atas feedback Anda')
    expect((await listed()).meta.total).toBe(0)
    expect((await send({ ratings: 5, situs_web: '' })).statusCode).toBe(200)
    expect((await listed()).meta.total).toBe(1)
  })

  test('an address has its share of a day; others are not touched by it', async () => {
    const from = newAddress()
    const codes = []
    for (let n = 0; n <= mostPerDay; n++) codes.push((await send({ ratings: 1 }, from)).json().code)
    expect(codes).toEqual([...Array(mostPerDay).fill(undefined), 'TERLALU_SERING'])
    expect((await send({ ratings: 4 })).statusCode).toBe(200)
  })

  test('two at once are not both the last one allowed', async () => {
    const from = newAddress()
    const answers = await Promise.all(
      Array.from({ length: mostPerDay + 5 }, () => send({ ratings: 3 }, from)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostPerDay)
  })

  test('an address is kept as a print, and for a day alone', async () => {
    const from = newAddress()
    await send({ ratings: 3 }, from)
    const { db } = server.get().platform
    const prints = async () => {
      const { rows } = await sql<{ isi: string; sidik_alamat: string | null }>`
        select to_jsonb(p)::text as isi, sidik_alamat from okkp.penilaian p`.execute(db)
      return rows
    }
    const [row] = await prints()
    expect(row?.isi).not.toContain(from)
    expect(row?.sidik_alamat).toMatch(/^[\w-]{22}$/)
    await forgetAddresses(db, new Date(Date.now() + 86_000_000))
    expect((await prints())[0]?.sidik_alamat).not.toBeNull()
    await forgetAddresses(db, new Date(Date.now() + 87_000_000))
    expect((await prints())[0]?.sidik_alamat).toBeNull()
  })

  test('the trail says that somebody rated, not who', async () => {
    await send({ ratings: 2, nama: 'Penulis Rahasia', no_hp: '089999999999', note: 'Isi Rahasia' })
    const { rows } = await sql<{ isi: string }>`
      select sesudah::text as isi from platform.jejak_audit where peristiwa = 'penilaian.tambah'
      order by id desc limit 1`.execute(server.get().platform.db)
    expect(JSON.parse(rows[0]?.isi ?? '')).toEqual({ ratings: 2, sumber: 'portal' })
  })
})

describe('paper', () => {
  test('is entered by those who read ratings, with its day', async () => {
    const pusat = await reader()
    const enter = (payload: object) => pusat.inject({ method: 'POST', url: `${base}/add`, payload })
    expect((await enter({ ratings: 4, tanggal: addDays(today, -3) })).statusCode).toBe(200)
    expect((await listed()).data).toMatchObject([{ sumber: 'kertas', tanggal: addDays(today, -3) }])
    const ahead = await enter({ ratings: 4, tanggal: addDays(today, 1) })
    expect([ahead.json().code, ahead.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', 'tanggal'])
  })

  test('what a reader says at the help button is no paper', async () => {
    const pusat = await reader()
    await pusat.inject({ method: 'POST', url: `${base}/add`, payload: { ratings: 4 } })
    expect((await listed()).data).toMatchObject([{ sumber: 'portal', tanggal: today }])
  })

  test('another account gives a rating of its own', async () => {
    const auditor = await server.get().as('AUDITOR')
    await auditor.inject({ method: 'POST', url: `${base}/add`, payload: { ratings: 4 } })
    expect((await listed()).data).toMatchObject([{ sumber: 'portal' }])
  })
})

describe('read', () => {
  test('pages, rating, source and days narrow the list', async () => {
    const pusat = await reader()
    const enter = (payload: object) => pusat.inject({ method: 'POST', url: `${base}/add`, payload })
    for (const ratings of [1, 2, 2]) await send({ ratings })
    await enter({ ratings: 2, tanggal: '2026-01-05' })
    const total = async (query: Record<string, string>) => (await listed(query)).meta.total
    expect(await total({})).toBe(4)
    expect(await total({ ratings: '2' })).toBe(3)
    expect(await total({ sumber: 'kertas' })).toBe(1)
    expect(await total({ ratings: '2', sumber: 'portal' })).toBe(2)
    expect(await total({ start_date: '2026-01-05', end_date: '2026-01-05' })).toBe(1)
    expect(await total({ start_date: '2026-01-06' })).toBe(3)
    expect((await listed({ limit: '3', page: '2' })).data).toHaveLength(1)
  })

  test('two years of months: their mean, and how ratings are spread; unknown is not 0', async () => {
    const pusat = await reader()
    for (const ratings of [5, 4, 4, null]) await send({ ratings })
    const { bulan, sebaran } = (await pusat.inject({ url: `${base}/tren` })).json().data
    expect(bulan).toHaveLength(24)
    expect(bulan.at(-1)).toEqual({ bulan: `${today.slice(0, 8)}01`, jumlah: 3, rata_rata: 4.33 })
    expect(bulan[0]).toMatchObject({ jumlah: 0, rata_rata: null })
    expect(sebaran).toEqual([0, 0, 0, 2, 1].map((jumlah, at) => ({ nilai: at + 1, jumlah })))
  })

  test.each([
    ['OKKP_ADMIN_DAERAH'],
    ['OKKP_ADMIN_KOTA'],
    ['OKKP_ADMIN_UJILAB'],
    ['SEKRETARIAT'],
    ['PELAKU_USAHA'],
  ] as const)('not by %s', async (role) => {
    const client = await server.get().as(role)
    for (const url of [base, `${base}/tren`]) {
      expect((await client.inject({ url })).json().code).toBe('TIDAK_BERWENANG')
    }
  })

  test('anyone reads where to chat and to write; in production nowhere until it is set', async () => {
    const { app, database } = server.get()
    const demo = (await app.inject({ url: '/api/okkp/bantuan' })).json().data
    expect(demo).toMatchObject({ nomor_chat: '628000000000', kontak: { jam: expect.any(String) } })
    const secret = { SESSION_SECRET: randomBytes(48).toString('base64') }
    const production = await createTestApp(
      { PORTAL_MODE: 'production', PUBLIC_URL: 'https://portal.contoh.go.id', ...secret },
      { database },
    )
    const answer = await production.app.inject({ url: '/api/okkp/bantuan' })
    await production.close()
    const kontak = { surel: null, telepon: null, alamat: null, jam: null }
    expect(answer.json().data).toEqual({ nomor_chat: null, kontak })
  })

  test('not without a session', async () => {
    expect((await server.get().app.inject({ url: base })).json().code).toBe('SESI_BERAKHIR')
  })
})
