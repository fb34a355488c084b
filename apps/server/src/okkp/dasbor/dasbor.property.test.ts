import type { RegistrasiWilayah } from '@portal/domain/okkp/dasbor/dasbor.contract'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { filledTemplate, pdukRow, upload } from '#okkp/impor/impor.fixture.ts'
import { foldFacts, listFacts, wrongKeys } from '#platform/figures/facts.repository.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { anyKasus, deleteKasus, totalNaif, writeKasus } from '#testing/kasus-acak.ts'
import { antara, banyak, di, type Mentah, readRaw, type Tanya } from './naive-counts.fixture.ts'

const server = useTestApp()
const today = '2026-11-16'
let petugas: SignedInClient

beforeAll(async () => {
  server.get().platform.clock = () => new Date(`${today}T03:00:00Z`)
  petugas = await server.get().as('OKKP_ADMIN_DAERAH')
})

const kota = [3273, 3204, 3171] as const
const anyDay = fc.integer({ min: 0, max: 1200 }).map((n) => addDays('2024-01-10', n))
const anyTempat = fc.record({ kota: fc.option(fc.constantFrom(...kota)), provinsi: fc.constantFrom(31, 32) })
const anyRow = fc.record({
  tempat: anyTempat,
  jenis: fc.integer({ min: 1, max: 4 }),
  hari: anyDay,
  // Most expiry dates lie near today, because validity depends on it. Others lie in other months and years, which the
  // fact table stores separately.
  habis: fc.option(fc.oneof(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -1000, max: 800 }))),
  pilihan: fc.nat({ max: 59 }),
})
type Row = typeof anyRow extends fc.Arbitrary<infer T> ? T : never
const anyWrite = fc.oneof(
  fc.record({
    kind: fc.constant('tambah' as const),
    rows: fc.array(anyRow, { minLength: 3, maxLength: 25 }),
  }),
  fc.record({ kind: fc.constant('ubah' as const), hari: anyDay, sisa: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('hapus' as const), sisa: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('lipat' as const) }),
  anyKasus,
)

let nomor = 0

/** Inserts all rows in one statement, like an import. */
async function insertRows(rows: readonly Row[]) {
  const { db } = server.get().platform
  const place = ({ tempat }: Row) => ({
    provinsi_id: tempat.kota ? Math.floor(tempat.kota / 100) : tempat.provinsi,
    kota_id: tempat.kota,
  })
  await db
    .insertInto('okkp.registrasi')
    .values(
      rows.map((row) => {
        const terbit_sertifikat = addDays(row.hari, -600)
        const exp = row.habis === null ? null : addDays(today, row.habis)
        return {
          ...place(row),
          jenis_registrasi_id: row.jenis,
          no_registration: `SIFAT-${process.pid}-${++nomor}`,
          unit_usaha: 'Uji',
          komoditas_id: row.pilihan % 4 === 0 ? null : (row.pilihan % 15) + 1,
          pusat: row.pilihan % 5 === 0,
          sanksi: row.pilihan % 7 === 0 ? ('dicabut' as const) : null,
          terbit_sertifikat,
          exp_sertifikat: exp !== null && exp >= terbit_sertifikat ? exp : null,
          created_at: new Date(`${row.hari}T20:00:00Z`),
        }
      }),
    )
    .execute()
  await db
    .insertInto('okkp.uji_lab')
    .values(
      rows.map((row) => ({
        ...place(row),
        jenis_uji_lab_id: row.jenis,
        tanggal: row.hari,
        komoditas_id: (row.pilihan % 15) + 1,
        status: ([null, 'MS', 'TMS'] as const)[row.pilihan % 3] ?? null,
      })),
    )
    .execute()
  await db
    .insertInto('okkp.rapid_test')
    .values(
      rows.map((row) => ({
        ...place(row),
        jenis_rapid_test_id: row.jenis,
        parameter_id: 1,
        tanggal: row.hari,
        hasil_uji: row.pilihan % 2 ? ('Positif' as const) : ('Negatif' as const),
        kategori: (['PSAT', 'PSAH', 'PSAI'] as const)[row.pilihan % 3] ?? 'PSAT',
        lembaga: 'Uji',
        lokasi_sampel: 'Uji',
        komoditas_id: row.pilihan % 4 === 0 ? null : 1,
        komoditas_tambahan: 'lain',
      })),
    )
    .execute()
  await db
    .insertInto('okkp.uji_mutu')
    .values(
      rows.map((row) => ({
        ...place(row),
        lembaga: 'Uji',
        tanggal: row.hari,
        lokasi_sampel: 'Uji',
        komoditas_id: (row.pilihan % 12) + 1,
        kelas_mutu_id: (row.pilihan % 5) + 1,
        dasar_kelas: 'Uji',
      })),
    )
    .execute()
}

