import { dayInJakarta } from '@portal/domain/platform/format'
import { terkecilTerbuka } from '@portal/domain/platform/statistik/terkecil-terbuka'
import { sql } from 'kysely'
import { publishAnswers } from '#pasar/survei/responden.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'

/** Every third market, before and after the programme of two years; afterwards people know more. */
async function insertSurveys(db: Executor, today: string): Promise<void> {
  await sql`update pasar.kuesioner set dipakai_sejak = now() where aktif and dipakai_sejak is null`.execute(
    db,
  )
  await sql`
    insert into pasar.survei (pasar_id, provinsi_id, kota_id, tahun_program, fase, sasaran, tanggal, kuesioner_id)
    select m.id, m.provinsi_id, m.kota_id, extract(year from d.tanggal)::int, f.fase, q.sasaran, d.tanggal, q.id
    from pasar.pasar m cross join generate_series(0, 1) t (lalu) cross join (values ('pre', 2), ('post', 10)) f (fase, bulan)
    cross join lateral (select make_date(extract(year from ${today}::date)::int - t.lalu, f.bulan, 1 + (m.id % 20)::int) as tanggal) d
    join pasar.kuesioner q on q.aktif
    where m.id % 3 = 0 and d.tanggal <= ${today}::date`.execute(db)
  await sql`
    insert into pasar.responden (survei_id, kunci, tanggal, jenis_kelamin, usia, keterangan, jawaban, total_nilai, created_at)
    select s.id, gen_random_uuid(), least(s.tanggal + n / 3, ${today}::date), (array['P', 'L'])[1 + n % 2], 20 + (n * 7 + s.id::int) % 45,
      case when s.sasaran = 'konsumen' then (array['Ibu rumah tangga', 'Pegawai', 'Pedagang makanan'])[1 + n % 3]
        else (array['Sayur, 5 tahun', 'Ikan, 12 tahun', 'Buah, 3 tahun'])[1 + n % 3] end, j.jawaban, j.total,
      least(now(), (s.tanggal + n / 3 + time '10:00') at time zone 'Asia/Jakarta')
    from pasar.survei s cross join generate_series(1, 12) n
    cross join lateral (
      select jsonb_object_agg(b.kode, v.nilai) as jawaban, sum(v.nilai) as total from pasar.butir_kuesioner b
      cross join lateral (select 1 + (n * 5 + b.urutan * 3 + s.id::int) % 3 + case s.fase when 'post' then 1 else 0 end as nilai) v
      where b.kuesioner_id = s.kuesioner_id) j`.execute(db)
  await sql`
    update pasar.survei s set total_responden = r.n, total_nilai = r.total, total_kuadrat = r.kuadrat
    from (select survei_id, count(*) as n, sum(total_nilai) as total, sum(total_nilai * total_nilai) as kuadrat
      from pasar.responden group by survei_id) r
    where r.survei_id = s.id`.execute(db)
  await publishAnswers(db, new Date(`${today.slice(0, 7)}-01T00:00:00+07:00`), terkecilTerbuka)
}

/**
 * Some markets month by month for two years, each a little cleaner than before, not in every aspect and not every month.
 * Once a year a part of each market is being rebuilt, so one aspect has no score.
 */
async function insertAssessments(db: Executor, today: string): Promise<void> {
  await sql`
    insert into pasar.sanitasi (kode_group, pasar_id, provinsi_id, kota_id, tanggal)
    select gen_random_uuid(), m.id, m.provinsi_id, m.kota_id, (${today}::date - make_interval(months => b))::date
    from pasar.pasar m cross join generate_series(0, 23) b where m.id % 6 = 1 order by b desc, m.id`.execute(
    db,
  )
  await sql`
    insert into pasar.butir_sanitasi (sanitasi_id, sop_id, urutan, aspek_kode, kode, nama, jawaban, catatan)
    select s.id, p.id, row_number() over (partition by s.id order by p.aspek_kode, p.id), p.aspek_kode, p.kode, p.nama, j.jawaban,
      case when a.dibangun then 'Bagian ini sedang direnovasi'
        when j.jawaban = 'tidak' then 'Diperbaiki bersama pengelola sebelum penilaian berikutnya' end
    from pasar.sanitasi s cross join pasar.sop_sanitasi p
    cross join lateral (select ((p.aspek_kode / 10 + s.pasar_id) % 4 * 2
      + abs(hashtext(s.pasar_id || to_char(s.tanggal, 'YYYYMM'))) % 3)::int as berat,
      (s.pasar_id / 6 + extract(month from s.tanggal)::int) % 12 = p.aspek_kode / 10 and s.tanggal < ${today}::date - 60 as dibangun) a
    cross join lateral (select case when a.dibangun or (p.id + s.pasar_id) % 29 = 0 then 'tidak_berlaku'
      when (p.id * 7 + s.pasar_id * 3) % 24 < (${today}::date - s.tanggal) / 31 - 6 + a.berat then 'tidak'
      when (p.id * 5 + s.pasar_id) % 24 < (${today}::date - s.tanggal) / 31 + a.berat then 'sebagian' else 'ya' end as jawaban) j`.execute(
    db,
  )
  await sql`
    insert into pasar.aspek_sanitasi (sanitasi_id, aspek_kode, nilai, butir)
    select sanitasi_id, aspek_kode, avg(case jawaban when 'ya' then 2 when 'sebagian' then 1 when 'tidak' then 0 end) * 50, count(*)
    from pasar.butir_sanitasi group by sanitasi_id, aspek_kode`.execute(db)
  await sql`
    update pasar.sanitasi s set nilai = a.nilai
    from (select sanitasi_id, avg(nilai) as nilai from pasar.aspek_sanitasi group by sanitasi_id) a
    where a.sanitasi_id = s.id`.execute(db)
}

/** What anybody has entered is left alone. */
export default defineSeed({
  async run(db) {
    if (await db.selectFrom('pasar.survei').select('id').limit(1).executeTakeFirst()) return
    const today = dayInJakarta(new Date())
    await insertSurveys(db, today)
    await insertAssessments(db, today)
  },
})
