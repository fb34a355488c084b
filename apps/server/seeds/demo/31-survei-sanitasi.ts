import { terkecilTerbuka } from '@portal/domain/platform/dasbor/terkecil-terbuka'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { publishAnswers } from '#pasar/survei/responden.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'
import { pecahan, saatKerja } from './saat.ts'

/**
 * SQL for the answer (1 to 4) of one respondent to one item. The answer depends on the knowledge in the market, the
 * effect of the programme (sometimes none), the difficulty of the item, and the respondent.
 */
const jawaban = sql`greatest(1, least(4, round(1.45 + 1.1 * ${pecahan(sql`'tahu' || s.pasar_id`)}
  - case s.sasaran when 'konsumen' then 0.15 else 0 end
  + case s.fase when 'post' then 1.25 * ${pecahan(sql`'naik' || s.pasar_id || '/' || s.tahun_program`)} - 0.1 else 0 end
  + case when s.tahun_program = extract(year from now()) then 0.2 else 0 end
  + (${pecahan(sql`s.sasaran || b.kode`)} - 0.5) * 0.9
  + (${pecahan(sql`'orang' || s.id || '/' || n`)} - 0.5) * 0.8
  + (${pecahan(sql`s.id || '/' || n || '/' || b.kode`)} - 0.5) * 1.4)))::int`

/**
 * Inserts surveys of every market before (`pre`, February) and after (`post`, October) the programme, for the last two
 * years.
 */
async function insertSurveys(db: Executor, today: string): Promise<void> {
  await sql`
    insert into pasar.survei (pasar_id, provinsi_id, kota_id, tahun_program, fase, sasaran, tanggal, kuesioner_id,
      created_at, updated_at)
    select m.id, m.provinsi_id, m.kota_id, extract(year from d.tanggal)::int, f.fase, q.sasaran, d.tanggal, q.id, s.saat, s.saat
    from pasar.pasar m cross join generate_series(0, 2) t (lalu) cross join (values ('pre', 2), ('post', 10)) f (fase, bulan)
    cross join lateral (select make_date(extract(year from ${today}::date)::int - t.lalu, f.bulan, 1 + (m.id * 11 % 27)::int) as tanggal) d
    join pasar.kuesioner q on q.aktif
    cross join lateral (select ${saatKerja(sql`d.tanggal`, sql`'survei' || m.id || q.sasaran || d.tanggal`)} as saat) s
    where d.tanggal between ${today}::date - 730 and ${today}::date
    order by d.tanggal, m.id, q.id`.execute(db)
  await sql`
    update pasar.kuesioner q set dipakai_sejak = (select min(created_at) from pasar.survei s where s.kuesioner_id = q.id)
    where aktif and dipakai_sejak is null`.execute(db)
  await sql`
    insert into pasar.responden (survei_id, kunci, tanggal, jenis_kelamin, usia, keterangan, jawaban, total_nilai, created_at)
    select s.id, gen_random_uuid(), d.hari, (array['P', 'L'])[1 + n % 2], 20 + (n * 7 + s.id::int) % 45,
      case when s.sasaran = 'konsumen' then (array['Ibu rumah tangga', 'Pegawai', 'Pedagang makanan'])[1 + n % 3]
        else (array['Sayur, 5 tahun', 'Ikan, 12 tahun', 'Buah, 3 tahun'])[1 + n % 3] end, j.jawaban, j.total,
      ${saatKerja(sql`d.hari`, sql`'jawab' || s.id || '/' || n`)}
    from pasar.survei s cross join lateral generate_series(1, 8 + abs(hashtext('datang' || s.id)) % 7) n
    cross join lateral (select least(s.tanggal + n / 3, ${today}::date) as hari) d
    cross join lateral (
      select jsonb_object_agg(b.kode, v.nilai) as jawaban, sum(v.nilai) as total from pasar.butir_kuesioner b
      cross join lateral (select ${jawaban} as nilai) v
      where b.kuesioner_id = s.kuesioner_id) j`.execute(db)
  await sql`
    update pasar.survei s set total_responden = r.n, total_nilai = r.total, total_kuadrat = r.kuadrat
    from (select survei_id, count(*) as n, sum(total_nilai) as total, sum(total_nilai * total_nilai) as kuadrat
      from pasar.responden group by survei_id) r
    where r.survei_id = s.id`.execute(db)
  await publishAnswers(db, new Date(`${today.slice(0, 7)}-01T00:00:00+07:00`), terkecilTerbuka)
}