const tables = ['registrasi', 'uji_lab', 'rapid_test', 'uji_mutu'] as const

async function applyWrite(write: typeof anyWrite extends fc.Arbitrary<infer T> ? T : never) {
  const { db } = server.get().platform
  if (write.kind === 'tambah') return insertRows(write.rows)
  if (write.kind === 'lipat') return foldFacts(db)
  if (write.kind === 'kasus') return writeKasus(db, 'okkp.rapid_test', write)
  for (const table of tables) {
    const ids = sql`id % 4 = ${write.sisa}`
    if (write.kind === 'hapus') {
      if (table === 'uji_lab') await deleteKasus(db)
      const half = sql`${ids} and id % 8 = ${write.sisa}`
      await sql`update ${sql.table(`okkp.${table}`)} set dihapus = now() where ${half}`.execute(db)
      await sql`delete from ${sql.table(`okkp.${table}`)} where ${ids}`.execute(db)
    } else if (table === 'registrasi') {
      await sql`update okkp.registrasi set terbit_sertifikat = ${addDays(write.hari, -1300)}::date, sanksi = null, provinsi_id = 31,
        kota_id = null where ${ids}`.execute(db)
    } else {
      await sql`update ${sql.table(`okkp.${table}`)} set tanggal = ${write.hari}::date, kota_id = null where ${ids}`.execute(
        db,
      )
    }
  }
}

const anyAsk = fc.record({
  wilayah: fc.constantFrom<Tanya[]>(
    {},
    { provinsi_id: 32 },
    { provinsi_id: 31 },
    { kota_id: 3273 },
    { provinsi_id: provinsiPusat.id },
  ),
  start: fc.option(anyDay, { nil: undefined }),
  end: fc.option(anyDay, { nil: undefined }),
  bulan: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  jenis: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
})
type Ask = typeof anyAsk extends fc.Arbitrary<infer T> ? T : never

const base = '/api/okkp/dashboard'
async function ask<T>(
  path: string,
  query: Record<string, string | number | boolean | undefined> = {},
): Promise<T> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const answer = await server.get().app.inject({ url: `${base}/${path}`, query: Object.fromEntries(given) })
  expect([path, answer.statusCode, answer.json().errors]).toEqual([path, 200, undefined])
  expect(answer.body).not.toContain('NaN')
  return answer.json().data
}

type Registrasi = Mentah['registrasi'][number]
const dari = (row: Registrasi, wilayah: Tanya) =>
  wilayah.provinsi_id === provinsiPusat.id ? row.pusat : di(row, wilayah)
const tidakBerlaku = ({ tetap, habis }: Registrasi) => tetap || (habis !== null && habis < today)

type Titik = { years: number; months: number; weeks: number | null; count: number }

