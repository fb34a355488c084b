-- Fewer keys. Of a hundred places and hundreds of commodities nearly every row had a key of its own: what is kept of them now is
-- coarser, and the little that is left is read from rows by their indexes.
create procedure platform.cabut_pencacah(dari text)
  language plpgsql as $$
declare
  p platform.pencacah;
  kejadian text;
begin
  select * into strict p from platform.pencacah where nama = dari;
  foreach kejadian in array array['insert', 'update', 'delete'] loop
    execute format('drop trigger %I on %s', split_part(dari, '.', 2) || '_' || kejadian, p.tabel);
    execute format('drop function %s_catat_%s()', dari, kejadian);
  end loop;
  execute format('drop view %s_kini', dari);
  execute format('drop table %s_ubah', dari);
  execute format('drop table %s', dari);
  delete from platform.pencacah where nama = dari;
end
$$;
comment on procedure platform.cabut_pencacah is 'Mencabut pencacah dengan semua yang dipasang platform.pasang_pencacah.';

call platform.cabut_pencacah('okkp.ember_uji_lab');
call platform.cabut_pencacah('okkp.ember_rapid_test');
call platform.cabut_pencacah('okkp.ember_uji_mutu');
call platform.cabut_pencacah('okkp.ember_komoditas_registrasi');
call platform.cabut_pencacah('okkp.ember_komoditas_uji_lab');
call platform.cabut_pencacah('okkp.ember_komoditas_rapid_test');
call platform.cabut_pencacah('okkp.ember_komoditas_uji_mutu');
call platform.cabut_pencacah('okkp.ember_registrasi');

/* Days of provinces are kept of all kinds together (0): there are many, and they are asked for all at once. */
create function platform.ember_jenis(tanggal text, jenis text) returns text
  language sql immutable parallel safe as $$
  select format('cross join lateral (values (-1, %1$s, %4$s), (-1, %2$s, %4$s), (-1, %3$s, %4$s), (provinsi_id, %1$s, %4$s), '
      '(provinsi_id, %2$s, %4$s), (provinsi_id, %3$s, 0), (kota_id, %1$s, %4$s)) as ember(wilayah, waktu, jenis)',
    platform.ember_waktu(tanggal, 'tahun'), platform.ember_waktu(tanggal, 'bulan'), platform.ember_waktu(tanggal, 'hari'), jenis)
$$;
comment on function platform.ember_jenis is 'Ember wilayah dan waktu per jenis; hari sebuah provinsi dihitung untuk semua jenis sekaligus (0).';

call platform.pasang_pencacah('okkp.ember_uji_lab', 'okkp.uji_lab',
  array['wilayah integer', 'waktu integer', 'jenis_uji_lab_id integer', 'status text'],
  array['ember.wilayah', 'ember.waktu', 'ember.jenis', 'status'],
  'dihapus is null and ember.wilayah is not null', platform.ember_jenis('tanggal', 'jenis_uji_lab_id'));
call platform.pasang_pencacah('okkp.ember_rapid_test', 'okkp.rapid_test',
  array['wilayah integer', 'waktu integer', 'jenis_rapid_test_id integer', 'kategori text', 'hasil_uji text'],
  array['ember.wilayah', 'ember.waktu', 'ember.jenis', 'kategori', 'hasil_uji'],
  'dihapus is null and ember.wilayah is not null', platform.ember_jenis('tanggal', 'jenis_rapid_test_id'));
call platform.pasang_pencacah('okkp.ember_uji_mutu', 'okkp.uji_mutu',
  array['wilayah integer', 'waktu integer', 'kelas_mutu_id smallint'],
  array['ember.wilayah', 'ember.waktu', 'kelas_mutu_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan', 'hari'], array['tahun']));

-- Of commodities: months of the nation and years of a province.
call platform.pasang_pencacah('okkp.ember_komoditas_registrasi', 'okkp.registrasi',
  array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
  array['ember.wilayah', 'ember.waktu', 'komoditas_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('terbit_sertifikat', array['tahun', 'bulan'], array['tahun'], array[]::text[]));
call platform.pasang_pencacah('okkp.ember_komoditas_uji_lab', 'okkp.uji_lab',
  array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
  array['ember.wilayah', 'ember.waktu', 'komoditas_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan'], array['tahun'], array[]::text[]));
call platform.pasang_pencacah('okkp.ember_komoditas_rapid_test', 'okkp.rapid_test',
  array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
  array['ember.wilayah', 'ember.waktu', 'komoditas_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan'], array['tahun'], array[]::text[]));
call platform.pasang_pencacah('okkp.ember_komoditas_uji_mutu', 'okkp.uji_mutu',
  array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
  array['ember.wilayah', 'ember.waktu', 'komoditas_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan'], array['tahun'], array[]::text[]));

-- Registrations by day of issue and day of expiry, both of one level: what of a year is not valid today is told by its years of
-- expiry, by the months of this year, and by the days of this month. 0: not valid whatever the day is; 9999…: without end.
-- Kind 0 is all kinds together, of provinces and cities, which are asked for all at once; by kind they are kept a level coarser.
call platform.pasang_pencacah('okkp.ember_registrasi', 'okkp.registrasi',
  array['wilayah integer', 'jenis_registrasi_id integer', 'waktu integer', 'habis integer', 'pusat boolean'],
  array['ember.wilayah', 'ember.jenis', 'ember.waktu', 'ember.habis', 'pusat'],
  'dihapus is null and ember.wilayah is not null',
  format('cross join lateral (select %s as tahun, %s as bulan, %s as hari, '
      'case when tetap then 0 when exp_sertifikat is null then 9999 else %s end as habis_tahun, '
      'case when tetap then 0 when exp_sertifikat is null then 999912 else %s end as habis_bulan, '
      'case when tetap then 0 when exp_sertifikat is null then 99991231 else %s end as habis_hari '
      'from (select digantikan_oleh is not null or sanksi is not null as tetap) keadaan offset 0) w '
    'cross join lateral (values (-1, jenis_registrasi_id, tahun, habis_tahun), (-1, jenis_registrasi_id, bulan, habis_bulan), '
      '(-1, jenis_registrasi_id, hari, habis_hari), (provinsi_id, jenis_registrasi_id, tahun, habis_tahun), '
      '(provinsi_id, jenis_registrasi_id, bulan, habis_bulan), '
      '(provinsi_id, 0, tahun, habis_tahun), (provinsi_id, 0, bulan, habis_bulan), (provinsi_id, 0, hari, habis_hari), '
      '(kota_id, jenis_registrasi_id, tahun, habis_tahun), '
      '(kota_id, 0, tahun, habis_tahun), (kota_id, 0, bulan, habis_bulan)) as ember(wilayah, jenis, waktu, habis)',
    platform.ember_waktu('terbit_sertifikat', 'tahun'), platform.ember_waktu('terbit_sertifikat', 'bulan'),
    platform.ember_waktu('terbit_sertifikat', 'hari'), platform.ember_waktu('exp_sertifikat', 'tahun'),
    platform.ember_waktu('exp_sertifikat', 'bulan'), platform.ember_waktu('exp_sertifikat', 'hari')));
create index ember_registrasi_habis on okkp.ember_registrasi (wilayah, jenis_registrasi_id, habis, waktu);
