import { createHash } from 'node:crypto'
import { dayInJakarta } from '@portal/domain/platform/format'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { keyFor, unseal } from '#platform/secrets/sealing.ts'
import { useTestApp } from '#testing/app.ts'
import { kunciUji } from '../send/send.fixture.ts'
import { izinDari, readDataNib, trimKeys } from './data-nib.ts'
import { saveIzin } from './masuk.repository.ts'
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
  const answer = await send('receiveNIB', `{"dataNIB":{"nib":"${nib}","x":"${'x'.repeat(50_000_001)}"}}`)
  expect([answer.statusCode, answer.json().responreceiveNIB.status]).toEqual([413, '2'])
  expect(await kept()).toMatchObject([{ hasil: 'ditolak', galat: 'Pesan lebih dari 50 MB' }])
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

/** One licence told five times, another twice; `alam`: a name for the pair. */
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
}, 60_000)

test('a thousand shuffles and replays end in the row of the latest message', async () => {
  const { platform } = server.get()
  const izinOf = ({ dataNIB }: ReturnType<typeof dataNib>) => {
    const data = readDataNib(trimKeys(dataNIB))
    const izin = data && izinDari(data, dataNIB.id_izin)
    if (!izin) throw new Error('bukan izin kami')
    return izin
  }
  // A thousand pairs of licences side by side, each in an order of its own: every step saves one message of each.
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
}, 60_000)
