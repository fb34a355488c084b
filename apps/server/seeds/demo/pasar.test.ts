import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createDemoDatabase } from '#testing/demo.ts'

// The whole demonstration is laid out first, which takes long when both cores are busy.
vi.setConfig({ testTimeout: 120_000 })

test('markets stand in every province, with two years of profiles and traders of both collections', async () => {
  const database = await createDemoDatabase()
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from pasar.pasar) as pasar, (select count(distinct provinsi_id) from pasar.pasar) as provinsi,
      (select count(*) from pasar.pasar where kota_id = 3273) as bandung,
      (select count(*) from pasar.pasar where lintang is null) as tanpa_titik,
      (select count(distinct tahun_program) from pasar.profil) as tahun,
      (select count(*) from pasar.profil where varian = 'provinsi') as profil_provinsi,
      (select count(*) from pasar.pedagang where is_okkp) as okkp,
      (select count(*) from pasar.pedagang where not is_okkp and persetujuan is null) as tanpa_nama,
      (select max(n) from (select count(*) as n from pasar.pasokan where pemasok_id is not null group by pemasok_id) s) as sepemasok,
      (select sum(platform.periksa_cacah(nama))::int from platform.pencacah where nama like 'pasar.%') as cacah_salah`.execute(
    database.db,
  )
  const found = rows[0] ?? {}
  expect(found).toMatchObject({ provinsi: 38, tahun: 2, profil_provinsi: 76, cacah_salah: 0 })
  expect(found.pasar).toBeGreaterThanOrEqual(60)
  for (const name of ['bandung', 'okkp', 'tanpa_nama', 'sepemasok']) {
    expect([name, (found[name] ?? 0) > 10]).toEqual([name, true])
  }
  expect(found.tanpa_titik).toBeGreaterThan(0)
  await database.drop()
})
