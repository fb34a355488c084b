import { readFile } from 'node:fs/promises'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, useTestApp } from '#testing/app.ts'
import { idKomoditas, mutuCalls } from './uji-mutu.fixture.ts'

const server = useTestApp()
const tomorrow = addDays(dayInJakarta(new Date()), 1)
let jagung: number
let merah: number

beforeAll(async () => {
  const client = await server.get().as('OKKP_ADMIN_PUSAT')
  jagung = await idKomoditas(client, 'Jagung')
  merah = await idKomoditas(client, 'Beras Merah')
})

const as = async (...account: Parameters<TestApp['as']>) => mutuCalls(await server.get().as(...account))

describe('the class', () => {
  test('follows from the measures of rice, with what decided it', async () => {
    const daerah = await as('OKKP_ADMIN_DAERAH')
    const premium = await daerah.added()
    expect(premium).toMatchObject({
      kelas_mutu_id: 1,
      kelas_mutu: 'Premium',
      penentu: [],
      alasan_kelas: 'Semua hasil ukur memenuhi batas Premium',
      dasar_kelas: 'Perbadan 2/2023, Lampiran II',
      provinsi_id: 32,
      versi: 1,
    })
    const medium = await daerah.added({ butir_patah: 18 })
    expect(medium).toMatchObject({
      kelas_mutu_id: 2,
      penentu: ['butir_patah'],
      alasan_kelas: 'butir patah 18% (b/b) melebihi 15 untuk Premium',
    })
    const changed = await daerah.update({ ...daerah.form({ butir_gabah: 9 }), id: medium.id, versi: 1 })
    expect(changed.json().data).toMatchObject({ kelas_mutu_id: 5, penentu: ['butir_gabah'], versi: 2 })
    expect((await daerah.detail(medium.id)).json().data).toEqual(changed.json().data)
  })

  test('of premium rice gets its corrected reason in an older database, and stays the same version', async () => {
    const file = new URL('../../../migrations/202611211600_alasan_premium.sql', import.meta.url)
    const migration = await readFile(file, 'utf8')
    const daerah = await as('OKKP_ADMIN_DAERAH')
    const [premium, medium] = [await daerah.added(), await daerah.added({ butir_patah: 18 })]
    const { db } = server.get().platform
    const fault = 'Semua hasil ukur meetsLimit batas Premium'
    await sql`update okkp.uji_mutu set alasan_kelas = ${fault} where id = ${premium.id}`.execute(db)
    await sql.raw(migration).execute(db)
    for (const row of [premium, medium]) expect((await daerah.detail(row.id)).json().data).toEqual(row)
  })

  test('of red rice does not ask how far it was milled', async () => {
    const kota = await as('OKKP_ADMIN_KOTA')
    const row = await kota.added({ komoditas_id: merah, jenis_beras: 'merah', derajat_sosoh: null })
    expect(row).toMatchObject({ kelas_mutu_id: 1, derajat_sosoh: null, kota_id: 3273 })
  })

  test('of anything else is chosen, and keeps no measures of rice', async () => {
    const lab = await as('OKKP_ADMIN_UJILAB')
    const row = await lab.added({
      komoditas_id: jagung,
      jenis_beras: null,
      kelas_mutu_id: 2,
      dasar_kelas: 'SNI 8926:2020',
      hasil_ukur: 'Kadar air 14,2 %',
    })
    expect(row).toMatchObject({
      kelas_mutu_id: 2,
      kadar_air: null,
      penentu: [],
      dasar_kelas: 'SNI 8926:2020',
    })
  })
})

describe('bad input is said at its field and nothing is stored', () => {
  const byHand = { jenis_beras: null, kelas_mutu_id: 1, dasar_kelas: 'SNI' }
  test.each<[string, () => object, string]>([
    ['text for a number', () => ({ kadar_air: 'basah' }), 'kadar_air'],
    ['a negative', () => ({ kadar_air: -0.1 }), 'kadar_air'],
    ['more than everything', () => ({ butir_patah: 100.1 }), 'butir_patah'],
    ['finer than any scale', () => ({ butir_menir: 0.12345 }), 'butir_menir'],
    ['a measure left out', () => ({ benda_lain: null }), 'benda_lain'],
    ['tomorrow', () => ({ tanggal: tomorrow }), 'tanggal'],
    ['an unknown commodity', () => ({ komoditas_id: 999_999 }), 'komoditas_id'],
    ['rice without its kind', () => ({ ...byHand }), 'jenis_beras'],
    ['a kind of rice for corn', () => ({ komoditas_id: jagung }), 'jenis_beras'],
    ['a class for rice by hand', () => ({ kelas_mutu_id: 1 }), 'kelas_mutu_id'],
    ['no class by hand', () => ({ ...byHand, komoditas_id: jagung, kelas_mutu_id: null }), 'kelas_mutu_id'],
    ['"Pecah" for corn', () => ({ ...byHand, komoditas_id: jagung, kelas_mutu_id: 4 }), 'kelas_mutu_id'],
    ['no standard by hand', () => ({ ...byHand, komoditas_id: jagung, dasar_kelas: null }), 'dasar_kelas'],
    ['an unknown city', () => ({ kota_id: 3299 }), 'kota_id'],
  ])('%s', async (_name, more, field) => {
    const daerah = await as('OKKP_ADMIN_DAERAH')
    const answer = await daerah.add(daerah.form({ ...more(), lembaga: 'Lembaga Tolak' }))
    expect(answer.json().code).toBe('VALIDASI_GAGAL')
    expect(answer.json().errors.map((each: { field: string }) => each.field)).toEqual([field])
    expect((await daerah.list({ search: 'Lembaga Tolak' })).json().meta.total).toBe(0)
  })

  test('1e400', async () => {
    const client = await server.get().as('OKKP_ADMIN_DAERAH')
    const answer = await client.inject({
      method: 'POST',
      url: '/api/okkp/uji_mutu/add',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify((await mutuCalls(client)).form({ kadar_air: 7 })).replace(
        '"kadar_air":7',
        '"kadar_air":1e400',
      ),
    })
    expect([answer.json().code, answer.json().errors[0].field]).toEqual(['VALIDASI_GAGAL', 'kadar_air'])
  })
})

