import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createDemoDatabase } from '#testing/demo.ts'

const server = useTestApp({}, { provide: createDemoDatabase })

test('two years of laboratory tests in every province, with verdicts by the limits, seasons and outbreaks', async () => {
  const { rows } = await sql<Record<string, number>>`select
    count(distinct u.provinsi_id) as provinsi, count(distinct date_trunc('month', u.tanggal)) as bulan,
    count(*) filter (where u.status is null and u.tanggal >= '2024-12-18') as belum,
    count(*) filter (where u.kota_id = 3273) as bandung, count(*) filter (where u.tujuan_provinsi_id = 32) as titipan,
    round(100.0 * avg((u.status = 'TMS')::int))::int as tms,
    round(100.0 * avg((u.status = 'TMS')::int) filter (where u.provinsi_id = 32 and u.jenis_uji_lab_id = 4
      and u.tanggal between current_date - 80 and current_date - 45))::int as tms_wabah
    from okkp.uji_lab u`.execute(server.get().platform.db)
  const [found] = rows
  expect(found?.provinsi).toBe(38)
  expect(found?.bulan).toBeGreaterThanOrEqual(24)
  // Every test since 2024-12-18 has a verdict: an annex names each food, and the pesticide limits apply from that day.
  expect(found?.belum).toBe(0)
  expect(found?.bandung).toBeGreaterThan(20)
  expect(found?.titipan).toBeGreaterThan(0)
  expect(found?.tms).toBeGreaterThan(2)
  expect(found?.tms).toBeLessThan(25)
  expect(found?.tms_wabah).toBeGreaterThan(found?.tms ?? 0)
})

test('laboratories take their time, each province its own', async () => {
  const { rows } = await sql<{ hari: string }>`select round(avg(tanggal - diterima_pada), 1)::text as hari
    from okkp.uji_lab where diterima_pada is not null group by provinsi_id`.execute(server.get().platform.db)
  const days = rows.map(({ hari }) => Number(hari))
  expect(days).toHaveLength(38)
  expect(new Set(days).size).toBeGreaterThan(12)
  expect(Math.min(...days)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...days)).toBeLessThan(12)
})

test('aflatoxin in rice is judged by the limit of milled rice', async () => {
  const { rows } = await sql<{ status: string; n: number }>`
    select coalesce(h.status, 'belum') as status, count(*) as n from okkp.hasil_uji_lab h
      join okkp.uji_lab u on u.id = h.uji_lab_id join okkp.komoditas k on k.id = u.komoditas_id
      join okkp.parameter q on q.id = h.parameter_id
    where k.nama = 'Beras' and q.nama like 'Aflatoksin%' and u.tindak_lanjut_id is null group by 1 order by 1`.execute(
    server.get().platform.db,
  )
  expect(rows.map(({ status }) => status)).toEqual(['MS', 'TMS'])
  expect(rows.every(({ n }) => n > 3)).toBe(true)
})

test('a laboratory confirms formalin in goods of markets, and the rule says why', async () => {
  const { rows } = await sql<{ status: string; n: number; karena: number; bandung: number }>`
    select h.status, count(*) as n, count(*) filter (where h.alasan_usul like 'Formalin dilarang dalam pangan segar: %') as karena,
      count(*) filter (where u.kota_id = 3273) as bandung
    from okkp.hasil_uji_lab h join okkp.uji_lab u on u.id = h.uji_lab_id join okkp.parameter q on q.id = h.parameter_id
    where q.nama = 'Formalin' and u.jenis_uji_lab_id = 5 group by 1 order by 1`.execute(
    server.get().platform.db,
  )
  expect(rows.map(({ status }) => status)).toEqual(['MS', 'TMS'])
  for (const { n, karena, bandung } of rows) {
    expect([n >= 3, karena, bandung > 0]).toEqual([true, n, true])
  }
})
