-- What the public is told of a survey. It changes in steps of five answers or more, once a month: of two readings neither the
-- difference in time nor that between two ranges of days is the score of one person.
alter table pasar.survei add column terbuka_responden integer not null default 0,
  add column terbuka_nilai integer not null default 0,
  add column terbuka_kuadrat bigint not null default 0;
comment on column pasar.survei.terbuka_responden is 'Responden yang terhitung untuk umum: jawaban bulan-bulan yang sudah selesai, berubah hanya sebanyak lima atau lebih sekaligus.';
comment on column pasar.survei.terbuka_nilai is 'Jumlah nilai responden yang terhitung untuk umum.';
comment on column pasar.survei.terbuka_kuadrat is 'Jumlah kuadrat nilai responden yang terhitung untuk umum.';

create function pasar.terbitkan_survei(batas timestamptz, terkecil integer) returns void language sql as $$
  with jawaban as (
    select s.id, count(r.id)::integer as n, coalesce(sum(r.total_nilai), 0)::integer as nilai,
      coalesce(sum(r.total_nilai::bigint * r.total_nilai), 0)::bigint as kuadrat
    from pasar.survei s left join pasar.responden r on r.survei_id = s.id and r.created_at < batas
    where (s.total_responden, s.total_nilai, s.total_kuadrat) <> (s.terbuka_responden, s.terbuka_nilai, s.terbuka_kuadrat)
    group by s.id
  ), terbuka as (
    select id, case when n >= terkecil then n else 0 end as n, case when n >= terkecil then nilai else 0 end as nilai,
      case when n >= terkecil then kuadrat else 0 end as kuadrat from jawaban
  )
  update pasar.survei s set terbuka_responden = t.n, terbuka_nilai = t.nilai, terbuka_kuadrat = t.kuadrat
  from terbuka t where t.id = s.id and abs(t.n - s.terbuka_responden) >= terkecil
$$;
comment on function pasar.terbitkan_survei is 'Memajukan angka survei untuk umum sampai jawaban yang masuk sebelum batas; yang berubah kurang dari terkecil menunggu.';
select pasar.terbitkan_survei(date_trunc('month', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta', 5);

call platform.pasang_pencacah('pasar.ember_survei_terbuka', 'pasar.survei',
  array['wilayah integer', 'waktu integer', 'sasaran text', 'fase text', 'ukuran text'],
  array['ember.wilayah', 'ember.waktu', 'sasaran', 'fase', 'ukur.ukuran'], 'terbuka_responden > 0',
  platform.ember('tanggal', array['tahun'], array['tahun', 'bulan'], array['tahun'])
    || ' cross join lateral (values (''responden'', terbuka_responden::bigint), (''nilai'', terbuka_nilai::bigint),
      (''tertinggi'', terbuka_responden::bigint * nilai_tertinggi),
      (''kuadrat'', round(1e8 * terbuka_kuadrat / (nilai_tertinggi * nilai_tertinggi))::bigint)) as ukur(ukuran, nilai)',
  'ukur.nilai');
