import { dayInJakarta } from '@portal/domain/platform/format'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { saatKerja } from './saat.ts'

/** Coordinates of one city per province, so that the map shows a point in every province. */
const cities: readonly (readonly [kota: number, lintang: number, bujur: number])[] = [
  [1171, 5.548, 95.323],
  [1271, 3.595, 98.672],
  [1371, -0.947, 100.417],
  [1471, 0.507, 101.447],
  [1571, -1.61, 103.613],
  [1671, -2.976, 104.775],
  [1771, -3.792, 102.26],
  [1871, -5.397, 105.266],
  [1971, -2.131, 106.116],
  [2172, 0.918, 104.446],
  [3171, -6.186, 106.834],
  [3273, -6.915, 107.61],
  [3374, -6.967, 110.42],
  [3471, -7.797, 110.37],
  [3578, -7.257, 112.752],
  [3673, -6.12, 106.15],
  [5171, -8.657, 115.217],
  [5271, -8.583, 116.117],
  [5371, -10.177, 123.607],
  [6171, -0.026, 109.342],
  [6271, -2.216, 113.914],
  [6371, -3.319, 114.591],
  [6472, -0.502, 117.154],
  [6571, 3.327, 117.578],
  [7171, 1.475, 124.842],
  [7271, -0.9, 119.878],
  [7371, -5.148, 119.432],
  [7471, -3.997, 122.513],
  [7571, 0.544, 123.057],
  [7602, -2.676, 118.888],
  [8171, -3.695, 128.181],
  [8271, 0.79, 127.384],
  [9171, -2.533, 140.717],
  [9202, -0.861, 134.062],
  [9301, -8.499, 140.405],
  [9401, -3.366, 135.496],
  [9501, -4.095, 138.946],
  [9671, -0.876, 131.256],
]

/**
 * Inserts one market per city, a second market in every third city, and twelve in Kota Bandung. Every 17th market has
 * no coordinates, as in real data.
 */