async function samaRegistrasi({ registrasi }: Mentah, { wilayah, start, end, jenis, bulan }: Ask) {
  // Issue dates lie about 600 days before the other dates.
  const [from, to] = [start && addDays(start, -600), end && addDays(end, -600)]
  const chosen = registrasi.filter((row) => dari(row, wilayah) && antara(row.terbit, from, to))
  const said = await ask<Record<string, number> & { jenis: Record<string, number>[]; deret: Titik[] }>(
    'statistik_registrasi',
    { ...wilayah, start_terbit: from, end_terbit: to },
  )
  expect(said).toMatchObject({
    total_registrasi: chosen.length,
    total_tidak_berlaku: banyak(chosen, tidakBerlaku),
    total_berlaku: banyak(chosen, (row) => !tidakBerlaku(row)),
    total_hc: banyak(chosen, (row) => row.jenis === 4),
  })
  for (const row of said.jenis) {
    const own = chosen.filter((one) => one.jenis === row.jenis_registrasi_id)
    expect(row).toMatchObject({
      total_registrasi: own.length,
      total_tidak_berlaku: banyak(own, tidakBerlaku),
    })
  }
  for (const { years, months, weeks, count } of said.deret.filter((point) => point.weeks === null)) {
    const month = `${years}-${String(months).padStart(2, '0')}`
    expect([month, weeks, count]).toEqual([
      month,
      null,
      banyak(chosen, ({ terbit }) => terbit.startsWith(month)),
    ])
  }
  if (jenis) {
    const own = chosen.filter((row) => row.jenis === jenis)
    const one = { ...wilayah, start_terbit: from, end_terbit: to, jenis_registrasi: jenis }
    const kind = await ask<typeof said>('statistik_registrasi', one)
    expect(kind).toMatchObject({
      total_registrasi: own.length,
      total_tidak_berlaku: banyak(own, tidakBerlaku),
      jenis: [{ jenis_registrasi_id: jenis, total_registrasi: own.length }],
    })
  }
  const byEntry = registrasi.filter((row) => dari(row, wilayah) && antara(row.masuk, start, end))
  expect(await ask('statistik_registrasi', { ...wilayah, start, end })).toMatchObject({
    total_registrasi: byEntry.length,
    total_tidak_berlaku: banyak(byEntry, tidakBerlaku),
  })
  if (bulan) {
    const month = `2024-${String(bulan).padStart(2, '0')}`
    const own = registrasi.filter((row) => dari(row, wilayah) && row.terbit.startsWith(month))
    const shown = await ask<typeof said>('statistik_registrasi', { ...wilayah, month_terbit: month })
    expect(shown).toMatchObject({ total_registrasi: own.length })
    expect(shown.deret.reduce((sum, { count }) => sum + count, 0)).toBe(own.length)
  }
  await samaPerWilayah(registrasi, { wilayah, from, to, jenis })
  const yearly = await ask<Record<string, number>[]>('statistik_registrasi/2026', { ...wilayah })
  for (const row of yearly) {
    const own = registrasi.filter((one) => dari(one, wilayah) && one.terbit.startsWith(String(row.years)))
    expect([row.years, row.count, row.total_packing_house]).toEqual([
      row.years,
      own.length,
      banyak(own, (one) => one.jenis === 3),
    ])
  }
  expect(yearly.slice(-2).map(({ years }) => years)).toEqual([2025, 2026])
}

async function samaPerWilayah(
  registrasi: Registrasi[],
  asked: { wilayah: Tanya; from: string | undefined; to: string | undefined; jenis: number | undefined },
) {
  const { wilayah, from, to, jenis } = asked
  const chosen = registrasi.filter(
    (row) =>
      dari(row, wilayah) && antara(row.terbit, from, to) && (jenis === undefined || row.jenis === jenis),
  )
  const query = { ...wilayah, start_terbit: from, end_terbit: to, jenis_registrasi: jenis }
  const cities = wilayah.provinsi_id !== undefined || wilayah.kota_id !== undefined
  // Registrations count in the region of the unit. Central ones count in the separate row of the centre if the query
  // asks for it.
  for (const apart of [false, true]) {
    const rows = await ask<RegistrasiWilayah[]>('registrasi_by_provinsi', {
      ...query,
      ...(apart && { pusat: true }),
    })
    for (const row of rows) {
      const here = (one: Registrasi) => (cities ? one.kota === row.kota_id : one.provinsi === row.provinsi_id)
      const own = chosen.filter((one) =>
        row.provinsi_id === 0 ? one.pusat : !(apart && one.pusat) && here(one),
      )
      expect([apart, row.provinsi, row.kota, row.total_registrasi, row.total_tidak_berlaku]).toEqual([
        apart,
        row.provinsi,
        row.kota,
        own.length,
        banyak(own, tidakBerlaku),
      ])
    }
    expect(rows.reduce((sum, row) => sum + row.total_registrasi, 0)).toBe(chosen.length)
  }
}

