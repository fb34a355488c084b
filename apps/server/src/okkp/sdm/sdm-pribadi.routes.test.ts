import type { Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import type { Role } from '@portal/domain/platform/roles'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { sdmCallsOf } from './sdm.fixture.ts'

const server = useTestApp()
let kota: SignedInClient
let row: Sdm
const base = '/api/okkp/sdm'
const key = `${'f'.repeat(40)}.jpg`

beforeAll(async () => {
  kota = await server.get().as('OKKP_ADMIN_KOTA')
  await server
    .get()
    .platform.db.insertInto('platform.berkas')
    .values({
      kunci: key,
      nama_asli: 'a.jpeg',
      jenis: 'jpeg',
      ukuran: 1,
      sha256: 'x',
      pengunggah_id: kota.id,
    })
    .execute()
  row = await sdmCallsOf(kota).added({ foto: key })
})

/** All data of this person that only the office of the region may see. */
const secrets = () => [row.nip ?? '-', '081234567890', 'sri@rahasia.go.id', 'RAHASIA-PPC-77', key]
const publicKeys = [
  'id',
  'jabatan',
  'kompetensi',
  'kota',
  'kota_id',
  'nama_lengkap',
  'provinsi',
  'provinsi_id',
  'unit_kerja',
]

function expectPublic(body: string, shown: object) {
  for (const secret of secrets()) expect(body).not.toContain(secret)
  expect(Object.keys(shown).toSorted()).toEqual(publicKeys)
}

async function readers() {
  const { app } = server.get()
  const visitor: Pick<SignedInClient, 'inject'> = { inject: (request) => app.inject(request) }
  const as = (role: Role, more: object = {}) => server.get().as(role, more)
  return {
    visitor,
    unchanged: await as('OKKP_ADMIN_DAERAH', { wajib_ganti_sandi: true }),
    operator: await as('PELAKU_USAHA'),
    auditor: await as('AUDITOR'),
    lab: await as('OKKP_ADMIN_UJILAB'),
    market: await as('OKPO_ADMIN'),
  }
}

test('without a session of its office, nobody reads the number, the files or the contacts', async () => {
  for (const client of Object.values(await readers())) {
    const calls = sdmCallsOf(client)
    const detail = await calls.detail(row.id)
    expectPublic(detail.body, detail.json().data)
    for (const query of [{}, { filter_by: 'provinsi' }] as Record<string, string>[]) {
      const list = await calls.list({ ...query, search: row.nama_lengkap })
      expect(list.json().meta.total).toBe(1)
      expectPublic(list.body, list.json().data[0])
    }
  }
})

test('the office of another region reads the public part, and the file not at all', async () => {
  const lain = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 31 })
  const neighbour = await server.get().as('OKKP_ADMIN_KOTA', { kota_id: 3204 })
  for (const client of [lain, neighbour]) {
    const detail = await sdmCallsOf(client).detail(row.id)
    expectPublic(detail.body, detail.json().data)
    expect((await sdmCallsOf(client).list({ search: row.nama_lengkap })).json().data).toEqual([])
    const file = await client.inject({ url: '/api/upload/display', query: { path: key } })
    expect(file.statusCode).toBe(404)
  }
  const view = (actor: SignedInClient) =>
    server.get().platform.files.view(key, {
      actor: {
        ...actor,
        nama: '',
        provinsi_id: 32,
        kota_id: 3273,
        perusahaan_id: null,
        sesi_id: '',
        wajib_ganti_sandi: false,
      },
    })
  await expect(view(kota)).resolves.toMatchObject({ name: 'a.jpeg' })
})

test('a number cannot be guessed by searching for it, nor a certificate', async () => {
  for (const search of secrets()) {
    const answer = await server.get().app.inject({ url: base, query: { search } })
    expect([search, answer.json().data]).toEqual([search, []])
  }
})

test('an export is asked for by an office, and holds its region alone', async () => {
  const headers = ['nama_lengkap', 'nip', 'kategori', 'berlaku_sampai', 'keadaan', 'no_hp']
  const start = (client: Pick<SignedInClient, 'inject'>, payload: object) =>
    client.inject({ method: 'POST', url: '/api/okkp/exports/sdm', payload })
  const everyone = await readers()
  const codes = await Promise.all(
    Object.values(everyone).map(async (client) => (await start(client, { headers })).json().code),
  )
  expect(codes).toEqual(['SESI_BERAKHIR', 'SANDI_WAJIB_DIGANTI', ...Array(4).fill('TIDAK_BERWENANG')])
  const lain = await server.get().as('OKKP_ADMIN_DAERAH', { provinsi_id: 31 })
  expect((await start(lain, { headers, provinsi_id: 32 })).json().code).toBe('WILAYAH_DITOLAK')
  const rowsFor = async (client: SignedInClient) => {
    const { path } = (await start(client, { headers, search: row.nama_lengkap })).json().data
    const file = await client.inject({ url: '/api/upload/view_pdf', query: { path } })
    const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
    return sheets[0]?.rows
  }
  const title = ['No', 'Nama lengkap', 'NIP', 'Kategori', 'Berlaku sampai (terdekat)', 'Keadaan', 'No. HP']
  expect(await rowsFor(lain)).toEqual([title])
  expect(await rowsFor(kota)).toEqual([
    title,
    [
      1,
      row.nama_lengkap,
      row.nip,
      'Petugas pengambil contoh (PPC)',
      new Date('2099-01-10T00:00:00Z'),
      'Berlaku',
      '081234567890',
    ],
  ])
  const [first] = row.kompetensi
  const later = { ...first, jenis: 'Auditor', nomor: 'A-1', berlaku_sampai: '2098-12-31' }
  await sdmCallsOf(kota).update({ ...row, kompetensi: [first, later] })
  // The competence that ends first counts.
  expect((await rowsFor(kota))?.[1]?.[4]).toEqual(new Date('2098-12-31T00:00:00Z'))
  expect((await start(kota, { headers: ['sandi'] })).json().errors[0].field).toBe('headers.0')
})
