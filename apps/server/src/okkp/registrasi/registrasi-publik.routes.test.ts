import { isExpiring, statusOf, statusRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.status'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createPengguna } from '#testing/factories.ts'
import type { RegistrasiFilter } from './daftar/registrasi-filter.repository.ts'
import { registrasiList } from './daftar/registrasi-list.repository.ts'
import { formPduk, offices } from './registrasi.fixture.ts'
import { insertRegistrasiMany } from './registrasi-impor.repository.ts'

const server = useTestApp()
let office: Awaited<ReturnType<typeof offices>>
const today = dayInJakarta(new Date())

beforeAll(async () => {
  office = await offices(server.get())
})

const get = (url: string, query: Record<string, string> = {}) => server.get().app.inject({ url, query })
const index = async (query: Record<string, string>): Promise<string[]> => {
  const answer = await get('/api/okkp/registrations/index_public', query)
  return answer.json().data.map(({ no_registration }: { no_registration: string }) => no_registration)
}

const secrets = [
  'Jalan Rahasia',
  '1234567890123',
  'alamat',
  'nib',
  'foto',
  'perusahaan_id',
  'created_by',
  'kontak',
  '081200009999',
  'rahasia@contoh.id',
]

describe('the public check', () => {
  test('finds by number, company part, commodity name, kind and province', async () => {
    const form = formPduk({ unit_usaha: 'CV Éloknya Pangan', no_registration: 'KHUSUS/77_%/x', merk: null })
    const { no_registration, komoditas } = (await office.kota.add(form)).json().data
    const found: Record<string, string>[] = [
      { no_reg: 'khusus/77_%' },
      { usaha: 'ELOKNYA' },
      { search: 'eloknya pang' },
      { search: '77_%' },
      { search: komoditas.slice(0, 4), usaha: 'eloknya' },
      { komoditas_id: '1', usaha: 'eloknya' },
      { jenis_registrasi_id: '1', provinsi_id: '32', usaha: 'eloknya', status: 'valid' },
    ]
    for (const query of found) {
      expect([query, await index(query)]).toEqual([query, [no_registration]])
    }
    const missed: Record<string, string>[] = [
      { no_reg: 'eloknya' },
      { usaha: 'khusus' },
      { search: '77x%' },
      { usaha: 'eloknya', provinsi_id: '31' },
      { usaha: 'eloknya', status: 'tidak_berlaku' },
    ]
    for (const query of missed) {
      expect([query, await index(query)]).toEqual([query, []])
    }
  })

  test.each([
    ['search', 'x'.repeat(201)],
    ['limit', '101'],
    ['status', 'rusak'],
    ['jenis_registrasi_id', 'x'],
  ])('refuses %s=%s under its field', async (field, value) => {
    const answer = await get('/api/okkp/registrations/index_public', { [field]: value })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
  })

  test('tells nothing personal, on any public way', async () => {
    await createPengguna(server.get().platform.db, { role: 'PELAKU_USAHA' })
    const contact = { kontak_telepon: '081200009999', kontak_surel: 'rahasia@contoh.id' }
    const { kode_verifikasi, no_registration } = await office.kota.added({ nib: '1234567890123', ...contact })
    for (const search of Object.values(contact)) expect(await index({ search })).toEqual([])
    const texts = await Promise.all(
      [
        '/api/okkp/registrations/index_public',
        `/api/verifikasi/${kode_verifikasi}`,
        '/api/data-terbuka/v1/registrasi.json',
        '/api/data-terbuka/v1/registrasi.csv',
        `/embed/v1/izin?nomor=${encodeURIComponent(no_registration)}`,
      ].map(async (url) => (await get(url)).body),
    )
    for (const text of texts) {
      expect(text).toContain(kode_verifikasi)
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    }
  })
})

describe('the code of a QR', () => {
  test('answers the state of the day, and the way to the successor', async () => {
    const old = await office.kota.added({ exp_sertifikat: today })
    const typed = `${old.kode_verifikasi.slice(0, 4)}-${old.kode_verifikasi.slice(4).toLowerCase()}`
    expect((await get(`/api/verifikasi/${typed}`)).json().data).toMatchObject({
      no_registration: old.no_registration,
      status: 'valid',
      pengganti: null,
    })
    const renewed = (await office.kota.renew({ ...formPduk(), id: old.id })).json().data
    expect((await get(`/api/verifikasi/${old.kode_verifikasi}`)).json().data).toMatchObject({
      status: 'superseded',
      pengganti: {
        kode_verifikasi: renewed.kode_verifikasi,
        no_registration: renewed.no_registration,
      },
    })
    const expired = await office.kota.added({ exp_sertifikat: addDays(today, -1) })
    expect((await get(`/api/verifikasi/${expired.kode_verifikasi}`)).json().data.status).toBe('expired')
  })

  test.each(['AAAAAAAAAAAA', '1', "x' or true", '%'])('does not know %s', async (kode) => {
    const answer = await get(`/api/verifikasi/${encodeURIComponent(kode)}`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'TIDAK_DITEMUKAN'])
  })

  test('of a deleted registration is unknown', async () => {
    const { id, kode_verifikasi } = await office.kota.added()
    await office.kota.remove(id)
    expect((await get(`/api/verifikasi/${kode_verifikasi}`)).statusCode).toBe(404)
  })
})

