-- Figures of the markets' dashboards by region and time (platform.ember). A row that is counted so carries region and day, and
-- follows its parent: a foreign key with both in it, cascading. What is asked of single markets is read from their rows.

-- What a trader sells.
create unique index pedagang_tempat on pasar.pedagang (id, pasar_id, provinsi_id, kota_id, tanggal_pendataan, is_okkp);
alter table pasar.pasokan add column pasar_id bigint, add column provinsi_id integer, add column kota_id integer,
  add column tanggal date, add column is_okkp boolean;
update pasar.pasokan b set pasar_id = d.pasar_id, provinsi_id = d.provinsi_id, kota_id = d.kota_id,
  tanggal = d.tanggal_pendataan, is_okkp = d.is_okkp from pasar.pedagang d where d.id = b.pedagang_id;
-- Filled in by the trigger below, so that no writer has to name them.
alter table pasar.pasokan add constraint pasokan_tempat_ada
    check (num_nulls(pasar_id, provinsi_id, kota_id, tanggal, is_okkp) = 0),
  drop constraint pasokan_pedagang_id_fkey,
  add foreign key (pedagang_id, pasar_id, provinsi_id, kota_id, tanggal, is_okkp)
    references pasar.pedagang (id, pasar_id, provinsi_id, kota_id, tanggal_pendataan, is_okkp)
    on delete cascade on update cascade;
comment on column pasar.pasokan.tanggal is 'Tanggal pendataan pedagangnya; bersama wilayahnya disalin dari pasar.pedagang dan mengikutinya.';
create function pasar.isi_tempat_pasokan() returns trigger language plpgsql as $$
begin
  select d.pasar_id, d.provinsi_id, d.kota_id, d.tanggal_pendataan, d.is_okkp
    into new.pasar_id, new.provinsi_id, new.kota_id, new.tanggal, new.is_okkp
    from pasar.pedagang d where d.id = new.pedagang_id;
  return new;
end
$$;
create trigger isi_tempat before insert on pasar.pasokan for each row execute function pasar.isi_tempat_pasokan();

call platform.pasang_pencacah('pasar.ember_pedagang', 'pasar.pedagang',
  array['wilayah integer', 'waktu integer'], array['ember.wilayah', 'ember.waktu'], 'not is_okkp',
  platform.ember('tanggal_pendataan', array['tahun'], array['tahun', 'bulan'], array['tahun', 'bulan']));
call platform.pasang_pencacah('pasar.ember_pasokan', 'pasar.pasokan',
  array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
  array['ember.wilayah', 'ember.waktu', 'komoditas_id'], 'not is_okkp',
  platform.ember('tanggal', array['tahun', 'bulan'], array['tahun', 'bulan'], array['tahun']));
-- Days of a month that is not asked for as a whole.
create index pedagang_pendataan on pasar.pedagang (tanggal_pendataan) where not is_okkp;
create index pasokan_tanggal on pasar.pasokan (tanggal) where not is_okkp;
create index pasokan_tempat on pasar.pasokan (pedagang_id, pasar_id, provinsi_id, kota_id, tanggal, is_okkp);

-- Surveys are the sums of their respondents; the squares say how far these are apart.
alter table pasar.survei add column nilai_tertinggi integer, add column total_kuadrat bigint not null default 0;
update pasar.survei s set
  nilai_tertinggi = cardinality(q.skala) * (select count(*) from pasar.butir_kuesioner b where b.kuesioner_id = q.id),
  total_kuadrat = coalesce((select sum(r.total_nilai * r.total_nilai) from pasar.responden r where r.survei_id = s.id), 0)
  from pasar.kuesioner q where q.id = s.kuesioner_id;
alter table pasar.survei add check (nilai_tertinggi is not null and nilai_tertinggi > 0);
comment on column pasar.survei.nilai_tertinggi is 'Nilai terbanyak yang dapat diberikan seorang responden: butir kuesioner kali skalanya.';
comment on column pasar.survei.total_kuadrat is 'Jumlah kuadrat nilai semua responden, dicatat dalam transaksi yang sama; dasar selang kepercayaan.';
create function pasar.isi_nilai_tertinggi() returns trigger language plpgsql as $$
begin
  select cardinality(q.skala) * (select count(*) from pasar.butir_kuesioner b where b.kuesioner_id = q.id)
    into new.nilai_tertinggi from pasar.kuesioner q where q.id = new.kuesioner_id;
  return new;
end
$$;
create trigger isi_nilai_tertinggi before insert on pasar.survei for each row execute function pasar.isi_nilai_tertinggi();

-- Squares as shares of the highest score, in hundred-millionths: what is added up is whole, whatever the questionnaire.
call platform.pasang_pencacah('pasar.ember_survei', 'pasar.survei',
  array['wilayah integer', 'waktu integer', 'sasaran text', 'fase text', 'ukuran text'],
  array['ember.wilayah', 'ember.waktu', 'sasaran', 'fase', 'ukur.ukuran'], 'true',
  platform.ember('tanggal', array['tahun'], array['tahun', 'bulan'], array['tahun'])
    || ' cross join lateral (values (''responden'', total_responden::bigint), (''nilai'', total_nilai::bigint),
      (''tertinggi'', total_responden::bigint * nilai_tertinggi),
      (''kuadrat'', round(1e8 * total_kuadrat / (nilai_tertinggi * nilai_tertinggi))::bigint)) as ukur(ukuran, nilai)',
  'ukur.nilai');