async function insertMarkets(db: Executor, today: string, year: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into pasar.pasar (nama, alamat, provinsi_id, kota_id, lintang, bujur, tahun_pas_aman, sumber_dana, tipe,
      pengelola_nama, pengelola_jabatan, luas, tahun_bangun, hari_buka, jam_buka, jam_tutup, jumlah_kios, jumlah_los,
      jumlah_lapak, pengunjung_per_hari, pedagang_psat, pedagang_psah, pedagang_psai, sni, pasar_sehat, zona, pos_pantau, sarana,
      created_at, updated_at)
    select d.nama, 'Jalan Pasar ' || (n * 7 % 90 + 1) || ', ' || k.nama, k.provinsi_id, k.id,
      case when n % 17 = 0 then null else round(d.lintang::numeric, 6) end, case when n % 17 = 0 then null else round(d.bujur::numeric, 6) end,
      ${year}::int - n % 4, (array['apbn_dekon', 'apbd', 'mandiri'])[1 + n % 3], (array['I', 'II', 'III', 'IV'])[1 + n % 4],
      (array['Haji Saleh', 'Ibu Ratna', 'Pak Made', 'Ibu Yuliana'])[1 + n % 4], 'Kepala pasar', 2000 + n * 53 % 9000, 1980 + n % 40,
      array['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'], '04:00', '15:00', 80 + n * 13 % 200,
      20 + n % 60, n * 3 % 40, 500 + n * 91 % 4000, 60 + n % 90, 20 + n % 30, 10 + n % 25, n % 5 = 0, n % 3 = 0,
      array['segar', 'olahan', 'non_pangan'], n % 2 = 0, array['air_bersih', 'toilet', 'tps'], m.saat, m.saat
    from (
      select row_number() over () as n, s.* from (
        select 'Pasar Induk ' || regexp_replace(k.nama, '^(Kota|Kabupaten) ', '') as nama, c.kota, c.lintang, c.bujur
        from unnest(${cities.map(([kota]) => kota)}::int[], ${cities.map(([, lintang]) => lintang)}::float8[],
          ${cities.map(([, , bujur]) => bujur)}::float8[]) with ordinality as c (kota, lintang, bujur, urutan)
        join wilayah.kota k on k.id = c.kota
        union all
        select 'Pasar Baru ' || regexp_replace(k.nama, '^(Kota|Kabupaten) ', ''), c.kota, c.lintang + 0.012, c.bujur - 0.015
        from unnest(${cities.map(([kota]) => kota)}::int[], ${cities.map(([, lintang]) => lintang)}::float8[],
          ${cities.map(([, , bujur]) => bujur)}::float8[]) with ordinality as c (kota, lintang, bujur, urutan)
        join wilayah.kota k on k.id = c.kota where c.urutan % 3 = 0
        union all
        select 'Pasar Segar ' || c.nama, 3273, -6.96 + 0.008 * (row_number() over (order by c.id)), 107.56 + 0.009 * (row_number() over (order by c.id))
        from (select id, nama from wilayah.kecamatan where kota_id = 3273 order by id limit 12) c
      ) s
    ) d join wilayah.kota k on k.id = d.kota
    cross join lateral (select ${saatKerja(sql`(${today}::date - 760 - (n * 11)::int)`, sql`'pasar' || n`)} as saat) m
    order by d.n`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Returns SQL for a time in the first three months of the year `t.tahun`, at most today. */
const awalTahun = (today: string, id: RawBuilder<unknown>) =>
  saatKerja(
    sql`least(${today}::date, make_date(t.tahun, 1, 5) + (${id} * 29 % 80)::int)`,
    sql`'profil' || ${id} || t.tahun`,
  )

/**
 * Inserts profiles of two years. Nearly all documents of last year are complete. Every sixth market has no profile for
 * this year yet.
 */
async function insertProfiles(db: Executor, today: string, year: number): Promise<void> {
  await sql`
    with profil as (
      insert into pasar.profil (varian, pasar_id, provinsi_id, kota_id, tahun_program, sk_tim, ketua_tim, sk_ics,
        anggota_ics, jadwal_uji, anggaran_apbd, total_doc, created_at, updated_at)
      select 'kota', m.id, m.provinsi_id, m.kota_id, t.tahun, 'SK-' || m.id || '/' || t.tahun, 'Kepala Dinas Pangan',
        'ICS-' || m.id || '/' || t.tahun, E'Petugas 1\\nPetugas 2\\nPetugas 3\\nPetugas 4', 'Setiap Selasa dan Jumat',
        25000000 + m.id * 100000 % 40000000, 18, s.saat, s.saat
      from pasar.pasar m cross join (values (${year}::int), (${year}::int - 1)) t (tahun)
      cross join lateral (select ${awalTahun(today, sql`m.id`)} as saat) s
      where not (t.tahun = ${year}::int and m.id % 6 = 0)
      returning id, pasar_id, tahun_program
    )
    insert into pasar.dokumen_profil (profil_id, kode, status)
    select p.id, k.kode, case when k.kode <= a.ada then 'Ada' else 'Revisi' end
    from profil p
    cross join lateral (select case when p.tahun_program = ${year}::int then 5 + p.pasar_id % 11
      else 16 + p.pasar_id % 3 end as ada) a
    cross join generate_series(1, 18) k (kode) where k.kode <= a.ada or k.kode = a.ada + 1`.execute(db)
  await sql`
    with profil as (
      insert into pasar.profil (varian, provinsi_id, tahun_program, sk_tim, ketua_tim, rencana_supervisi, anggaran_apbn, total_doc,
        created_at, updated_at)
      select 'provinsi', m.provinsi_id, t.tahun, 'SK-PEMBINA-' || m.provinsi_id || '/' || t.tahun,
        'Kepala Dinas Ketahanan Pangan', 'Supervisi tiap triwulan', 150000000, 7, s.saat, s.saat
      from (select distinct provinsi_id from pasar.pasar) m cross join (values (${year}::int), (${year}::int - 1)) t (tahun)
      cross join lateral (select ${awalTahun(today, sql`m.provinsi_id`)} as saat) s
      returning id, tahun_program
    )
    insert into pasar.dokumen_profil (profil_id, kode, status)
    select p.id, k.kode, 'Ada' from profil p cross join unnest(array[1, 4, 7, 8, 16, 17, 18]) k (kode)
    where p.tahun_program < ${year}::int or k.kode <= 8`.execute(db)
  await sql`
    update pasar.profil p set total_ada = cardinality(d.ada), dokumen_ada = d.ada
    from (select profil_id, coalesce(array_agg(kode order by kode) filter (where status = 'Ada'), '{}') as ada
      from pasar.dokumen_profil group by profil_id) d
    where d.profil_id = p.id`.execute(db)
}

const suppliers = [
  'UD Sumber Tani',
  'CV Laut Biru',
  'Kelompok Tani Makmur',
  'UD Sayur Dieng',
  'Koperasi Ternak Jaya',
]
const firsts = ['Siti', 'Budi', 'Wayan', 'Yohana', 'Asep', 'Marni', 'Rahmat', 'Dewi', 'Samuel', 'Fatimah']
const lasts = ['Hidayat', 'Lestari', 'Saputra', 'Wulandari', 'Siregar', 'Tanjung', 'Pranata', 'Rumkorem']

/**
 * Inserts a group of ten traders per market and three traders that OKKP registered. One trader in five does not consent
 * to the use of the name.
 */
async function insertTraders(db: Executor, today: string): Promise<number> {
  await sql`
    insert into pasar.pemasok (nama, asal_kota_id, created_at)
    select s.nama || ' ' || (1 + g % 3), (array[3204, 3305, 3507, 1211])[1 + g % 4],
      ${saatKerja(sql`(${today}::date - 710 - abs(hashtext(s.nama || g)) % 50)`, sql`s.nama || g`)}
    from unnest(${suppliers}::text[]) s (nama) cross join generate_series(0, 5) g on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into pasar.kelompok_pedagang (nama, pasar_id, is_okkp, created_at, updated_at)
    select case when o then 'Pendataan OKKP' else 'Blok A' end, m.id, o, s.saat, s.saat
    from pasar.pasar m cross join (values (false), (true)) x (o)
    cross join lateral (select ${saatKerja(sql`(${today}::date - 705 - (m.id * 7 % 50)::int)`, sql`'blok' || m.id || o`)} as saat) s
    order by m.id, o`.execute(db)
  const { numAffectedRows } = await sql`
    insert into pasar.pedagang (group_id, pasar_id, is_okkp, provinsi_id, kota_id, tanggal_pendataan, persetujuan, nama,
      jenis_kelamin, nomor_kios, zona, kategori, lama_usaha, cara_simpan, ikut_bimtek, aktif, created_at, updated_at)
    select g.id, m.id, g.is_okkp, m.provinsi_id, m.kota_id, hari, case when (n + m.id) % 5 = 0 then null else hari end,
      case when (n + m.id) % 5 = 0 then null
        else (${firsts}::text[])[1 + (n * 3 + m.id::int) % 10] || ' ' || (${lasts}::text[])[1 + (n * 5 + m.id::int) % 8] end,
      case when (n + m.id) % 5 = 0 then null when n % 2 = 0 then 'P' else 'L' end,
      case when g.is_okkp then 'O-' else 'A-' end || lpad(n::text, 2, '0'), 'segar',
      (array['PSAT', 'PSAT', 'PSAI', 'PSAH'])[1 + (n + m.id::int) % 4], n * 3 % 25,
      (array['suhu_ruang', 'es', 'pendingin'])[1 + n % 3], n % 3 = 0, n % 11 <> 0, saat, saat
    from pasar.kelompok_pedagang g join pasar.pasar m on m.id = g.pasar_id
    cross join lateral generate_series(1, case when g.is_okkp then 3 else 10 end) n
    cross join lateral (select ${today}::date - (n * 61 + m.id::int * 17) % 700 as hari) h
    cross join lateral (select ${saatKerja(sql`hari`, sql`'pedagang' || g.id || '/' || n`)} as saat) s
    order by m.id, g.id, n`.execute(db)
  await sql`
    insert into pasar.pasokan (pedagang_id, komoditas_id, pemasok_id, asal_kota_id, frekuensi)
    select d.id, c.id, s.id, s.asal_kota_id, (array['harian', 'mingguan', 'musiman'])[1 + d.id % 3]
    from pasar.pedagang d
    cross join lateral (select id from okkp.komoditas where nama in ('Cabai', 'Bayam', 'Tomat', 'Bawang Merah', 'Wortel', 'Pisang')
      order by (id + d.id) % 6 limit 1 + d.id % 3) c
    left join lateral (select p.id, p.asal_kota_id from pasar.pemasok p order by (p.id + d.id / 3) % 15, p.id limit 1) s on d.id % 7 <> 0`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('pasar.pasar').select('id').limit(1).executeTakeFirst()) return
    const today = dayInJakarta(new Date())
    const year = Number(today.slice(0, 4))
    const markets = await insertMarkets(db, today, year)
    await insertProfiles(db, today, year)
    const traders = await insertTraders(db, today)
    say(`Added ${markets} demo markets and ${traders} traders`)
  },
})