describe('open data', () => {
  test('pages hold every row once, with the time of the last change', async () => {
    for (let n = 0; n < 5; n += 1) await office.kota.added({ unit_usaha: `=cmd|' /C calc'!A${n}` })
    const ids: number[] = []
    let setelah = '0'
    for (;;) {
      const { data, meta } = (
        await get('/api/data-terbuka/v1/registrasi.json', { setelah, limit: '3' })
      ).json()
      ids.push(...data.map(({ id }: { id: number }) => id))
      expect(Date.parse(meta.diperbarui)).toBeGreaterThan(Date.now() - 600_000)
      if (meta.berikutnya === null) break
      setelah = String(meta.berikutnya)
    }
    const { data } = (await get('/api/data-terbuka/v1/registrasi.json')).json()
    expect(ids).toEqual(data.map(({ id }: { id: number }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('as CSV defuses formulas and names the next page', async () => {
    const answer = await get('/api/data-terbuka/v1/registrasi.csv', { limit: '2' })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers.link).toMatch(
      /^<\/api\/data-terbuka\/v1\/registrasi\.csv\?limit=2&setelah=\d+>; rel="next"$/,
    )
    const whole = (await get('/api/data-terbuka/v1/registrasi.csv')).body
    expect(whole.slice(0, 4)).toBe('\uFEFFid,')
    expect(whole).toContain(",'=cmd|")
    expect(whole).not.toMatch(/(^|,)=cmd/m)
  })

  test.each(['csv', 'json'])('as %s is not sent again until a row or the day changes', async (kind) => {
    const url = `/api/data-terbuka/v1/registrasi.${kind}`
    const { platform } = server.get()
    const ask = (headers: Record<string, string>) => server.get().app.inject({ url, headers })
    await office.kota.added()
    const { headers } = await ask({})
    const seen = String(headers['last-modified'])
    const again = await ask({ 'if-modified-since': seen })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: headers.etag, 'access-control-allow-origin': '*' })
    const secondBefore = new Date(Date.parse(seen) - 1000).toUTCString()
    expect((await ask({ 'if-modified-since': secondBefore })).statusCode).toBe(200)
    const etag = String(headers.etag)
    expect((await ask({ 'if-none-match': `"lain", ${etag.replace('W/', '')}` })).statusCode).toBe(304)
    // If a request sends both headers, If-None-Match decides.
    expect((await ask({ 'if-none-match': '"lain"', 'if-modified-since': seen })).statusCode).toBe(200)

    const now = platform.clock
    platform.clock = () => new Date(`${addDays(today, 1)}T00:00:00+07:00`)
    expect((await ask({ 'if-modified-since': seen })).statusCode).toBe(200)
    platform.clock = now
    await office.kota.added()
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(200)
  })
})

test('the list filters by status exactly as the rule says', async () => {
  const { db } = server.get().platform
  const ends = [null, -400, -1, 0, 1, 60, 61, 500].map((left) =>
    left === null ? null : addDays(today, left),
  )
  const rows = ends.map((exp_sertifikat, n) => ({
    jenis_registrasi_id: 1,
    no_registration: `STATUS-${n}`,
    pusat: false,
    provinsi_id: 32,
    unit_usaha: 'Uji status',
    terbit_sertifikat: '2020-01-01',
    exp_sertifikat,
    asal: 'impor' as const,
  }))
  expect((await insertRegistrasiMany(db, rows)).size).toBe(rows.length)
  expect((await insertRegistrasiMany(db, rows)).size).toBe(0)
  await db
    .updateTable('okkp.registrasi')
    .set({ sanksi: 'dibekukan' })
    .where('no_registration', 'in', ['STATUS-1', 'STATUS-4'])
    .execute()
  await db
    .updateTable('okkp.registrasi')
    .set({ sanksi: 'dicabut' })
    .where('no_registration', '=', 'STATUS-7')
    .execute()
  const reader = { scope: { jenis: 'semua' }, today } as const
  const rowsOf = async (filter: RegistrasiFilter) =>
    (await registrasiList.page(db, reader, { ...filter, page: 1, limit: 1000, sort: '-created_at' })).rows
  const idsOf = async (filter: RegistrasiFilter) => (await rowsOf(filter)).map(({ id }) => id)
  const living = await rowsOf({})
  const expectedOf = (holds: (row: (typeof living)[number]) => boolean) =>
    living.filter(holds).map(({ id }) => id)
  for (const status of statusRegistrasi) {
    expect([status, await idsOf({ status })]).toEqual([
      status,
      expectedOf((row) => statusOf(row, today) === status),
    ])
  }
  expect(await idsOf({ status: 'segera_habis' })).toEqual(expectedOf((row) => isExpiring(row, today)))
  expect(await idsOf({ status: 'tidak_berlaku' })).toEqual(
    expectedOf((row) => statusOf(row, today) !== 'valid'),
  )
})
