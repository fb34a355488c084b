import { openDataPage } from '@portal/domain/platform/data-terbuka/data-terbuka'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
const base = '/api/data-terbuka/v1'
const get = (url: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  server.get().app.inject({ url: base + url, query, headers })

const many = 2 * openDataPage + 500
const ofPrima = 700

/** The rows fill more than two pages and have two kinds. */
beforeAll(async () => {
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, kota_id, unit_usaha, terbit_sertifikat, exp_sertifikat)
    select case when n <= ${ofPrima} then 7 else 1 end, lpad(n::text, 6, '0'), 32, 3273, 'CV Terbuka ' || n, date '2024-01-31', date '2090-12-31'
    from generate_series(1, ${many}::int) n`.execute(server.get().platform.db)
})

const linesOf = (csv: string) => csv.trimEnd().split('\r\n')

describe('a file', () => {
  test('in CSV is the whole set, once each', async () => {
    const answer = await get('/registrasi.csv')
    expect(answer.headers.link).toBeUndefined()
    const [titles, ...rows] = linesOf(answer.body)
    expect(titles?.slice(0, 4)).toBe('\uFEFFid,')
    const ids = rows.map((row) => Number(row.split(',')[0]))
    expect([ids.length, new Set(ids).size]).toEqual([many, many])
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  test('is narrowed by its filters', async () => {
    const answer = await get('/registrasi.csv', { jenis_registrasi_id: '7' })
    expect(linesOf(answer.body)).toHaveLength(ofPrima + 1)
  })

  test('in CSV with a limit is one page, and names the next', async () => {
    const answer = await get('/registrasi.csv', { limit: '5' })
    expect(linesOf(answer.body)).toHaveLength(6)
    const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link))?.[1] ?? ''
    const second = await server.get().app.inject({ url: next })
    expect(linesOf(second.body)[1]?.split(',')[0]).not.toBe(linesOf(answer.body)[1]?.split(',')[0])
    const rest = await get('/registrasi.csv', {
      setelah: new URL(next, 'http://x').searchParams.get('setelah') ?? '',
    })
    expect(linesOf(rest.body)).toHaveLength(many - 5 + 1)
  })

  test('in Excel has days, numbers and words that people read', async () => {
    const answer = await get('/registrasi.xlsx')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="registrasi.xlsx"',
    })
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload))
    const [titles = [], first = [], ...rest] = sheets[0]?.rows ?? []
    expect(rest).toHaveLength(many - 1)
    const cell = (name: string) => first[titles.indexOf(name)]
    expect([cell('no_registration'), cell('pusat'), cell('status'), cell('provinsi_id')]).toEqual([
      '000001',
      'Tidak',
      'Berlaku',
      32,
    ])
    expect(cell('terbit_sertifikat')).toEqual(new Date('2024-01-31T00:00:00Z'))
  })
})

describe('what anybody may keep', () => {
  test.each(['/registrasi.json', '/registrasi.csv', '/registrasi.xlsx', '/katalog.json'])(
    '%s: a network may, for a while, and asks again by its tag',
    async (url) => {
      const answer = await get(url, {}, { 'accept-encoding': 'gzip' })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=300',
        vary: 'accept-encoding',
        etag: expect.stringMatching(/^W\/".+"$/),
        'access-control-allow-origin': '*',
      })
      expect(answer.headers).not.toHaveProperty('set-cookie')
      const again = await get(url, {}, { 'if-none-match': String(answer.headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({
        'cache-control': 'public, max-age=300',
        vary: 'accept-encoding',
        etag: answer.headers.etag,
      })
      const plain = await get(url)
      expect([plain.headers.vary, plain.headers.etag]).toEqual(['accept-encoding', answer.headers.etag])
    },
  )

  test('a refusal is kept by nobody', async () => {
    const answer = await get('/registrasi.csv', { limit: '0' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store'])
  })

  test('the tag of a file changes with what is asked, and with the rows', async () => {
    const tagOf = async (query: Record<string, string> = {}) =>
      String((await get('/registrasi.csv', query)).headers.etag)
    const [all, some] = [await tagOf(), await tagOf({ jenis_registrasi_id: '7' })]
    expect(some).not.toBe(all)
    expect(String((await get('/registrasi.xlsx')).headers.etag)).not.toBe(all)
    const { db } = server.get().platform
    await db
      .updateTable('okkp.registrasi')
      .set({ unit_usaha: 'CV Terbuka Baru', updated_at: new Date() })
      .where('no_registration', '=', '000001')
      .execute()
    const changed = await tagOf()
    expect(changed).not.toBe(all)
    // Open-data rows contain names of masters, so a changed master must change the ETag.
    await db
      .updateTable('okkp.jenis_registrasi')
      .set({ updated_at: new Date(Date.now() + 1000) })
      .where('id', '=', 1)
      .execute()
    expect(await tagOf()).not.toBe(changed)
  })
})

test('the list of sets tells how many rows each has and of which day', async () => {
  const { data } = (await get('/katalog.json')).json()
  expect(data.map(({ nama }: { nama: string }) => nama)).toEqual([
    'registrasi',
    'kepuasan',
    'pasar',
    'sanitasi-pasar',
  ])
  expect(data[0]).toEqual({
    nama: 'registrasi',
    isi: 'registri izin dan sertifikat',
    total: many,
    per: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    diperbarui: expect.any(String),
    json: `${base}/registrasi.json`,
    csv: `${base}/registrasi.csv`,
    xlsx: `${base}/registrasi.xlsx`,
  })
  expect(data[2]).toMatchObject({ total: 0, per: null, diperbarui: null })
  const { meta } = (await get('/registrasi.json', { jenis_registrasi_id: '7', limit: '1' })).json()
  expect(meta).toMatchObject({ total: ofPrima, limit: 1 })
})
