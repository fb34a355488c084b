import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDemoDatabase } from '#testing/demo.ts'

test('markets stand in every province, with two years of profiles and rapid tests, and traders of both collections', async () => {
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
      (select count(*) from pasar.rapid_test) as uji,
      (select count(distinct pasar_id) from pasar.rapid_test) as pasar_diuji,
      (select count(distinct kategori) from pasar.rapid_test where hasil_uji = 'Positif') as kategori_positif,
      (select count(distinct date_trunc('month', tanggal)) from pasar.rapid_test) as bulan_uji,
      (select count(*) from pasar.rapid_test u join okkp.keadaan_kasus t on t.asal = 'rapid_pasar' and t.asal_id = u.id
        where u.kota_id = 3273 and t.keadaan = 'menunggu') as menunggu_bandung,
      (select count(distinct keadaan) from okkp.keadaan_kasus where asal = 'rapid_pasar') as keadaan,
      (select sum(platform.periksa_fakta(nama))::int from platform.fakta where nama like 'pasar.%') as fakta_salah`.execute(
    database.db,
  )
  const found = rows[0] ?? {}
  expect(found).toMatchObject({
    provinsi: 38,
    tahun: 2,
    profil_provinsi: 76,
    fakta_salah: 0,
    kategori_positif: 3,
    keadaan: 5,
  })
  expect(found.pasar_diuji).toBe(found.pasar)
  expect(found.uji).toBeGreaterThan(2000)
  expect(found.bulan_uji).toBeGreaterThanOrEqual(24)
  expect(found.menunggu_bandung).toBeGreaterThanOrEqual(3)
  expect(found.pasar).toBeGreaterThanOrEqual(60)
  for (const name of ['bandung', 'okkp', 'tanpa_nama', 'sepemasok']) {
    expect([name, (found[name] ?? 0) > 10]).toEqual([name, true])
  }
  expect(found.tanpa_titik).toBeGreaterThan(0)
  await database.drop()
})
