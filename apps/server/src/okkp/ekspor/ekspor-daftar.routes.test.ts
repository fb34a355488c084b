import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let daerah: SignedInClient
let pusat: SignedInClient
let calls = 0

async function exported(client: SignedInClient, query: object): Promise<unknown[]> {
  calls++
  const answer = await client.inject({
    method: 'POST',
    url: '/api/okkp/exports',
    // Changes the address every 20 calls to stay below the rate limit.
    remoteAddress: `10.1.${Math.floor(calls / 20)}.1`,
    payload: { ...query, headers: ['no_registration'] },
  })
  expect(answer.statusCode).toBe(200)
  const file = await client.inject({
    url: '/api/upload/view_pdf',
    query: { path: answer.json().data.path },
  })
  const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
  return (sheets[0]?.rows ?? []).slice(1).map((row) => row[1])
}

/**
 * Inserts central and regional registrations of several kinds, states and commodities, with repeated names and dates.
 */
beforeAll(async () => {
  daerah = await server.get().as('OKKP_ADMIN_DAERAH')
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
  const { db } = server.get().platform
  await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, pusat, provinsi_id, kota_id, unit_usaha,
      komoditas_id, jenis_sertifikat_id, terbit_sertifikat, exp_sertifikat, sanksi, asal)
    select (array[1, 2, 7])[n % 3 + 1], 'IK-' || n, n % 5 = 0, case when n % 4 = 0 then 33 else 32 end,
      case when n % 4 = 0 then 3374 when n % 2 = 0 then 3204 else 3273 end,
      (array['Édi Tani', 'edi tani', 'PT Zamrud', 'CV Apel'])[n % 4 + 1] || ' ' || n % 9,
      (select id from okkp.komoditas order by nama ilike '%gabah%' desc, id offset n % 7 limit 1), case when n % 3 = 2 then n % 4 + 1 end,
      date '2024-01-01' + n % 40, case when n % 11 > 0 then current_date + (n % 13 - 6) * 20 end,
      (array['dibekukan', 'dicabut'])[n % 17 - 8], case when n % 6 = 0 then 'impor' else 'manual' end
    from generate_series(1, 300) n`.execute(db)
})

const questions: Record<string, string>[] = [
  {},
  { sort: 'unit_usaha' },
  { sort: '-unit_usaha', search: 'tani' },
  { sort: 'exp_sertifikat', status: 'valid' },
  { sort: '-exp_sertifikat', status: 'tidak_berlaku' },
  { sort: 'created_at', status: 'segera_habis' },
  { status: 'suspended' },
  { sort: '-created_at', search: 'IK-1' },
  { search: 'gabah', sort: 'terbit_sertifikat' },
  { usaha: 'edi tani', no_reg: 'IK-', jenis_registrasi_id: '7' },
  { jenis_registrasi_id: '7', jenis_sertifikat_id: '2' },
  { komoditas_id: '1', provinsi_id: '32' },
  { provinsi_id: '0', sort: 'exp_sertifikat' },
  { pusat: 'false', kota_id: '3204' },
  { start_terbit: '2024-01-10', end_terbit: '2024-01-20', asal: 'impor' },
  { start: '2000-01-01', end: '2001-01-01' },
  { provinsi_id: '', komoditas_id: '', search: '' },
]
test.each(questions)('an export follows the list asked %j, in rows and order', async (query) => {
  for (const client of [daerah, pusat]) {
    const url = '/api/okkp/registrations'
    const answer = await client.inject({ url, query: { ...query, limit: '1000' } })
    expect(answer.statusCode).toBe(200)
    const listed = answer.json().data.map((row: { no_registration: string }) => row.no_registration)
    expect(listed.length > 0).toBe(query.end !== '2001-01-01')
    expect(await exported(client, query)).toEqual(listed)
  }
})

test('an export asked with the earlier names of a day range ends where the range ends', async () => {
  const { db } = server.get().platform
  await sql`update okkp.registrasi set created_at = case when no_registration in ('IK-1', 'IK-2') then timestamptz '2023-05-10 12:00+07'
      else timestamptz '2023-06-10 12:00+07' end where no_registration in ('IK-1', 'IK-2', 'IK-3')`.execute(
    db,
  )
  const sort = 'terbit_sertifikat'
  const both = await exported(pusat, { start_date: '2023-05-01', end_date: '2023-05-31', sort })
  expect(both).toEqual(await exported(pusat, { start: '2023-05-01', end: '2023-05-31', sort }))
  expect(both).toEqual(['IK-1', 'IK-2'])
  expect(await exported(pusat, { end_date: '2023-06-30', sort })).toEqual(['IK-1', 'IK-2', 'IK-3'])
  expect(await exported(pusat, { start_date: '2023-06-01', end_date: '2023-06-30' })).toEqual(['IK-3'])
})
