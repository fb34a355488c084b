-- Days of provinces are many, and each holds little: a range of days had to sum up to sixty of each province, and what expired in the
-- running month as many more. Their months are kept in sevens as well (2026113 is the third seven of November: the 15th to the 21st).
create or replace function platform.ember_waktu(tanggal text, tingkat text) returns text
  language sql immutable parallel safe as $$
  select case tingkat
    when 'selalu' then '0'
    when 'tahun' then format('date_part(''year'', %s)::integer', tanggal)
    when 'bulan' then format('(date_part(''year'', %1$s) * 100 + date_part(''month'', %1$s))::integer', tanggal)
    when 'tujuh' then format('(date_part(''year'', %1$s) * 1000 + date_part(''month'', %1$s) * 10 + ceil(date_part(''day'', %1$s) / 7))::integer', tanggal)
    else format('(date_part(''year'', %1$s) * 10000 + date_part(''month'', %1$s) * 100 + date_part(''day'', %1$s))::integer', tanggal)
  end
$$;
comment on function platform.ember_waktu is 'Ungkapan SQL untuk ember hari, tujuh hari, bulan, atau tahun sebuah tanggal; selalu = 0, sepanjang waktu.';

call platform.cabut_pencacah('okkp.ember_registrasi');
call platform.pasang_pencacah('okkp.ember_registrasi', 'okkp.registrasi',
  array['wilayah integer', 'jenis_registrasi_id integer', 'waktu integer', 'habis integer', 'pusat boolean'],
  array['ember.wilayah', 'ember.jenis', 'ember.waktu', 'ember.habis', 'ember.pusat'],
  'dihapus is null and ember.wilayah is not null',
  format('cross join lateral (select %s as tahun, %s as bulan, %s as hari, '
      'case when tetap then 0 when exp_sertifikat is null then 9999 else %s end as habis_tahun, '
      'case when tetap then 0 when exp_sertifikat is null then 999912 else %s end as habis_bulan, '
      'case when tetap then 0 when exp_sertifikat is null then 99991231 else %s end as habis_hari, %s as tujuh, '
      'case when tetap then 0 when exp_sertifikat is null then 9999125 else %s end as habis_tujuh, '
      'jenis_registrasi_id as jenis, case when pusat then 0 end as kantor, '
      'case when not pusat then provinsi_id end as daerah, case when not pusat then kota_id end as kota '
      'from (select digantikan_oleh is not null or sanksi is not null as tetap) keadaan offset 0) w '
    'cross join lateral (values (-1, jenis, tahun, habis_tahun, false), (-1, jenis, bulan, habis_bulan, false), '
      '(-1, jenis, hari, habis_hari, false), (kantor, jenis, tahun, habis_tahun, true), (kantor, jenis, bulan, habis_bulan, true), '
      '(kantor, jenis, hari, habis_hari, true), '
      '(provinsi_id, jenis, tahun, habis_tahun, pusat), (provinsi_id, jenis, bulan, habis_bulan, pusat), '
      '(daerah, 0, tahun, habis_tahun, false), (daerah, 0, bulan, habis_bulan, false), (daerah, 0, tujuh, habis_tujuh, false), (daerah, 0, hari, habis_hari, false), '
      '(kota_id, jenis, tahun, habis_tahun, pusat), (kota, 0, tahun, habis_tahun, false), (kota, 0, bulan, habis_bulan, false)) '
      'as ember(wilayah, jenis, waktu, habis, pusat)',
    platform.ember_waktu('terbit_sertifikat', 'tahun'), platform.ember_waktu('terbit_sertifikat', 'bulan'),
    platform.ember_waktu('terbit_sertifikat', 'hari'), platform.ember_waktu('exp_sertifikat', 'tahun'),
    platform.ember_waktu('exp_sertifikat', 'bulan'), platform.ember_waktu('exp_sertifikat', 'hari'),
    platform.ember_waktu('terbit_sertifikat', 'tujuh'), platform.ember_waktu('exp_sertifikat', 'tujuh')));
create index ember_registrasi_habis on okkp.ember_registrasi (wilayah, jenis_registrasi_id, habis, waktu);