describe('regions', () => {
  test('an account enters for its own region and reads what is there', async () => {
    const [daerah, kota, lain, pusat] = await Promise.all([
      as('OKKP_ADMIN_DAERAH'),
      as('OKKP_ADMIN_KOTA'),
      as('OKKP_ADMIN_DAERAH', { provinsi_id: 31 }),
      as('OKKP_ADMIN_PUSAT'),
    ])
    const { id } = await kota.added({ lembaga: 'Lembaga Wilayah' })
    const seen = await Promise.all(
      [daerah, kota, pusat, lain].map(async (office) => (await office.detail(id)).json().code),
    )
    expect(seen).toEqual([undefined, undefined, undefined, 'TIDAK_DITEMUKAN'])
    expect((await daerah.add(daerah.form({ provinsi_id: 31 }))).json().code).toBe('WILAYAH_DITOLAK')
    expect((await daerah.add(daerah.form({ created_for: 31 }))).json().code).toBe('WILAYAH_DITOLAK')
    expect((await lain.list({ provinsi_id: '32' })).json().code).toBe('WILAYAH_DITOLAK')
    expect((await lain.update({ ...lain.form(), id, versi: 1 })).json().code).toBe('TIDAK_DITEMUKAN')
    expect((await lain.remove(id)).json().code).toBe('TIDAK_DITEMUKAN')
  })

  test('a laboratory also reads what another entered for its province', async () => {
    const jateng = await as('OKKP_ADMIN_UJILAB', { provinsi_id: 33 })
    const jabar = await as('OKKP_ADMIN_UJILAB')
    const daerah = await as('OKKP_ADMIN_DAERAH')
    const titipan = await jateng.added({ created_for: 3273, lembaga: 'Lab Titipan' })
    const sendiri = await jateng.added({ lembaga: 'Lab Titipan' })
    expect(titipan.wilayah_tujuan).toBe('Kota Bandung')
    const ids = async (office: typeof jabar) =>
      (await office.list({ search: 'Lab Titipan' })).json().data.map(({ id }: { id: number }) => id)
    expect(await ids(jabar)).toEqual([titipan.id])
    expect(await ids(jateng)).toEqual([sendiri.id, titipan.id])
    expect(await ids(daerah)).toEqual([])
  })

  test.each(['AUDITOR', 'OKPO_ADMIN', 'PELAKU_USAHA'] as const)('%s is turned away', async (role) => {
    expect((await (await as(role)).list()).json().code).toBe('TIDAK_BERWENANG')
  })
})

test('a change from an older version is refused, and a deleted one is gone', async () => {
  const kota = await as('OKKP_ADMIN_KOTA')
  const { id } = await kota.added()
  expect((await kota.update({ ...kota.form(), id, versi: 2 })).json().code).toBe('BENTROK')
  expect((await kota.remove(id)).statusCode).toBe(200)
  expect((await kota.remove(id)).json().code).toBe('TIDAK_DITEMUKAN')
})

test('totals come from the counters and are what the rows say', async () => {
  const lab = await as('OKKP_ADMIN_UJILAB')
  const pusat = await as('OKKP_ADMIN_PUSAT')
  const { db } = server.get().platform
  const count = async (where: string) =>
    (
      await sql<{
        n: number
      }>`select count(*) as n from okkp.uji_mutu where dihapus is null and ${sql.raw(where)}`.execute(db)
    ).rows[0]?.n
  const total = async (office: typeof lab, query: Record<string, string> = {}) =>
    (await office.list(query)).json().meta.total
  expect(await total(pusat)).toBe(await count('true'))
  expect(await total(pusat, { kelas_mutu_id: '1' })).toBe(await count('kelas_mutu_id = 1'))
  expect(await total(pusat, { kota_id: '3273' })).toBe(await count('kota_id = 3273'))
  expect(await total(lab)).toBe(await count('(provinsi_id = 32 or tujuan_provinsi_id = 32)'))
  expect(await total(lab, { start_date: '2026-03-05', end_date: '2026-03-05' })).toBe(await total(lab))
  expect(await total(lab, { start_date: '2026-03-06' })).toBe(0)
})

test('pages follow each other without a row lost or doubled', async () => {
  const lab = await as('OKKP_ADMIN_UJILAB')
  const all = (await lab.list({ limit: '100' })).json().data.map(({ id }: { id: number }) => id)
  const paged: number[] = []
  for (let page = 1; paged.length < all.length; page++) {
    const { data } = (await lab.list({ limit: '2', page: String(page) })).json()
    expect(data.length).toBeGreaterThan(0)
    paged.push(...data.map(({ id }: { id: number }) => id))
  }
  expect(paged).toEqual(all)
})
