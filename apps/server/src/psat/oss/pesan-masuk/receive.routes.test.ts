import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { dayInJakarta } from '@portal/domain/platform/format'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendRaw } from '#platform/http/raw-request.fixture.ts'
import { keyFor, unseal } from '#platform/secrets/sealing.ts'
import { useTestApp } from '#testing/app.ts'
import { listFileDs } from '../file-ds/file-ds.repository.ts'
import { kunciUji } from '../send/send.fixture.ts'
import { izinDari, readDataNib, trimKeys } from './data-nib.ts'
import { saveIzin } from './pesan-masuk.repository.ts'
import { receiveMasuk } from './receive.service.ts'

const server = useTestApp({ OSS_URL: 'http://127.0.0.1:9', ...kunciUji })
const nib = '9990001234567'
beforeEach(async () => {
  const { db } = server.get().platform
  for (const table of ['oss.pesan_masuk', 'oss.berkas_ds', 'oss.izin'] as const)
    await db.deleteFrom(table).execute()
})

function tokenFor(given: string, shift = 0): string {
  const day = dayInJakarta(new Date(Date.now() + shift * 86_400_000)).replaceAll('-', '')
  return createHash('sha1').update(`simosssimrahasia${given}${day}`).digest('hex')
}

interface Pilihan {
  id?: string
  kode?: string
  nama?: string
  changed?: string
  extra?: Record<string, unknown>
}

function dataNib({
  id = 'I-1',
  kode = '018000000242',
  nama = 'PT Contoh',
  changed = '2026-07-01',
  extra = {},
}: Pilihan = {}) {
  return {
    dataNIB: {
      nib,
      oss_id: 'P-1',
      id_izin: id,
      kd_izin: kode,
      nama_perseroan: nama,
      tgl_terbit_nib: '2026-07-01',
      tgl_perubahan_nib: changed,
      no_id_user_proses: '9999010101900001',
      agama_user_proses: 'RAHASIA-AGAMA',
      pekerjaan_user_proses: 'RAHASIA-PEKERJAAN',
      data_proyek: [{ id_proyek: 'R-1', kbli: '10631', nama_kegiatan: 'Rumah kemas' }],
      data_checklist: [
        { id_izin: 'I-lain', kd_izin: '033000000001', id_proyek: 'R-9' },
        {
          id_izin: id,
          kd_izin: kode,
          id_proyek: 'R-1',
          id_produk: '-',
          nama_izin: 'SPPB',
          kd_daerah: '3201000000',
        },
      ],
      'tipe_dokumen ': '9',
      ...extra,
    },
  }
}

