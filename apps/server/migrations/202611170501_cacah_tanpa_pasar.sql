-- With a key for each market the total of a nation was a sum of tens of thousands; a market's own few rows are counted as they are.
call platform.cabut_pencacah('pasar.cacah_pedagang');
call platform.pasang_pencacah('pasar.cacah_pedagang', 'pasar.pedagang',
  array['provinsi_id integer', 'kota_id integer', 'is_okkp boolean'], array['provinsi_id', 'kota_id', 'is_okkp'], 'true');

call platform.cabut_pencacah('pasar.cacah_rapid_test');
call platform.pasang_pencacah('pasar.cacah_rapid_test', 'pasar.rapid_test',
  array['provinsi_id integer', 'kota_id integer', 'kategori text', 'hasil_uji text'],
  array['provinsi_id', 'kota_id', 'kategori', 'hasil_uji'], 'true');
