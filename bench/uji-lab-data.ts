import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { inBulk } from './in-bulk.ts'

/**
 * Generates laboratory tests of national scale: two results per sample, all kinds and regions, some entered for other
 * regions.
 */
export async function generateUjiLab(db: Database, results: number): Promise<void> {
  const { rows: parameters } = await sql<{ jenis: number; ids: number[] }>`
    select j.id as jenis, array_agg(p.id order by p.id) as ids from okkp.jenis_uji_lab j
    join okkp.parameter p on p.jenis = j.jenis_parameter where j.id <= 4 group by j.id order by j.id`.execute(
    db,
  )
  const lists = JSON.stringify(
    Object.fromEntries(parameters.map(({ jenis, ids }) => [jenis, ids.slice(0, 40)])),
  )
  await inBulk(db, ['okkp', 'uji_lab'], async () => {
    await sql`
    with kota as (select id, provinsi_id, row_number() over (order by id) - 1 as n from wilayah.kota),
      komoditas as (select id, row_number() over (order by id) - 1 as n from okkp.komoditas),
      jumlah as (select (select count(*) from kota) as kota, (select count(*) from komoditas) as komoditas)
    insert into okkp.uji_lab (jenis_uji_lab_id, tanggal, lembaga, lokasi_sampel, komoditas_id, status, laboratorium, no_lhu,
      provinsi_id, kota_id, created_for, asal)
    select s.n % 4 + 1, date '2024-11-01' + abs(hashint4(s.n)) % 740, 'Dinas Pangan', 'Pasar ' ||
        (array['Induk', 'Baru', 'Sentral', 'Rakyat', 'Lama'])[s.n % 5 + 1] || ' ' || substr(md5(s.n::text), 1, 6),
      m.id, case when s.n % 12 = 0 then 'TMS' when s.n % 15 > 0 then 'MS' end, 'Balai Pengujian', 'LHU-' || s.n,
      k.provinsi_id, k.id, case when s.n % 25 = 0 then 32 end, 'impor'
    from generate_series(1, ${Math.floor(results / 2)}::int) s(n) cross join jumlah j
    join kota k on k.n = abs(hashint4(s.n + 3)) % j.kota
    join komoditas m on m.n = abs(hashint4(s.n + 4)) % j.komoditas`.execute(db)
  })
  await inBulk(db, ['okkp', 'hasil_uji_lab'], async () => {
    await sql`
    insert into okkp.hasil_uji_lab (uji_lab_id, urutan, parameter_id, hasil_uji, satuan, usul, status)
    select u.id, g.n, (d.daftar ->> ((u.id + g.n * 7) % jsonb_array_length(d.daftar))::int)::int, '0,02', 'mg/kg', u.status, u.status
    from okkp.uji_lab u cross join generate_series(0, 1) g(n),
      lateral (select ${lists}::jsonb -> u.jenis_uji_lab_id::text as daftar) d`.execute(db)
  })
}
