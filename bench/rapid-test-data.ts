import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { inBulk } from './in-bulk.ts'

/** Generates rapid tests of national scale: all kinds and regions over two years, 5% positive. */
export async function generateRapidTest(db: Database, count: number): Promise<void> {
  await inBulk(db, ['okkp', 'rapid_test'], async () => {
    await sql`
      with kota as (select id, provinsi_id, row_number() over (order by id) - 1 as n from wilayah.kota),
        komoditas as (select id, row_number() over (order by id) - 1 as n from okkp.komoditas),
        jenis as (select id, row_number() over (order by id) - 1 as n from okkp.jenis_rapid_test),
        jumlah as materialized (select (select count(*) from kota) as kota, (select count(*) from komoditas) as komoditas,
          (select count(*) from jenis) as jenis, (select min(id) from okkp.parameter) as parameter)
      insert into okkp.rapid_test (jenis_rapid_test_id, parameter_id, hasil_uji, kategori, lembaga, tanggal, lokasi_sampel,
        komoditas_id, kit_lot, provinsi_id, kota_id, asal)
      select t.id, j.parameter, case when s.n % 20 = 0 then 'Positif' else 'Negatif' end, 'PSAT', 'Dinas Pangan',
        date '2024-11-01' + abs(hashint4(s.n)) % 740, 'Pasar ' || substr(md5(s.n::text), 1, 6), m.id, 'LOT-' || s.n,
        k.provinsi_id, k.id, 'impor'
      from generate_series(1, ${count}::int) s(n) cross join jumlah j
      join jenis t on t.n = s.n % j.jenis
      join kota k on k.n = abs(hashint4(s.n + 3)) % j.kota
      join komoditas m on m.n = abs(hashint4(s.n + 4)) % j.komoditas`.execute(db)
  })
}
