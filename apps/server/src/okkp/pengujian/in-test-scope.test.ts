import { type LetakUji, provinsiTujuan, reachesTest } from '@portal/domain/okkp/pengujian/pengujian.policy'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { inTestScope } from './in-test-scope.ts'

const server = useTestApp()

const regions = [null, 32, 33, 3273, 3374]
const records: LetakUji[] = [32, 33].flatMap((provinsi_id) =>
  [null, provinsi_id * 100 + 73].flatMap((kota_id) =>
    regions.map((created_for) => ({ provinsi_id, kota_id, created_for })),
  ),
)
const scopes: RegionScope[] = [
  { jenis: 'semua' },
  { jenis: 'provinsi', provinsi_id: 32 },
  { jenis: 'provinsi', provinsi_id: 32, titipan: true },
  { jenis: 'kota', provinsi_id: 32, kota_id: 3273 },
]

test.each(scopes)('the database reaches what the policy reaches: %j', async (scope) => {
  const rows = records.map((record, nomor) => {
    const tujuan = provinsiTujuan(record.created_for)
    return { nomor, ...record, tujuan_provinsi_id: tujuan === record.provinsi_id ? null : tujuan }
  })
  const { rows: found } = await sql<{ nomor: number }>`
    select u.nomor from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as u (nomor integer, provinsi_id integer, kota_id integer, tujuan_provinsi_id integer)
    where ${inTestScope('u', scope)} order by u.nomor`.execute(server.get().platform.db)
  expect(found.map(({ nomor }) => nomor)).toEqual(
    records.flatMap((record, nomor) => (reachesTest(scope, record) ? nomor : [])),
  )
})