-- Aspects of an assessment.
create unique index sanitasi_tempat on pasar.sanitasi (id, pasar_id, provinsi_id, kota_id, tanggal);
alter table pasar.aspek_sanitasi add column pasar_id bigint, add column provinsi_id integer, add column kota_id integer,
  add column tanggal date;
update pasar.aspek_sanitasi a set pasar_id = s.pasar_id, provinsi_id = s.provinsi_id, kota_id = s.kota_id, tanggal = s.tanggal
  from pasar.sanitasi s where s.id = a.sanitasi_id;
alter table pasar.aspek_sanitasi add constraint aspek_sanitasi_tempat_ada
    check (num_nulls(pasar_id, provinsi_id, kota_id, tanggal) = 0),
  drop constraint aspek_sanitasi_sanitasi_id_fkey,
  add foreign key (sanitasi_id, pasar_id, provinsi_id, kota_id, tanggal)
    references pasar.sanitasi (id, pasar_id, provinsi_id, kota_id, tanggal) on delete cascade on update cascade;
comment on column pasar.aspek_sanitasi.tanggal is 'Bersama wilayahnya disalin dari pasar.sanitasi dan mengikutinya.';
create function pasar.isi_tempat_aspek() returns trigger language plpgsql as $$
begin
  select s.pasar_id, s.provinsi_id, s.kota_id, s.tanggal into new.pasar_id, new.provinsi_id, new.kota_id, new.tanggal
    from pasar.sanitasi s where s.id = new.sanitasi_id;
  return new;
end
$$;
create trigger isi_tempat before insert on pasar.aspek_sanitasi for each row execute function pasar.isi_tempat_aspek();
create index aspek_sanitasi_tempat on pasar.aspek_sanitasi (sanitasi_id, pasar_id, provinsi_id, kota_id, tanggal);
create index aspek_sanitasi_tanggal on pasar.aspek_sanitasi (tanggal);
create index aspek_sanitasi_pasar on pasar.aspek_sanitasi (pasar_id, tanggal);
create index aspek_sanitasi_kota on pasar.aspek_sanitasi (kota_id, tanggal);

-- Scores in millionths: what is added up is whole.
call platform.pasang_pencacah('pasar.ember_sanitasi', 'pasar.sanitasi',
  array['wilayah integer', 'waktu integer', 'ukuran text'],
  array['ember.wilayah', 'ember.waktu', 'ukur.ukuran'], 'nilai is not null',
  platform.ember('tanggal', array['tahun'], array['tahun', 'bulan'], array['tahun'])
    || ' cross join lateral (values (''penilaian'', 1::bigint), (''nilai'', round(nilai::numeric * 1000000)::bigint)) as ukur(ukuran, jumlah)',
  'ukur.jumlah');
call platform.pasang_pencacah('pasar.ember_aspek', 'pasar.aspek_sanitasi',
  array['wilayah integer', 'waktu integer', 'aspek_kode integer', 'ukuran text'],
  array['ember.wilayah', 'ember.waktu', 'aspek_kode', 'ukur.ukuran'], 'nilai is not null',
  platform.ember('tanggal', array['tahun'], array['tahun', 'bulan'], array['tahun'])
    || ' cross join lateral (values (''penilaian'', 1::bigint), (''nilai'', round(nilai::numeric * 1000000)::bigint)) as ukur(ukuran, jumlah)',
  'ukur.jumlah');

-- Documents of the profiles: which of the eighteen are there (kode), how many profiles (0), how many were asked for (-1).
alter table pasar.profil add column dokumen_ada integer[] not null default '{}';
update pasar.profil p set dokumen_ada = d.ada
  from (select profil_id, array_agg(kode order by kode) as ada from pasar.dokumen_profil where status = 'Ada' group by profil_id) d
  where d.profil_id = p.id;
comment on column pasar.profil.dokumen_ada is 'Kode dokumen berstatus Ada, disalin dari pasar.dokumen_profil dalam transaksi yang sama.';
call platform.pasang_pencacah('pasar.ember_dokumen', 'pasar.profil',
  array['wilayah integer', 'waktu integer', 'kode integer'],
  array['ember.wilayah', 'tahun_program', 'isi.kode'], 'varian = ''kota''',
  'cross join lateral (values (-1), (provinsi_id), (kota_id)) as ember(wilayah)
    cross join lateral (select 0, 1 union all select -1, total_doc union all select unnest(dokumen_ada), 1) as isi(kode, jumlah)',
  'isi.jumlah');

-- Markets by the year in which they joined the programme; 1000: not known.
call platform.pasang_pencacah('pasar.ember_pasar', 'pasar.pasar',
  array['wilayah integer', 'waktu integer'], array['ember.wilayah', 'coalesce(tahun_pas_aman, 1000)'], 'true',
  'cross join lateral (values (-1), (provinsi_id), (kota_id)) as ember(wilayah)');
