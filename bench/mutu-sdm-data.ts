import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { inBulk } from './in-bulk.ts'

/** Generates quality tests of foods other than rice, whose class an officer chooses by hand. */
export async function generateUjiMutu(db: Database, count: number): Promise<void> {
  await inBulk(db, ['okkp', 'uji_mutu'], async () => {
    await sql`
      with kota as (select id, provinsi_id, row_number() over (order by id) - 1 as n from wilayah.kota),
        komoditas as (select id, row_number() over (order by id) - 1 as n from okkp.komoditas),
        jumlah as materialized (select (select count(*) from kota) as kota, (select count(*) from komoditas) as komoditas)
      insert into okkp.uji_mutu (lembaga, tanggal, lokasi_sampel, komoditas_id, kelas_mutu_id, dasar_kelas, provinsi_id, kota_id,
        created_for, asal)
      select 'Dinas Pangan', date '2024-11-01' + abs(hashint4(s.n)) % 740, 'Pasar ' || substr(md5(s.n::text), 1, 6), m.id,
        s.n % 5 + 1, 'SNI', k.provinsi_id, k.id, case when s.n % 25 = 0 then 32 end, 'impor'
      from generate_series(1, ${count}::int) s(n) cross join jumlah j
      join kota k on k.n = abs(hashint4(s.n + 3)) % j.kota
      join komoditas m on m.n = abs(hashint4(s.n + 4)) % j.komoditas`.execute(db)
  })
}

/** Generates staff (SDM) of every office with two competences each. */
export async function generateSdm(db: Database, count: number): Promise<void> {
  await sql`
    with kota as (select id, provinsi_id, row_number() over (order by id) - 1 as n from wilayah.kota)
    insert into okkp.sdm (nama_lengkap, provinsi_id, kota_id, unit_kerja, jabatan)
    select (array['Ani', 'Budi', 'Citra', 'Dewi', 'Eko'])[s.n % 5 + 1] || ' ' || substr(md5(s.n::text), 1, 6), k.provinsi_id, k.id,
      'Dinas Pangan', 'Pengawas'
    from generate_series(1, ${count}::int) s(n) join kota k on k.n = s.n % (select count(*) from kota)`.execute(
    db,
  )
  await sql`
    insert into okkp.kompetensi_sdm (sdm_id, urutan, kategori, jenis, terbit, berlaku_sampai)
    select s.id, u.n, (array['auditor', 'pengawas', 'petugas_contoh'])[(s.id + u.n) % 3 + 1], 'Dasar', date '2024-01-01',
      date '2025-06-01' + (s.id % 900)::int
    from okkp.sdm s cross join generate_series(0, 1) u(n)`.execute(db)
  await sql`vacuum analyze okkp.sdm, okkp.kompetensi_sdm`.execute(db)
}