async function samaUji(raw: Mentah, { wilayah, start, end, bulan }: Ask) {
  const query = { ...wilayah, start_date: start, end_date: end }
  const [lab, rapid, mutu] = (['uji_lab', 'rapid_test', 'uji_mutu'] as const).map((table) =>
    (raw[table] as { provinsi: number; kota: number | null; tanggal: string }[]).filter(
      (row) => di(row, wilayah) && antara(row.tanggal, start, end),
    ),
  ) as [Mentah['uji_lab'], Mentah['rapid_test'], Mentah['uji_mutu']]
  const ms = banyak(lab, ({ status }) => status === 'MS')
  const tms = banyak(lab, ({ status }) => status === 'TMS')
  const said = await ask<{ jenis: Record<string, number>[] }>('statistik_uji_lab', query)
  expect(said).toMatchObject({
    total_uji_lab: lab.length,
    total_ms: ms,
    total_tms: tms,
    total_belum: lab.length - ms - tms,
  })
  for (const row of said.jenis)
    expect(row.total_uji_lab).toBe(banyak(lab, ({ jenis }) => jenis === row.jenis_uji_lab_id))
  expect(await ask('statistik_rapid_test', query)).toMatchObject({
    ...totalNaif(rapid),
    total_positif_psah: banyak(rapid, ({ kategori, hasil }) => kategori === 'PSAH' && hasil === 'Positif'),
  })
  const classes = await ask<{ kelas: Record<string, number>[] }>('statistik_uji_mutu', query)
  for (const row of classes.kelas)
    expect(row.total_kelas_mutu).toBe(banyak(mutu, ({ kelas }) => kelas === row.kelas_mutu_id))
  const all = { ...wilayah, tanggal_start: start, tanggal_end: end }
  const whole = { total_uji_lab: lab.length, total_rapid_test: rapid.length, total_kelas_mutu: mutu.length }
  expect(await ask('pengujian', all)).toMatchObject([whole])
  const parts = await ask<Record<string, number>[]>('pengujian', { ...all, is_group: true })
  for (const name of Object.keys(whole) as (keyof typeof whole)[])
    expect(parts.reduce((sum, row) => sum + (row[name] ?? 0), 0)).toBe(whole[name])
  await samaKomoditas(raw, { wilayah, start, end })
  if (wilayah.kota_id === undefined) await samaByProvinsi(raw, wilayah, bulan)
}

async function samaByProvinsi(raw: Mentah, wilayah: Tanya, month: number | undefined) {
  const year = 2025
  const of = `${year}-${month ? `${String(month).padStart(2, '0')}-` : ''}`
  for (const [path, table, total] of [
    ['statistik_uji_lab', 'uji_lab', 'total_uji_lab'],
    ['statistik_rapid_test', 'rapid_test', 'total_rapid_test'],
    ['statistik_uji_mutu', 'uji_mutu', 'total_kelas_mutu'],
  ] as const) {
    const rows = await ask<Record<string, number>[]>(`${path}/by_provinsi`, { ...wilayah, year, month })
    for (const row of rows) {
      const own = banyak(
        raw[table] as { provinsi: number; kota: number | null; tanggal: string }[],
        (one) =>
          one.tanggal.startsWith(of) &&
          one.provinsi === row.provinsi_id &&
          (wilayah.provinsi_id === undefined || one.kota === row.kota_id),
      )
      expect([path, row.provinsi_id, row.kota_id, row[total]]).toEqual([
        path,
        row.provinsi_id,
        row.kota_id,
        own,
      ])
    }
  }
}

type Diuji = 'uji_lab' | 'rapid_test' | 'uji_mutu'

