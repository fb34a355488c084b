import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp({}, { jobs: true })
let daerah: SignedInClient
let pusat: SignedInClient

async function insert(from: number, to: number, name = 'PT Ekspor ') {
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, kota_id, unit_usaha, alamat_unit, label, terbit_sertifikat, exp_sertifikat)
    select 1, 'E-' || n, 32, 3273, ${name}::text || n, 'Jalan ' || n, 'Hijau', date '2025-01-01' + n % 300, date '2030-01-01'
    from generate_series(${from}::int, ${to}::int) n`.execute(server.get().platform.db)
}

beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  await insert(1, 1200)
  await insert(2001, 2001, '=HYPERLINK("http://jahat.example") ')
})

const start = (client: SignedInClient, payload: object, headers = {}) =>
  client.inject({ method: 'POST', url: '/api/okkp/exports', payload, headers })
const open = (client: SignedInClient, path: string) =>
  client.inject({ url: '/api/upload/view_pdf', query: { path } })

async function sheet(client: SignedInClient, payload: object) {
  const answer = await start(client, payload)
  expect(answer.statusCode).toBe(200)
  const file = await open(client, answer.json().data.path)
  expect(file.headers['content-disposition']).toMatch(/attachment; filename="Export-/)
  const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
  return { rows: sheets[0]?.rows ?? [], cells: sheets[0]?.cells }
}

describe('Excel', () => {
  test('holds what is filtered, in the chosen columns and order', async () => {
    const headers = ['no_registration', 'unit_usaha', 'kota', 'terbit_sertifikat', 'status', 'provinsi']
    const { rows } = await sheet(daerah, {
      jenis_registrasi_id: 1,
      usaha: 'PT Ekspor 7',
      headers,
      sort: 'unit_usaha',
    })
    expect(rows[0]).toEqual([
      'No',
      'Nomor registrasi',
      'Nama unit usaha',
      'Kabupaten/kota',
      'Tanggal terbit',
      'Status',
      'Provinsi',
    ])
    expect(rows).toHaveLength(112)
    expect(rows[1]).toEqual([
      1,
      'E-7',
      'PT Ekspor 7',
      'Kota Bandung',
      new Date('2025-01-08T00:00:00Z'),
      'Berlaku',
      'Jawa Barat',
    ])
    const none = await sheet(daerah, { headers: ['no_registration'], usaha: 'tidak ada sama sekali' })
    expect(none.rows).toEqual([['No', 'Nomor registrasi']])
  })

  test('carries every row of a large list once', async () => {
    const { rows } = await sheet(daerah, { headers: ['no_registration'] })
    expect(new Set(rows.slice(1).map((row) => row[1])).size).toBe(1201)
  })

  test('defuses formulas', async () => {
    const { rows, cells } = await sheet(daerah, { headers: ['unit_usaha'], no_reg: 'E-2001' })
    expect(rows[1]?.[1]).toBe('=HYPERLINK("http://jahat.example") 2001')
    expect(cells?.get('1,1')?.formula).toBeUndefined()
  })

  test('opens for its maker alone', async () => {
    const { path } = (await start(daerah, { headers: ['no_registration'] })).json().data
    expect((await open(daerah, path)).statusCode).toBe(200)
    expect((await open(pusat, path)).statusCode).toBe(404)
  })
})

describe('PDF', () => {
  test('is made up to a thousand rows, and says what to do above', async () => {
    const headers = ['no_registration', 'unit_usaha', 'alamat_unit', 'terbit_sertifikat']
    const answer = await start(daerah, { headers, format: 'pdf', usaha: 'PT Ekspor 11' })
    expect(answer.json().data).toMatchObject({ status: 'selesai', baris: 111 })
    const file = await open(daerah, answer.json().data.path)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const refused = await start(daerah, { headers, format: 'pdf' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toBe(
      'Ekspor PDF memuat paling banyak 1.000 baris. Pilih Excel, atau persempit saringannya.',
    )
  })
})

describe('access', () => {
  test('another region is refused, an empty filter means the own one', async () => {
    const foreign = await start(daerah, { headers: ['no_registration'], provinsi_id: 33 })
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'WILAYAH_DITOLAK'])
    const other = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 33 })
    expect((await sheet(other, { headers: ['no_registration'], provinsi_id: 'all' })).rows).toHaveLength(1)
    const lab = await server.get().as('OKKP_ADMIN_UJILAB')
    expect((await start(lab, { headers: ['no_registration'] })).statusCode).toBe(403)
  })

  test.each([
    [{ headers: [] }, 'headers'],
    [{ headers: ['no_registration', 'no_registration'] }, 'headers'],
    [{ headers: ['kata_sandi'] }, 'headers.0'],
    [{ headers: ['negara_tujuan'], jenis_registrasi_id: 1 }, 'headers'],
    [{ headers: ['no_registration'], format: 'csv' }, 'format'],
  ])('refuses %j under its field', async (payload, field) => {
    const answer = await start(daerah, payload)
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
  })

  test('leaves an audit row of what was taken out', async () => {
    const { uuid } = (await start(daerah, { headers: ['no_registration'], no_reg: 'E-2001' })).json().data
    const rows = await server
      .get()
      .platform.db.selectFrom('platform.jejak_audit')
      .select(['peristiwa', 'pengguna', 'sesudah'])
      .where('rekaman', '=', `ekspor/${uuid}`)
      .execute()
    expect(rows).toMatchObject([
      {
        peristiwa: 'registrasi.ekspor',
        pengguna: daerah.username,
        sesudah: { headers: ['no_registration'] },
      },
    ])
  })
})

test('in the background: 202, then a path, for the maker alone', async () => {
  const answer = await start(daerah, { headers: ['no_registration'] }, { prefer: 'respond-async' })
  expect([answer.statusCode, answer.json().data.path]).toEqual([202, null])
  const url = `/api/okkp/exports/${answer.json().data.uuid}`
  expect(answer.headers.location).toBe(url)
  const done = await vi.waitFor(
    async () => {
      const { data } = (await daerah.inject({ url })).json()
      expect(data.status).toBe('selesai')
      return data
    },
    { timeout: 60_000, interval: 200 },
  )
  expect(done.baris).toBe(1201)
  expect((await open(daerah, done.path)).statusCode).toBe(200)
  expect((await pusat.inject({ url })).statusCode).toBe(404)
})

test('more exports at once than the pool has connections', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => start(daerah, { headers: ['no_registration'], no_reg: 'E-2001' })),
  )
  expect(answers.map((answer) => answer.json().data?.status)).toEqual(Array(12).fill('selesai'))
})