const send = (metode: string, payload: unknown, headers: Record<string, string> = { token: tokenFor(nib) }) =>
  server.get().app.inject({
    method: 'POST',
    url: `/api/oss/${metode}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const rows = () =>
  server
    .get()
    .platform.db.selectFrom('oss.izin')
    .select([
      'id_izin',
      'kode_izin',
      'nib',
      'nama_perseroan',
      'kbli',
      'id_proyek',
      'id_produk',
      'tertahan',
      'versi_pesan',
    ])
    .orderBy('id_izin')
    .execute()
const kept = () =>
  server
    .get()
    .platform.db.selectFrom('oss.pesan_masuk')
    .select(['metode', 'hasil', 'kali', 'galat', 'isi_segel'])
    .orderBy('id')
    .execute()

test('a licence of ours is taken from its own item, and answered as the guide says', async () => {
  const answer = await send('receiveNIB', dataNib())
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { responreceiveNIB: { status: '1', keterangan: 'Data diterima' } },
  ])
  expect(await rows()).toMatchObject([
    { id_izin: 'I-1', kode_izin: '018000000242', nib, kbli: '10631', id_produk: null, tertahan: null },
  ])
})

test('the message is kept sealed, without what may not be stored', async () => {
  await send('receiveNIB', dataNib())
  const [row] = await kept()
  expect(row?.isi_segel).not.toContain('PT Contoh')
  const { SESSION_SECRET } = server.get().platform.config
  const open = unseal(keyFor(SESSION_SECRET, 'pesan-oss'), row?.isi_segel ?? '')
  expect(open).toContain('PT Contoh')
  expect(open).not.toContain('RAHASIA')
})

test.each([
  ['yesterday', -1, 200],
  ['tomorrow', 1, 200],
  ['two days ago', -2, 401],
] as const)('a token of %s', async (_name, shift, http) => {
  expect((await send('receiveNIB', dataNib(), { token: tokenFor(nib, shift) })).statusCode).toBe(http)
})

test.each([
  ['without a token', dataNib(), {}, 401],
  ['with the token of another NIB', dataNib(), { token: tokenFor('9990002345678') }, 401],
  ['that is no JSON', '{"dataNIB":', { token: tokenFor(nib) }, 400],
  ['without a NIB', { dataNIB: {} }, { token: tokenFor(nib) }, 400],
  ['with a list for a root', { dataNIB: [] }, { token: tokenFor(nib) }, 400],
] as const)(
  'a message %s is turned away, kept for inspection, and leaves nothing',
  async (_name, body, headers, http) => {
    const answer = await send('receiveNIB', body, headers as Record<string, string>)
    expect([answer.statusCode, answer.json().responreceiveNIB.status]).toEqual([http, '2'])
    expect(await rows()).toEqual([])
    expect(await kept()).toMatchObject([{ hasil: 'ditolak', isi_segel: null }])
  },
)

test('a code that is not ours is taken and listed, and makes no licence', async () => {
  expect((await send('receiveNIB', dataNib({ kode: '033000000001' }))).json().responreceiveNIB.status).toBe(
    '1',
  )
  expect(await rows()).toEqual([])
  expect(await kept()).toMatchObject([{ hasil: 'tidak_dikenal' }])
})

test('a revoked or frozen company blocks issuing until a person decides', async () => {
  await send('receiveNIB', dataNib({ extra: { status_nib: '05' } }))
  expect((await rows())[0]?.tertahan).toContain('dibekukan')
})

test('a message over the limit is turned away in the shape of the guide', async () => {
  const answer = await send('receiveNIB', `{"dataNIB":{"nib":"${nib}","x":"${'x'.repeat(10_000_001)}"}}`)
  expect([answer.statusCode, answer.json().responreceiveNIB.status]).toEqual([413, '2'])
  expect(await kept()).toMatchObject([{ hasil: 'ditolak', galat: 'Pesan lebih dari 10 MB' }])
})

test('a genuine dossier of six megabytes is taken', async () => {
  const proyek = Array.from({ length: 3000 }, (_, at) => ({
    id_proyek: `R-${at}`,
    uraian_usaha: 'x'.repeat(2000),
  }))
  const body = JSON.stringify(dataNib({ extra: { data_proyek_lain: proyek } }))
  expect(body.length).toBeGreaterThan(6_000_000)
  expect((await send('receiveNIB', body)).statusCode).toBe(200)
  expect(await rows()).toMatchObject([{ id_izin: 'I-1' }])
})

test.each([
  [
    'a date that no calendar has',
    { tgl_terbit_nib: '2026-02-30' },
    'Tanggal tgl_terbit_nib bukan tanggal yang ada',
  ],
  [
    'a month that no calendar has',
    { tgl_pengesahan: '2026-13-01' },
    'Tanggal tgl_pengesahan bukan tanggal yang ada',
  ],
  ['a year zero', { tgl_perubahan_nib: '0000-00-00' }, 'Tanggal tgl_perubahan_nib bukan tanggal yang ada'],
  [
    'a NUL character',
    { nama_perseroan: 'PT\0Contoh' },
    'Ada karakter yang tidak dapat disimpan pada dataNIB.nama_perseroan',
  ],
  [
    'a deep tree',
    { x: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) },
    'Pesan tidak terbaca atau tanpa dataNIB.nib',
  ],
] as const)(
  '%s is refused in the shape of the guide, and kept for inspection',
  async (_name, extra, galat) => {
    const answer = await send('receiveNIB', dataNib({ extra }))
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { responreceiveNIB: { status: '2', keterangan: galat } },
    ])
    expect(await kept()).toMatchObject([{ hasil: 'ditolak', galat, isi_segel: null }])
  },
)

test('a tree that is too deep for any walk is refused, not failed', async () => {
  const deep = `{"dataNIB":{"nib":"${nib}","x":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`
  expect((await send('receiveNIB', deep)).statusCode).toBe(400)
})

test('an encoded message is refused unread, in the shape of the guide', async () => {
  const answer = await server.get().app.inject({
    method: 'POST',
    url: '/api/oss/receiveNIB',
    headers: { token: tokenFor(nib), 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('x'.repeat(6_000_000)),
  })
  expect([answer.statusCode, answer.json().responreceiveNIB.status]).toEqual([415, '2'])
  expect(await kept()).toMatchObject([{ hasil: 'ditolak' }])
})

test('the same value as a bearer token is taken too', async () => {
  const answer = await send('receiveNIB', dataNib(), { authorization: `Bearer ${tokenFor(nib)}` })
  expect(answer.statusCode).toBe(200)
})

describe('over a socket', () => {
  beforeAll(() => server.get().app.listen({ port: 0, host: '127.0.0.1' }))
  const head = (token: string, length: number) => [
    'POST /api/oss/receiveNIB HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    `Token: ${token}`,
  ]
  const message = (bytes: number) => JSON.stringify(dataNib({ extra: { panjang: 'x'.repeat(bytes) } }))

  test.each([
    ['with letters that no token has', 'tökén'.padEnd(40, 'é')],
    ['too short', 'abc'],
    ['of 40 characters that are no hex digits', 'g'.repeat(40)],
  ])('a token %s is refused before a byte of the body is sent', async (_name, token) => {
    const raw = sendRaw(server.get().app, head(token, 5_000_000))
    const { status, body } = await raw.answer
    raw.socket.destroy()
    expect([status, JSON.parse(body).responreceiveNIB.keterangan]).toEqual([401, 'Token tidak cocok'])
    expect(await kept()).toMatchObject([{ hasil: 'ditolak', galat: 'Token tidak cocok' }])
  })

  test('two large messages are read at a time; small ones pass them, and a place that is left is taken', async () => {
    const { app } = server.get()
    const token = tokenFor(nib)
    const large = message(2_000_000)
    const stuck = [1, 2].map(() => sendRaw(app, head(token, large.length), large.slice(0, 1000)))
    const waits = sendRaw(app, head(token, large.length), large)
    for (let time = 0; time < 10; time += 1) {
      const small = message(time)
      const passes = sendRaw(app, head(token, small.length), small)
      expect((await passes.answer).status).toBe(200)
      passes.socket.destroy()
    }
    expect(waits.answered()).toBe(false)
    stuck[0]?.socket.destroy()
    expect((await waits.answer).status).toBe(200)
    stuck[1]?.socket.destroy()
    waits.socket.destroy()
  })
})

test('a later message of another company leaves a licence as it is', async () => {
  await send('receiveNIB', dataNib())
  const before = await rows()
  const other = '9990002345678'
  const foreign = dataNib({ nama: 'PT Lain', changed: '2026-08-01', extra: { nib: other } })
  await send('receiveNIB', foreign, { token: tokenFor(other) })
  expect(await rows()).toEqual(before)
  await send('receiveNIB', dataNib({ nama: 'PT Berganti Nama', changed: '2026-08-01' }))
  expect(await rows()).toMatchObject([{ nib, nama_perseroan: 'PT Berganti Nama' }])
})

test('the signed file: each address once, also before its licence is known', async () => {
  const body = { receiveFileDS: { id_izin: 'I-7', nib, file_izin: 'https://oss.example/U-1' } }
  for (let time = 0; time < 2; time += 1)
    expect((await send('receiveFileDS', body)).json()).toEqual({
      responreceiveFileDS: { status: '1', keterangan: 'Berkas diterima' },
    })
  const files = await server
    .get()
    .platform.db.selectFrom('oss.berkas_ds')
    .select(['id_izin', 'url'])
    .execute()
  expect(files).toEqual([{ id_izin: 'I-7', url: 'https://oss.example/U-1' }])
  expect(await kept()).toMatchObject([{ hasil: 'berkas', kali: 2 }])
})

describe('a signed file for another company than its licence has', () => {
  const other = '9990002345678'
  const file = (by: string) => ({
    receiveFileDS: { id_izin: 'I-1', nib: by, file_izin: 'https://oss.example/U-9' },
  })
  const files = () => server.get().platform.db.selectFrom('oss.berkas_ds').select(['url', 'nib']).execute()

  test('is refused where the licence is known', async () => {
    await send('receiveNIB', dataNib())
    const answer = await send('receiveFileDS', file(other), { token: tokenFor(other) })
    expect([answer.statusCode, answer.json().responreceiveFileDS]).toEqual([
      400,
      { status: '2', keterangan: `NIB ${other} bukan perusahaan dari id_izin I-1` },
    ])
    expect(await files()).toEqual([])
    expect(await kept()).toMatchObject([{ hasil: 'baru' }, { hasil: 'ditolak' }])
  })

  test('is not used once the licence is known', async () => {
    await send('receiveFileDS', file(other), { token: tokenFor(other) })
    await send('receiveNIB', dataNib())
    const { db } = server.get().platform
    const izin = await db.selectFrom('oss.izin').select('id').executeTakeFirstOrThrow()
    expect(await listFileDs(db, izin.id)).toEqual([])
    await send('receiveFileDS', file(nib))
    expect(await listFileDs(db, izin.id)).toHaveLength(1)
  })
})

/** Returns five messages about one licence and two about another. `alam` names the pair. */
const ceritaOf = (alam: string) => {
  const satu = `I-${alam}-1`
  const dua = { id: `I-${alam}-2`, kode: '018000000244' }
  return [
    ...['2026-07-01', '2026-07-05', '2026-07-03'].map((changed) =>
      dataNib({ id: satu, changed, nama: `PT per ${changed}` }),
    ),
    dataNib({ id: satu, changed: '2026-07-05', nama: 'PT pada hari yang sama' }),
    dataNib(dua),
    dataNib({ ...dua, changed: '2026-08-01', extra: { status_nib: '06' } }),
  ]
}
const urutan = (kali: number, panjang: number) =>
  fc.sample(
    fc.shuffledSubarray(
      Array.from({ length: panjang }, (_, at) => at),
      { minLength: panjang },
    ),
    { numRuns: kali, seed: 21 },
  )

test('replayed and shuffled the same messages leave the same rows, some of them at the same time', async () => {
  const messages = [
    ...ceritaOf('x').map((isi) => ['receiveNIB', isi] as const),
    ...['U-1', 'U-2'].map((file) => {
      const file_izin = `https://oss.example/${file}`
      return ['receiveFileDS', { receiveFileDS: { id_izin: 'I-x-1', nib, file_izin } }] as const
    }),
  ]
  const { platform } = server.get()
  const take = ([metode, isi]: (typeof messages)[number]) =>
    receiveMasuk(platform, {
      metode,
      badan: Buffer.from(JSON.stringify(isi)),
      token: tokenFor(nib),
      ip: undefined,
    })
  const state = async () => [
    await rows(),
    await platform.db.selectFrom('oss.berkas_ds').select(['id_izin', 'url']).orderBy('url').execute(),
  ]
  for (const message of messages) await take(message)
  const expected = await state()
  const twice = [...messages, ...messages]
  for (const order of urutan(20, twice.length)) {
    for (const table of ['oss.pesan_masuk', 'oss.izin', 'oss.berkas_ds'] as const)
      await platform.db.deleteFrom(table).execute()
    const [early, late] = [order.slice(0, 3), order.slice(3)].map((part) => part.map((at) => twice[at]))
    const given = (one: (typeof messages)[number] | undefined) => (one ? take(one) : undefined)
    await Promise.all((early ?? []).map(given))
    for (const message of late ?? []) await given(message)
    expect(await state()).toEqual(expected)
  }
})

