-- Rapid tests of the markets by region and time. Days are kept of the nation and the provinces, for weeks; those of a city are
-- few enough to be read from its rows.
call platform.pasang_pencacah('pasar.ember_rapid', 'pasar.rapid_test',
  array['wilayah integer', 'waktu integer', 'kategori text', 'hasil_uji text'],
  array['ember.wilayah', 'ember.waktu', 'kategori', 'hasil_uji'], 'true',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan', 'hari'], array['tahun', 'bulan']));