async function samaKomoditas(raw: Mentah, { wilayah, start, end }: Pick<Ask, 'wilayah' | 'start' | 'end'>) {
  const said = await ask<{
    registrasi: { komoditas_id: number | null; count: number }[]
    pengujian: ({ komoditas_id: number | null; count: number } & Record<Diuji, number>)[]
  }>('komoditas', {
    ...wilayah,
    tanggal_start: start,
    tanggal_end: end,
    start_date: start && addDays(start, -600),
    end_date: end && addDays(end, -600),
  })
  const [from, to] = [start && addDays(start, -600), end && addDays(end, -600)]
  const registrasi = raw.registrasi.filter((row) => dari(row, wilayah) && antara(row.terbit, from, to))
  const uji = [...raw.uji_lab, ...raw.rapid_test, ...raw.uji_mutu].filter(
    (row) => di(row, wilayah) && antara(row.tanggal, start, end),
  )
  const pairs: [readonly { komoditas: number | null }[], typeof said.registrasi][] = [
    [registrasi, said.registrasi],
    [uji, said.pengujian],
  ]
  const oneKind = (of: Diuji) => said.pengujian.reduce((sum, row) => sum + row[of], 0)
  for (const table of ['uji_lab', 'rapid_test', 'uji_mutu'] as const) {
    const own = raw[table].filter((row) => di(row, wilayah) && antara(row.tanggal, start, end))
    expect([table, oneKind(table)]).toEqual([table, own.length])
    for (const row of said.pengujian)
      if (row.komoditas_id !== null)
        expect([table, row[table]]).toEqual([
          table,
          banyak(own as { komoditas: number | null }[], ({ komoditas }) => komoditas === row.komoditas_id),
        ])
  }
  for (const [rows, counted] of pairs) {
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    expect(counted.filter(({ komoditas_id }) => komoditas_id !== null).length).toBeLessThanOrEqual(10)
    for (const { komoditas_id, count } of counted)
      if (komoditas_id !== null)
        expect(count).toBe(banyak(rows, ({ komoditas }) => komoditas === komoditas_id))
  }
}

test('every dashboard says what a count of the rows says, after any writes', async () => {
  const { db } = server.get().platform
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyWrite, { minLength: 1, maxLength: 4 }),
      fc.array(anyAsk, { minLength: 1, maxLength: 2 }),
      async (writes, asked) => {
        for (const write of writes) await applyWrite(write)
        const raw = await readRaw(db)
        for (const ask of asked) {
          await samaRegistrasi(raw, ask)
          if (ask.wilayah.provinsi_id === provinsiPusat.id) await samaKomoditas(raw, ask)
          else await samaUji(raw, ask)
        }
      },
    ),
    { numRuns: 10 },
  )
  for (const name of await listFacts(db)) expect([name, await wrongKeys(db, name)]).toEqual([name, 0])
})

test('an import counts at once, its undo takes it back, and midnight needs no job', async () => {
  const total = () => ask<Record<string, number>>('statistik_registrasi', { provinsi_id: 32 })
  const before = await total()
  const rows = ['ST-1', 'ST-2'].map((name) => pdukRow(name))
  const { uuid } = (await upload(petugas, await filledTemplate(1, rows))).json().data
  expect((await total()).total_registrasi).toBe((before.total_registrasi ?? 0) + 2)
  const { platform } = server.get()
  const valid = async () => (await total()).total_berlaku
  const last = await valid()
  await sql`update okkp.registrasi set exp_sertifikat = ${today}::date where no_registration = 'ST-1'`.execute(
    platform.db,
  )
  expect(await valid()).toBe(last)
  platform.clock = () => new Date('2026-11-16T16:59:59Z')
  expect(await valid()).toBe(last)
  const others = await sql<{
    n: number
  }>`select count(*)::int as n from okkp.registrasi where provinsi_id = 32 and dihapus is null
    and digantikan_oleh is null and sanksi is null and exp_sertifikat = ${today}::date`.execute(platform.db)
  platform.clock = () => new Date('2026-11-16T17:00:00Z')
  expect(await valid()).toBe((last ?? 0) - (others.rows[0]?.n ?? 0))
  platform.clock = () => new Date(`${today}T03:00:00Z`)
  await petugas.inject({ method: 'POST', url: `/api/okkp/imports/undo/${uuid}` })
  expect((await total()).total_registrasi).toBe(before.total_registrasi)
})
