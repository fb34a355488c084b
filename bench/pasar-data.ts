import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { inBulk } from './in-bulk.ts'

/** Generates markets of every city with one trader group each. The traders have not given consent. */
export async function generatePasar(db: Database, markets: number, traders: number): Promise<void> {
  await sql`
    with kota as (select id, provinsi_id, row_number() over (order by id) - 1 as n from wilayah.kota)
    insert into pasar.pasar (nama, alamat, provinsi_id, kota_id)
    select 'Pasar ' || (array['Induk', 'Baru', 'Sentral', 'Rakyat', 'Lama'])[s.n % 5 + 1] || ' ' || s.n, 'Jalan Pasar ' || s.n,
      k.provinsi_id, k.id
    from generate_series(1, ${markets}::int) s(n) join kota k on k.n = s.n % (select count(*) from kota)`.execute(
    db,
  )
  await sql`insert into pasar.kelompok_pedagang (nama, pasar_id, is_okkp)
    select 'Blok A', id, id % 4 = 0 from pasar.pasar`.execute(db)
  await sql`vacuum analyze pasar.pasar, pasar.kelompok_pedagang`.execute(db)
  await inBulk(db, ['pasar', 'pedagang'], async () => {
    await sql`
      with kelompok as materialized (select g.id, g.pasar_id, g.is_okkp, m.provinsi_id, m.kota_id,
          row_number() over (order by g.id) - 1 as n, count(*) over () as semua
        from pasar.kelompok_pedagang g join pasar.pasar m on m.id = g.pasar_id)
      insert into pasar.pedagang (group_id, pasar_id, is_okkp, provinsi_id, kota_id, tanggal_pendataan, nomor_kios, kategori)
      select g.id, g.pasar_id, g.is_okkp, g.provinsi_id, g.kota_id, date '2025-01-01' + s.n % 600, 'K-' || s.n, 'PSAT'
      from generate_series(1, ${traders}::int) s(n)
      join kelompok g on g.n = s.n % (select count(*) from pasar.kelompok_pedagang)`.execute(db)
  })
}
