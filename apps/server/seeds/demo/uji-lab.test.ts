import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createDemoDatabase } from '#testing/demo.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
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
  // Each is of a food that an annex names; the limits of pesticides hold from that day on.
  expect(found?.belum).toBe(0)
  expect(found?.bandung).toBeGreaterThan(20)
  expect(found?.titipan).toBeGreaterThan(0)
  expect(found?.tms).toBeGreaterThan(2)
  expect(found?.tms).toBeLessThan(25)
  expect(found?.tms_wabah).toBeGreaterThan(found?.tms ?? 0)
})
