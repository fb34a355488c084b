-- Tests of provinces by kind in sevens as well: of a range of days no more than six days at either end are read from rows.
create or replace function platform.ember_jenis(tanggal text, jenis text) returns text
  language sql immutable parallel safe as $$
  select format('cross join lateral (values (-1, %1$s, %5$s), (-1, %2$s, %5$s), (-1, %4$s, %5$s), (provinsi_id, %1$s, %5$s), '
      '(provinsi_id, %2$s, %5$s), (provinsi_id, %3$s, %5$s), (provinsi_id, %4$s, 0), (kota_id, %1$s, %5$s)) as ember(wilayah, waktu, jenis)',
    platform.ember_waktu(tanggal, 'tahun'), platform.ember_waktu(tanggal, 'bulan'), platform.ember_waktu(tanggal, 'tujuh'),
    platform.ember_waktu(tanggal, 'hari'), jenis)
$$;

call platform.cabut_pencacah('okkp.ember_uji_lab');
call platform.pasang_pencacah('okkp.ember_uji_lab', 'okkp.uji_lab',
  array['wilayah integer', 'waktu integer', 'jenis_uji_lab_id integer', 'status text'],
  array['ember.wilayah', 'ember.waktu', 'ember.jenis', 'status'],
  'dihapus is null and ember.wilayah is not null', platform.ember_jenis('tanggal', 'jenis_uji_lab_id'));
call platform.cabut_pencacah('okkp.ember_rapid_test');
call platform.pasang_pencacah('okkp.ember_rapid_test', 'okkp.rapid_test',
  array['wilayah integer', 'waktu integer', 'jenis_rapid_test_id integer', 'kategori text', 'hasil_uji text'],
  array['ember.wilayah', 'ember.waktu', 'ember.jenis', 'kategori', 'hasil_uji'],
  'dihapus is null and ember.wilayah is not null', platform.ember_jenis('tanggal', 'jenis_rapid_test_id'));
