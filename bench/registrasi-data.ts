import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { inBulk } from './in-bulk.ts'

/** Generates registrations of national scale: all kinds and regions over ten years, some central, some sanctioned. */
export async function generateRegistrasi(db: Database, count: number): Promise<void> {
  await inBulk(db, ['okkp', 'registrasi'], async () => {
    await sql`
      with kota as (select id, provinsi_id, row_number() over (order by id) - 1 as n from wilayah.kota),
        komoditas as (select id, nama, row_number() over (order by id) - 1 as n from okkp.komoditas),
        jumlah as (select (select count(*) from kota) as kota, (select count(*) from komoditas) as komoditas)
      insert into okkp.registrasi (jenis_registrasi_id, no_registration, pusat, provinsi_id, kota_id, unit_usaha,
        alamat_unit, komoditas_id, nama_psat, merk, terbit_sertifikat, exp_sertifikat, sanksi, asal, created_at, updated_at)
      select s.n % 7 + 1,
        lpad((s.n % 7 + 1)::text, 2, '0') || '-' || k.provinsi_id || '-' || lpad(to_hex(hashint4(s.n::int)), 8, '0') || '-' || s.n,
        s.n % 20 = 0, k.provinsi_id, k.id,
        (array['PT', 'CV', 'UD', 'Koperasi', 'Kelompok Tani'])[s.n % 5 + 1] || ' ' ||
          (array['Sumber', 'Maju', 'Berkah', 'Tani', 'Panen', 'Sari', 'Karya', 'Mitra', 'Surya', 'Bumi'])[abs(hashint4(s.n::int)) % 10 + 1] || ' ' ||
          (array['Makmur', 'Jaya', 'Sentosa', 'Abadi', 'Lestari', 'Mandiri', 'Sejahtera', 'Pangan', 'Nusantara', 'Hijau'])[abs(hashint4(s.n::int + 1)) % 10 + 1] || ' ' ||
          substr(md5(s.n::text), 1, 5),
        'Jalan Raya ' || s.n % 999, m.id, m.nama, substr(md5((s.n / 3)::text), 1, 8),
        date '2016-01-01' + (abs(hashint4(s.n::int + 2)) % 3900), date '2021-01-01' + (abs(hashint4(s.n::int + 2)) % 3900),
        case when s.n % 500 = 0 then 'dicabut' end,
        -- Most came from files, a few by hand, fewest from the licences; entered some days after they were issued.
        case when s.n % 20 < 13 then 'impor' when s.n % 20 < 19 then 'manual' else 'psat' end, masuk.waktu, masuk.waktu
      from generate_series(1, ${count}::int) s(n) cross join jumlah j
      join kota k on k.n = abs(hashint4(s.n::int + 3)) % j.kota
      join komoditas m on m.n = abs(hashint4(s.n::int + 4)) % j.komoditas,
      lateral (select timestamptz '2016-01-01 08:00+07' + (abs(hashint4(s.n::int + 2)) % 3900 + s.n % 30) * interval '1 day'
        + s.n % 540 * interval '1 minute' as waktu) masuk
      -- As they were entered: their numbers follow the days, and those of a year lie together.
      order by masuk.waktu`.execute(db)
  })
}
