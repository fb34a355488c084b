-- Keys in their order: what is read together lies together.
create or replace procedure platform.hitung_ulang(dari text)
  language plpgsql as $$
declare
  p platform.pencacah;
  kunci text;
begin
  select * into strict p from platform.pencacah where nama = dari;
  select string_agg(n::text, ', ') into kunci from generate_series(1, cardinality(p.dimensi)) n;
  perform pg_advisory_xact_lock(hashtext('cacah'), hashtext(dari));
  execute format('delete from %s_ubah', dari);
  execute format('delete from %s', dari);
  execute format('insert into %s (%s, n) select %s, sum(%s) from %s %s where %s group by %s having sum(%4$s) <> 0 order by %8$s', dari,
    array_to_string(p.dimensi, ', '), array_to_string(p.ekspresi, ', '), p.bobot, p.tabel, p.samping, p.syarat, kunci);
end
$$;

-- The central office is a region of its own (0), so that the nation's keys need not tell its registrations apart.
call platform.cabut_pencacah('okkp.ember_registrasi');
call platform.pasang_pencacah('okkp.ember_registrasi', 'okkp.registrasi',
  array['wilayah integer', 'jenis_registrasi_id integer', 'waktu integer', 'habis integer', 'pusat boolean'],
  array['ember.wilayah', 'ember.jenis', 'ember.waktu', 'ember.habis', 'ember.pusat'],
  'dihapus is null and ember.wilayah is not null',
  format('cross join lateral (select %s as tahun, %s as bulan, %s as hari, '
      'case when tetap then 0 when exp_sertifikat is null then 9999 else %s end as habis_tahun, '
      'case when tetap then 0 when exp_sertifikat is null then 999912 else %s end as habis_bulan, '
      'case when tetap then 0 when exp_sertifikat is null then 99991231 else %s end as habis_hari, '
      'jenis_registrasi_id as jenis, case when pusat then 0 end as kantor, '
      'case when not pusat then provinsi_id end as daerah, case when not pusat then kota_id end as kota '
      'from (select digantikan_oleh is not null or sanksi is not null as tetap) keadaan offset 0) w '
    'cross join lateral (values (-1, jenis, tahun, habis_tahun, false), (-1, jenis, bulan, habis_bulan, false), '
      '(-1, jenis, hari, habis_hari, false), (kantor, jenis, tahun, habis_tahun, true), (kantor, jenis, bulan, habis_bulan, true), '
      '(kantor, jenis, hari, habis_hari, true), '
      '(provinsi_id, jenis, tahun, habis_tahun, pusat), (provinsi_id, jenis, bulan, habis_bulan, pusat), '
      '(daerah, 0, tahun, habis_tahun, false), (daerah, 0, bulan, habis_bulan, false), (daerah, 0, hari, habis_hari, false), '
      '(kota_id, jenis, tahun, habis_tahun, pusat), (kota, 0, tahun, habis_tahun, false), (kota, 0, bulan, habis_bulan, false)) '
      'as ember(wilayah, jenis, waktu, habis, pusat)',
    platform.ember_waktu('terbit_sertifikat', 'tahun'), platform.ember_waktu('terbit_sertifikat', 'bulan'),
    platform.ember_waktu('terbit_sertifikat', 'hari'), platform.ember_waktu('exp_sertifikat', 'tahun'),
    platform.ember_waktu('exp_sertifikat', 'bulan'), platform.ember_waktu('exp_sertifikat', 'hari')));
create index ember_registrasi_habis on okkp.ember_registrasi (wilayah, jenis_registrasi_id, habis, waktu);
