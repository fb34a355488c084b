import { luaranKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { kategoriSdm } from '@portal/domain/okkp/sdm/kompetensi'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { foldFacts, listFacts, wrongKeys } from '#platform/figures/facts.repository.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
const today = '2026-11-16'

beforeAll(() => {
  server.get().platform.clock = () => new Date(`${today}T03:00:00Z`)
})

// Days around the turn of the year and today, and times around midnight in Jakarta.
const anyDay = fc.integer({ min: -400, max: 40 }).map((n) => addDays(today, n))
const anyHour = fc.constantFrom('16:59:59', '17:00:00', '02:00:00')
const anyRow = fc.record({
  provinsi: fc.constantFrom(31, 32),
  hari: anyDay,
  jam: anyHour,
  selisih: fc.option(fc.nat({ max: 12 })),
  tempo: fc.integer({ min: -3, max: 3 }),
  kategori: fc.array(fc.constantFrom(...kategoriSdm), { maxLength: 3 }),
  pilihan: fc.nat({ max: 9 }),
})
type Row = typeof anyRow extends fc.Arbitrary<infer T> ? T : never
const anyWrite = fc.oneof(
  fc.record({
    kind: fc.constant('tambah' as const),
    rows: fc.array(anyRow, { minLength: 2, maxLength: 12 }),
  }),
  fc.record({ kind: fc.constant('ubah' as const), hari: anyDay, sisa: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('hapus' as const), sisa: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('lipat' as const) }),
)
type Write = typeof anyWrite extends fc.Arbitrary<infer T> ? T : never

let nomor = 0

async function insertRows(rows: readonly Row[]) {
  const { db } = server.get().platform
  await db
    .insertInto('okkp.kasus')
    .values(
      rows.map(({ provinsi, hari, jam, selisih, tempo }) => ({
        asal: 'rapid_test' as const,
        asal_id: ++nomor,
        tanggal: hari,
        parameter: 'Formalin',
        komoditas: 'Tahu',
        lokasi: 'Uji',
        provinsi_id: provinsi,
        asal_provinsi_id: provinsi,
        batas_waktu: addDays(hari, (selisih ?? 3) + tempo),
        dibuka: new Date(`${hari}T${jam}Z`),
        ditutup: selisih === null ? null : new Date(`${addDays(hari, selisih)}T17:00:00Z`),
        luaran: selisih === null ? null : luaranKasus[Math.abs(tempo) % 4],
        pernah_terlambat: tempo < 0,
      })),
    )
    .execute()
  await db
    .insertInto('okkp.uji_lab')
    .values(
      rows.map(({ provinsi, hari, selisih }) => ({
        provinsi_id: provinsi,
        jenis_uji_lab_id: 1,
        tanggal: hari,
        komoditas_id: 1,
        diterima_pada: selisih === null ? null : addDays(hari, -selisih),
      })),
    )
    .execute()
  await db
    .insertInto('okkp.registrasi')
    .values(
      rows.map(({ provinsi, hari, pilihan }) => ({
        provinsi_id: provinsi,
        jenis_registrasi_id: 1,
        no_registration: `RAPOR-${++nomor}`,
        unit_usaha: `${pilihan % 2 ? 'unit' : 'UNIT'} ${pilihan % 4}`,
        pusat: pilihan % 5 === 0,
        terbit_sertifikat: hari,
      })),
    )
    .execute()
  for (const { provinsi, hari, jam, kategori, tempo } of rows) {
    const { id } = await db
      .insertInto('okkp.sdm')
      .values({ nama_lengkap: 'Uji', provinsi_id: provinsi, created_at: new Date(`${hari}T${jam}Z`) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (kategori.length === 0) continue
    const own = kategori.map((each, urutan) => ({
      sdm_id: id,
      urutan,
      kategori: each,
      berlaku_sampai: urutan === 2 ? null : addDays(today, tempo),
    }))
    await db.insertInto('okkp.kompetensi_sdm').values(own).execute()
  }
}

async function applyWrite(write: Write) {
  const { db } = server.get().platform
  if (write.kind === 'tambah') return insertRows(write.rows)
  if (write.kind === 'lipat') return foldFacts(db)
  const some = sql`id % 3 = ${write.sisa}`
  if (write.kind === 'hapus') {
    await sql`delete from okkp.kasus where ${some}`.execute(db)
    await sql`update okkp.uji_lab set dihapus = now() where ${some}`.execute(db)
    await sql`delete from okkp.sdm where ${some}`.execute(db)
    return
  }
  await sql`update okkp.kasus set tanggal = ${write.hari}::date, ditutup = now(), luaran = 'alasan' where ${some}`.execute(
    db,
  )
  await sql`update okkp.uji_lab set tanggal = ${write.hari}::date, diterima_pada = ${write.hari}::date - 2 where ${some}`.execute(
    db,
  )
  await sql`update okkp.sdm set provinsi_id = 31 where ${some}`.execute(db)
}

async function ask<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const answer = await server.get().app.inject({ url: `/api/okkp/dashboard/${path}`, query })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json().data
}
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

async function samaRapor(year: string | undefined) {
  const { db } = server.get().platform
  const query: Record<string, string> = year === undefined ? {} : { year }
  const inYear = ({ tanggal }: { tanggal: string }) => year === undefined || tanggal.startsWith(year)
  const chains = (await db.selectFrom('okkp.kasus').selectAll().execute()).filter(inYear)
  for (const said of await ask<Record<string, number>[]>('tindak_lanjut/by_provinsi', query)) {
    const own = chains.filter(({ provinsi_id }) => provinsi_id === said.provinsi_id)
    const closed = own.flatMap(({ ditutup, ...row }) =>
      ditutup ? [{ ...row, pada: dayInJakarta(ditutup) }] : [],
    )
    expect(said).toMatchObject({
      total: own.length,
      ditutup: closed.length,
      jatuh_tempo: own.filter(({ ditutup, batas_waktu }) => ditutup || (batas_waktu ?? today) < today).length,
      tepat_waktu: closed.filter(({ pernah_terlambat }) => !pernah_terlambat).length,
      ...Object.fromEntries(
        luaranKasus.map((luaran) => [luaran, closed.filter((row) => row.luaran === luaran).length]),
      ),
      jumlah_hari: closed.reduce((sum, { dibuka, pada }) => sum + days(dayInJakarta(dibuka), pada), 0),
    })
  }
  const tests = (await db.selectFrom('okkp.uji_lab').selectAll().execute()).filter(inYear)
  for (const said of await ask<Record<string, number>[]>('layanan_lab/by_provinsi', query)) {
    const own = tests.flatMap(({ dihapus, provinsi_id, diterima_pada, tanggal }) =>
      dihapus === null && provinsi_id === said.provinsi_id && diterima_pada
        ? [days(diterima_pada, tanggal)]
        : [],
    )
    expect(said).toMatchObject({
      total_uji: own.length,
      jumlah_hari: own.reduce((sum, took) => sum + Math.max(0, took), 0),
    })
  }
}

async function samaSdm(provinsi: number | undefined, start: string, end: string) {
  const { db } = server.get().platform
  const skills = await db.selectFrom('okkp.kompetensi_sdm').selectAll().execute()
  const people = (await db.selectFrom('okkp.sdm').selectAll().execute()).filter(
    ({ provinsi_id, created_at }) =>
      (provinsi === undefined || provinsi_id === provinsi) &&
      dayInJakarta(created_at) >= start &&
      dayInJakarta(created_at) <= end,
  )
  const said = await ask<{
    total_orang: number
    total_berlaku: number
    kategori: Record<string, unknown>[]
  }>('statistik_sdm', {
    start_date: start,
    end_date: end,
    ...(provinsi === undefined ? {} : { provinsi_id: String(provinsi) }),
  })
  const valid = skills.filter(({ berlaku_sampai: last }) => last === null || last >= today)
  const able = people.filter(({ id }) => valid.some(({ sdm_id }) => sdm_id === id))
  expect([said.total_orang, said.total_berlaku]).toEqual([people.length, able.length])
  for (const row of said.kategori) {
    const of = (holds: (last: string | null) => boolean) =>
      people.filter(({ id }) =>
        skills.some((one) => one.sdm_id === id && one.kategori === row.kategori && holds(one.berlaku_sampai)),
      ).length
    expect(row).toMatchObject({
      total_orang: of(() => true),
      total_berlaku: of((last) => last === null || last >= today),
    })
  }
}

async function samaUnit() {
  const { db } = server.get().platform
  const rows = await db.selectFrom('okkp.registrasi').selectAll().where('dihapus', 'is', null).execute()
  for (const said of await ask<Record<string, number>[]>('registrasi_by_provinsi', {
    unit_usaha: 'true',
  })) {
    const own = rows.filter(({ provinsi_id }) => provinsi_id === said.provinsi_id)
    const units = new Set(own.map(({ unit_usaha, kota_id }) => `${unit_usaha.toLowerCase()}/${kota_id}`))
    expect([said.provinsi_id, said.total_registrasi, said.unit_usaha]).toEqual([
      said.provinsi_id,
      own.length,
      units.size,
    ])
  }
}

test('scorecards, people and businesses are what a count of the rows says, after any writes', async () => {
  const { db } = server.get().platform
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyWrite, { minLength: 1, maxLength: 4 }),
      fc.tuple(anyDay, anyDay),
      fc.constantFrom(undefined, 31, 32),
      async (writes, [a, b], provinsi) => {
        for (const write of writes) await applyWrite(write)
        for (const year of [undefined, '2025', '2026']) await samaRapor(year)
        const [start = a, end = b] = [a, b].toSorted()
        await samaSdm(provinsi, start, end)
        await samaUnit()
      },
    ),
    { numRuns: 8 },
  )
  for (const name of await listFacts(db)) expect([name, await wrongKeys(db, name)]).toEqual([name, 0])
})
