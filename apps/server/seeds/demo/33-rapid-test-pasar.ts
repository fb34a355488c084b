import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { hariTutup, hariUji, saatKerja } from './saat.ts'

/** Tested parameters per food category, with the percentage of positive tests. */
const macam = [
  {
    kategori: 'PSAT',
    jenis: 4,
    parameter: 'Kelompok Carbamate dan Organophosphate',
    pangan: null,
    positif: 7,
  },
  { kategori: 'PSAT', jenis: 5, parameter: 'Formalin', pangan: null, positif: 4 },
  { kategori: 'PSAT', jenis: 5, parameter: 'Rhodamin B', pangan: null, positif: 3 },
  { kategori: 'PSAI', jenis: 5, parameter: 'Formalin', pangan: 'Ikan asin', positif: 11 },
  { kategori: 'PSAI', jenis: 5, parameter: 'Formalin', pangan: 'Cumi segar', positif: 6 },
  { kategori: 'PSAH', jenis: 5, parameter: 'Formalin', pangan: 'Daging ayam', positif: 4 },
  { kategori: 'PSAH', jenis: 5, parameter: 'Boraks', pangan: 'Jeroan sapi', positif: 2 },
]

/**
 * Inserts two tests a month in each market for two years, at the stalls of its traders. A hash of the market and the
 * sequence number decides the result, so the date of the run does not change it.
 */
