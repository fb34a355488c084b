import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { inBulk } from './in-bulk.ts'

/** Generates profiles, surveys, assessments with their aspects, and rapid tests for existing markets. */
export async function generateProgram(db: Database, assessments: number, rapid: number): Promise<void> {
  await sql`
    insert into pasar.profil (varian, pasar_id, provinsi_id, kota_id, tahun_program, total_ada, total_doc)
    select 'kota', id, provinsi_id, kota_id, 2025 + (id % 2)::int, (id % 19)::int, 18 from pasar.pasar`.execute(
    db,
  )
  await sql`
    insert into pasar.survei (pasar_id, provinsi_id, kota_id, tahun_program, fase, sasaran, tanggal, kuesioner_id)
    select m.id, m.provinsi_id, m.kota_id, 2026, f.fase, q.sasaran, date '2026-01-01' + (m.id % 300)::int, q.id
    from pasar.pasar m cross join (values ('pre'), ('post')) f(fase)
    join pasar.kuesioner q on q.aktif`.execute(db)
  await inBulk(db, ['pasar', 'sanitasi'], async () => {
    await sql`
      with tempat as (select id, provinsi_id, kota_id, row_number() over (order by id) - 1 as n from pasar.pasar)
      insert into pasar.sanitasi (kode_group, pasar_id, provinsi_id, kota_id, tanggal, nilai)
      select gen_random_uuid(), t.id, t.provinsi_id, t.kota_id, date '2024-11-01' + abs(hashint4(s.n)) % 740, s.n % 101
      from generate_series(1, ${assessments}::int) s(n)
      join tempat t on t.n = s.n % (select count(*) from pasar.pasar)`.execute(db)
  })
  await sql`
    insert into pasar.aspek_sanitasi (sanitasi_id, aspek_kode, nilai, butir)
    select s.id, a.kode, s.nilai, 5 from pasar.sanitasi s cross join unnest(array[10, 20, 30, 40, 50, 60]) a(kode)`.execute(
    db,
  )
  await inBulk(db, ['pasar', 'rapid_test'], async () => {
    await sql`
      with tempat as (select id, provinsi_id, kota_id, row_number() over (order by id) - 1 as n from pasar.pasar),
        komoditas as (select id, row_number() over (order by id) - 1 as n from okkp.komoditas),
        jumlah as materialized (select (select count(*) from tempat) as tempat, (select count(*) from komoditas) as komoditas,
          (select min(id) from okkp.jenis_rapid_test) as jenis, (select min(id) from okkp.parameter) as parameter)
      insert into pasar.rapid_test (pasar_id, provinsi_id, kota_id, tanggal, kategori, jenis_rapid_test_id, parameter_id, hasil_uji,
        komoditas_id, kode_sampel, asal)
      select t.id, t.provinsi_id, t.kota_id, date '2024-11-01' + abs(hashint4(s.n)) % 740,
        (array['PSAT', 'PSAT', 'PSAH', 'PSAI'])[s.n % 4 + 1], j.jenis, j.parameter,
        case when s.n % 20 = 0 then 'Positif' else 'Negatif' end, m.id, 'SP-' || s.n, 'impor'
      from generate_series(1, ${rapid}::int) s(n) cross join jumlah j
      join tempat t on t.n = abs(hashint4(s.n + 3)) % j.tempat
      join komoditas m on m.n = abs(hashint4(s.n + 4)) % j.komoditas`.execute(db)
  })
  for (const table of ['profil', 'survei', 'aspek_sanitasi'])
    await sql`vacuum analyze ${sql.id('pasar', table)}`.execute(db)
}