/**
 * SQL for the compliance of a market with one item, about 0 to 1. It depends on the market's start value and its rate
 * of improvement (a few get worse), the aspect, the item, the wet season, and the day.
 */
const keadaan = sql`0.3 + 0.4 * ${pecahan(sql`'mulai' || s.pasar_id`)}
  + (0.6 * ${pecahan(sql`'laju' || s.pasar_id`)} - 0.08) * (730 - lalu) / 730
  + (${pecahan(sql`s.pasar_id || '/' || p.aspek_kode`)} - 0.5) * 0.35
  + (${pecahan(sql`s.pasar_id || '/' || p.kode`)} - 0.5) * 0.7
  - case when extract(month from s.tanggal) in (11, 12, 1, 2, 3) then 0.05 else 0 end
  + (${pecahan(sql`s.id || '/' || p.kode`)} - 0.5) * 0.25`

/**
 * Inserts an assessment of every market per quarter for two years, and per month for every sixth market. In some months
 * one aspect is under renovation, so that it has no score.
 */
async function insertAssessments(db: Executor, today: string): Promise<void> {
  await sql`
    insert into pasar.sanitasi (kode_group, pasar_id, provinsi_id, kota_id, tanggal, created_at, updated_at)
    select gen_random_uuid(), m.id, m.provinsi_id, m.kota_id, d.hari, s.saat, s.saat
    from pasar.pasar m cross join generate_series(0, 23) b
    cross join lateral (select (${today}::date - make_interval(months => b) - make_interval(days => (m.id * 5 % 23)::int))::date as hari) d
    cross join lateral (select ${saatKerja(sql`d.hari`, sql`'sanitasi' || m.id || '/' || b`)} as saat) s
    where m.id % 6 = 1 or (b + m.id) % 3 = 0 order by d.hari, m.id`.execute(db)
  await sql`
    insert into pasar.butir_sanitasi (sanitasi_id, sop_id, urutan, aspek_kode, kode, nama, jawaban, catatan)
    select s.id, p.id, row_number() over (partition by s.id order by p.aspek_kode, p.id), p.aspek_kode, p.kode, p.nama, j.jawaban,
      case when a.dibangun then 'Bagian ini sedang direnovasi'
        when j.jawaban = 'tidak' then 'Diperbaiki bersama pengelola sebelum penilaian berikutnya' end
    from pasar.sanitasi s cross join pasar.sop_sanitasi p
    cross join lateral (select ${today}::date - s.tanggal as lalu) l
    cross join lateral (select ${keadaan} as c) k
    cross join lateral (select (s.pasar_id + extract(month from s.tanggal)::int) % 12 = p.aspek_kode / 10 and lalu > 60 as dibangun) a
    cross join lateral (select case when a.dibangun or (p.id + s.pasar_id) % 29 = 0 then 'tidak_berlaku'
      when k.c >= 0.62 then 'ya' when k.c >= 0.34 then 'sebagian' else 'tidak' end as jawaban) j`.execute(db)
  await sql`
    insert into pasar.aspek_sanitasi (sanitasi_id, aspek_kode, nilai, butir)
    select sanitasi_id, aspek_kode, avg(case jawaban when 'ya' then 2 when 'sebagian' then 1 when 'tidak' then 0 end) * 50, count(*)
    from pasar.butir_sanitasi group by sanitasi_id, aspek_kode`.execute(db)
  await sql`
    update pasar.sanitasi s set nilai = a.nilai
    from (select sanitasi_id, avg(nilai) as nilai from pasar.aspek_sanitasi group by sanitasi_id) a
    where a.sanitasi_id = s.id`.execute(db)
}

export default defineSeed({
  async run(db) {
    if (await db.selectFrom('pasar.survei').select('id').limit(1).executeTakeFirst()) return
    const today = dayInJakarta(new Date())
    await insertSurveys(db, today)
    await insertAssessments(db, today)
  },
})