async function insertTests(db: Executor, today: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with macam as (
      select m.*, q.id as parameter_id, row_number() over (partition by m.kategori order by m.urutan) - 1 as n,
        count(*) over (partition by m.kategori) as banyak
      from jsonb_to_recordset(${JSON.stringify(macam.map((each, urutan) => ({ ...each, urutan })))}::jsonb)
        as m (urutan int, kategori text, jenis int, parameter text, pangan text, positif int)
      join okkp.jenis_rapid_test j on j.id = m.jenis
      join okkp.parameter q on q.nama = m.parameter and q.jenis = j.jenis_parameter
    ), kios as (
      select d.*, row_number() over (partition by d.pasar_id order by d.id) - 1 as nomor, count(*) over (partition by d.pasar_id) as banyak
      from pasar.pedagang d where not d.is_okkp
    )
    insert into pasar.rapid_test (pasar_id, provinsi_id, kota_id, tanggal, kategori, jenis_rapid_test_id, parameter_id, hasil_uji,
      komoditas_id, komoditas_tambahan, kode_sampel, jumlah_sampel, pedagang_id, nomor_kios, pemasok_id, penguji, kit_merek,
      kit_lot, kit_kedaluwarsa, created_at, updated_at)
    select d.pasar_id, d.provinsi_id, d.kota_id, h.hari, d.kategori, m.jenis, m.parameter_id,
      case when h.acak % 100 < m.positif then 'Positif' else 'Negatif' end,
      case when m.pangan is null then b.komoditas_id end, m.pangan, 'S-' || to_char(h.hari, 'YYMMDD') || '-' || d.nomor_kios,
      1 + h.acak / 100 % 4, case when d.tanggal_pendataan <= h.hari then d.id end, d.nomor_kios, b.pemasok_id, 'Tim ICS pasar',
      (array['PestiCheck', 'FoodKit ID', 'SafeStrip'])[1 + h.acak % 3], 'L' || (1000 + h.acak % 900), h.hari + 200,
      s.saat, s.saat
    from generate_series(0, 47) g (ke)
    join kios d on d.nomor = (g.ke * 3 + d.pasar_id) % d.banyak
    cross join lateral (select abs(hashtext(d.pasar_id || '/' || g.ke)) as acak) a
    cross join lateral (select ${today}::date - g.ke * 15 - a.acak % 11 as hari, a.acak) h
    cross join lateral (select ${saatKerja(sql`h.hari`, sql`'pasar' || d.pasar_id || '/' || g.ke`)} as saat) s
    join macam m on m.kategori = d.kategori and m.n = (g.ke / 2 + d.pasar_id) % m.banyak
    cross join lateral (select p.komoditas_id, p.pemasok_id from pasar.pasokan p where p.pedagang_id = d.id
      order by p.komoditas_id offset g.ke % (select count(*) from pasar.pasokan p where p.pedagang_id = d.id) limit 1) b
    order by h.hari, d.pasar_id`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Makes the three newest tests with a known supplier in Kota Bandung positive, because a demo account works there. */
async function freshInBandung(db: Executor, today: string): Promise<void> {
  await sql`
    update pasar.rapid_test u set hasil_uji = 'Positif'
    from (select id from pasar.rapid_test where kota_id = 3273 and pemasok_id is not null order by tanggal desc, id limit 3) s
    where u.id = s.id and u.tanggal <= ${today}::date`.execute(db)
}

/**
 * Opens a case for every positive of the last year. Cases of tests older than 30 days are closed, some after
 * a laboratory test.
 */
async function followUp(db: Executor, today: string): Promise<void> {
  await sql`
    insert into okkp.kasus (asal, asal_id, tanggal, parameter, komoditas, lokasi, provinsi_id, kota_id,
      asal_provinsi_id, asal_kota_id, dibuka, ditutup, luaran, catatan, updated_at)
    select 'rapid_pasar', u.id, u.tanggal, q.nama, coalesce(c.nama, u.komoditas_tambahan), m.nama || ', kios ' || u.nomor_kios,
      u.provinsi_id, u.kota_id, u.provinsi_id, u.kota_id, u.created_at,
      case when lama then tutup end,
      case when lama then (array['alasan', 'tidak_terkonfirmasi', 'terkonfirmasi'])[1 + u.id % 3] end,
      case when lama and u.id % 3 = 0 then 'Sampel habis sebelum diuji ulang; pedagang dibina di tempat.'
        when lama and u.id % 3 = 2 then 'Barang ditarik dari kios dan pedagang dibina.' end,
      case when lama then tutup else u.created_at end
    from pasar.rapid_test u
      join pasar.pasar m on m.id = u.pasar_id
      join okkp.parameter q on q.id = u.parameter_id
      left join okkp.komoditas c on c.id = u.komoditas_id,
      lateral (select u.tanggal < ${today}::date - 30 as lama,
        ${saatKerja(sql`(u.tanggal + ${hariTutup(sql`u.id`)})`, sql`'tutup' || u.id`)} as tutup) s
    where u.hasil_uji = 'Positif' and u.tanggal > ${today}::date - 365`.execute(db)
  await sql`
    with uji as (
      insert into okkp.uji_lab (jenis_uji_lab_id, tanggal, lembaga, laboratorium, lokasi_sampel, komoditas_id,
        komoditas_tambahan, status, tindak_lanjut_id, provinsi_id, kota_id, diterima_oleh, diterima_pada,
        created_at, updated_at)
      select u.jenis_rapid_test_id, hari, 'Dinas Pangan', 'UPTD Laboratorium Pangan', t.lokasi, u.komoditas_id,
        u.komoditas_tambahan, case t.luaran when 'terkonfirmasi' then 'TMS' else 'MS' end, t.id, u.provinsi_id, u.kota_id,
        'Penerima contoh', u.tanggal + 1, saat, saat
      from okkp.kasus t join pasar.rapid_test u on t.asal = 'rapid_pasar' and u.id = t.asal_id
      cross join lateral (select u.tanggal + ${hariUji(sql`u.id`)} as hari) h
      cross join lateral (select ${saatKerja(sql`hari`, sql`'konfirmasi' || u.id`)} as saat) s
      where t.luaran in ('terkonfirmasi', 'tidak_terkonfirmasi') and u.komoditas_id is not null
      returning id, status, tindak_lanjut_id
    )
    insert into okkp.hasil_uji_lab (uji_lab_id, urutan, parameter_id, hasil_uji, satuan, status, alasan)
    select l.id, 0, u.parameter_id, case l.status when 'TMS' then '2,4' else '< 0,01' end, 'mg/kg', l.status,
      'Menurut laporan laboratorium'
    from uji l join okkp.kasus t on t.id = l.tindak_lanjut_id
      join pasar.rapid_test u on t.asal = 'rapid_pasar' and u.id = t.asal_id`.execute(db)
}

export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('pasar.rapid_test').select('id').limit(1).executeTakeFirst()) return
    const today = dayInJakarta(new Date())
    const count = await insertTests(db, today)
    await freshInBandung(db, today)
    await followUp(db, today)
    say(`Added ${count} demo rapid tests of markets`)
  },
})