test('a thousand shuffles and replays end in the row of the latest message', async () => {
  const { platform } = server.get()
  const izinOf = ({ dataNIB }: ReturnType<typeof dataNib>) => {
    const data = readDataNib(trimKeys(dataNIB))
    const izin = data && izinDari(data, dataNIB.id_izin)
    if (!izin) throw new Error('not our licence')
    return izin
  }
  // The test uses 1,000 pairs of licences, each in its own order. Every step saves one message of each pair.
  const alam = urutan(1000, 12).map((order, at) => {
    const izin = ceritaOf(String(at)).map(izinOf)
    return { izin, order: order.map((place) => izin[place % izin.length]).filter((one) => one !== undefined) }
  })
  for (let step = 0; step < 12; step += 1) {
    const saved = alam.map(({ order }) => order[step]).filter((one) => one !== undefined)
    await platform.db.transaction().execute((trx) => saveIzin(trx, saved, new Date()))
  }
  const latest = alam.flatMap(({ izin }) =>
    [...Map.groupBy(izin, ({ id_izin }) => id_izin).values()].map((same) =>
      same.reduce((a, b) => (a.versi_pesan < b.versi_pesan ? b : a)),
    ),
  )
  const wanted = latest.map(({ id_izin, nama_perseroan, tertahan, versi_pesan }) => ({
    id_izin,
    nama_perseroan,
    tertahan,
    versi_pesan,
  }))
  const found = (await rows()).map(({ id_izin, nama_perseroan, tertahan, versi_pesan }) => ({
    id_izin,
    nama_perseroan,
    tertahan,
    versi_pesan,
  }))
  const byId = (a: { id_izin: string }, b: { id_izin: string }) => (a.id_izin < b.id_izin ? -1 : 1)
  expect(found.toSorted(byId)).toEqual(wanted.toSorted(byId))
  expect(found.length).toBe(2000)
})

