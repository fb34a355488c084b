-- Figures of the OKKP dashboards by region and time (platform.ember). Days are kept of the nation and the provinces; those of a
-- city are few enough to be read from its rows.
call platform.pasang_pencacah('okkp.ember_uji_lab', 'okkp.uji_lab',
  array['wilayah integer', 'waktu integer', 'jenis_uji_lab_id integer', 'status text'],
  array['ember.wilayah', 'ember.waktu', 'jenis_uji_lab_id', 'status'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan', 'hari'], array['tahun', 'bulan']));

call platform.pasang_pencacah('okkp.ember_rapid_test', 'okkp.rapid_test',
  array['wilayah integer', 'waktu integer', 'jenis_rapid_test_id integer', 'kategori text', 'hasil_uji text'],
  array['ember.wilayah', 'ember.waktu', 'jenis_rapid_test_id', 'kategori', 'hasil_uji'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan', 'hari'], array['tahun', 'bulan']));

call platform.pasang_pencacah('okkp.ember_uji_mutu', 'okkp.uji_mutu',
  array['wilayah integer', 'waktu integer', 'kelas_mutu_id smallint'],
  array['ember.wilayah', 'ember.waktu', 'kelas_mutu_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan', 'hari'], array['tahun', 'bulan']));

-- Of commodities there are hundreds: days of the nation, months of a province and years of a city are kept.
call platform.pasang_pencacah('okkp.ember_komoditas_registrasi', 'okkp.registrasi',
  array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
  array['ember.wilayah', 'ember.waktu', 'komoditas_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('terbit_sertifikat', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan'], array['tahun']));
call platform.pasang_pencacah('okkp.ember_komoditas_uji_lab', 'okkp.uji_lab',
  array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
  array['ember.wilayah', 'ember.waktu', 'komoditas_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan'], array['tahun']));
call platform.pasang_pencacah('okkp.ember_komoditas_rapid_test', 'okkp.rapid_test',
  array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
  array['ember.wilayah', 'ember.waktu', 'komoditas_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan'], array['tahun']));
call platform.pasang_pencacah('okkp.ember_komoditas_uji_mutu', 'okkp.uji_mutu',
  array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
  array['ember.wilayah', 'ember.waktu', 'komoditas_id'],
  'dihapus is null and ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan'], array['tahun']));

-- Registrations by day of issue and day of expiry, both of one level: what of a year is not valid today is told by its years of
-- expiry, by the months of this year, and by the days of this month. 0: not valid whatever the day is; 9999…: without end.
-- Kind 0 is all kinds together, of provinces and cities, which are asked for all at once.
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
      '(provinsi_id, jenis_registrasi_id, bulan, habis_bulan), (provinsi_id, jenis_registrasi_id, hari, habis_hari), '
      '(provinsi_id, 0, tahun, habis_tahun), (provinsi_id, 0, bulan, habis_bulan), (provinsi_id, 0, hari, habis_hari), '
      '(kota_id, jenis_registrasi_id, tahun, habis_tahun), (kota_id, jenis_registrasi_id, bulan, habis_bulan), '
      '(kota_id, 0, tahun, habis_tahun), (kota_id, 0, bulan, habis_bulan)) as ember(wilayah, jenis, waktu, habis)',
    platform.ember_waktu('terbit_sertifikat', 'tahun'), platform.ember_waktu('terbit_sertifikat', 'bulan'),
    platform.ember_waktu('terbit_sertifikat', 'hari'), platform.ember_waktu('exp_sertifikat', 'tahun'),
    platform.ember_waktu('exp_sertifikat', 'bulan'), platform.ember_waktu('exp_sertifikat', 'hari')));
create index ember_registrasi_habis on okkp.ember_registrasi (wilayah, jenis_registrasi_id, habis, waktu);

-- What ends this month in a city, from the index alone.
drop index okkp.registrasi_provinsi_akhir;
create index registrasi_provinsi_akhir on okkp.registrasi (provinsi_id, exp_sertifikat, jenis_registrasi_id, pusat)
  include (kota_id, terbit_sertifikat)
  where dihapus is null and digantikan_oleh is null and sanksi is null and exp_sertifikat is not null;
