call platform.pasang_pencacah('okkp.cacah_sdm', 'okkp.sdm',
  array['provinsi_id integer', 'kota_id integer'], array['provinsi_id', 'kota_id'], 'true');