describe('the place of a project becomes a unit of the company', () => {
  const place = {
    id_proyek_lokasi: '-',
    proyek_daerah_id: '3273012001',
    alamat_usaha: 'Jl. Gudang Rekaan 12',
  }
  const proyek = (more: object = {}) => [
    { id_proyek: 'R-1', kbli: '10631', nama_kegiatan: 'Rumah kemas', data_lokasi_proyek: [place], ...more },
  ]
  const units = (perusahaanId: number) =>
    server
      .get()
      .platform.db.selectFrom('psat.unit_produksi')
      .select(['id', 'nama_unit', 'alamat_unit', 'provinsi_id', 'kota_id', 'dihapus'])
      .where('perusahaan_id', '=', perusahaanId)
      .orderBy('id')
      .execute()
  async function company() {
    const { db } = server.get().platform
    await db.deleteFrom('psat.unit_produksi').where('id_oss', 'is not', null).execute()
    return db
      .insertInto('akun.perusahaan')
      .values({ nama_perseroan: 'PT Contoh', nib })
      .onConflict((conflict) => conflict.column('nib').doUpdateSet({ nama_perseroan: 'PT Contoh' }))
      .returning('id')
      .executeTakeFirstOrThrow()
  }

  test('once, however often and however changed the dossier comes', async () => {
    const { id } = await company()
    await send('receiveNIB', dataNib({ extra: { data_proyek: proyek() } }))
    expect(await units(id)).toMatchObject([
      { nama_unit: 'Rumah kemas', alamat_unit: 'Jl. Gudang Rekaan 12', provinsi_id: 32, kota_id: 3273 },
    ])
    await send('receiveNIB', dataNib({ extra: { data_proyek: proyek() } }))
    const edited = proyek({ nama_kegiatan: 'Rumah kemas dua' })
    await send('receiveNIB', dataNib({ changed: '2026-08-01', extra: { data_proyek: edited } }))
    await send('receiveNIB', dataNib({ id: 'I-2', changed: '2026-08-02', extra: { data_proyek: proyek() } }))
    expect(await units(id)).toHaveLength(1)
  })

  test('a unit that the company typed, or deleted, does not come a second time', async () => {
    const { id } = await company()
    const { db } = server.get().platform
    await db
      .insertInto('psat.unit_produksi')
      .values({
        perusahaan_id: id,
        nama_unit: 'rumah kemas ',
        alamat_unit: 'Jl. Gudang Rekaan 12',
        status_kepemilikan: 'Milik Sendiri',
      })
      .execute()
    await send('receiveNIB', dataNib({ extra: { data_proyek: proyek() } }))
    expect(await units(id)).toHaveLength(1)
    await db
      .updateTable('psat.unit_produksi')
      .set({ dihapus: new Date() })
      .where('perusahaan_id', '=', id)
      .execute()
    await send('receiveNIB', dataNib({ changed: '2026-09-01', extra: { data_proyek: proyek() } }))
    expect(await units(id)).toMatchObject([{ dihapus: expect.any(Date) }])
  })

  test('several places are several units; a place without an address is none', async () => {
    const { id } = await company()
    const before = (await units(id)).length
    const places = [
      { ...place, alamat_usaha: 'Jl. Satu 1' },
      { ...place, alamat_usaha: 'Jl. Dua 2', proyek_daerah_id: '-' },
      { ...place, alamat_usaha: '-' },
    ]
    const data_proyek = proyek({ id_proyek: 'R-1', data_lokasi_proyek: places })
    await send('receiveNIB', dataNib({ extra: { data_proyek } }))
    expect((await units(id)).slice(before)).toMatchObject([
      { alamat_unit: 'Jl. Satu 1', kota_id: 3273 },
      { alamat_unit: 'Jl. Dua 2', provinsi_id: null, kota_id: null },
    ])
  })
})
