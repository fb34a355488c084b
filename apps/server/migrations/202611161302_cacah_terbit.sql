-- Months of issue: where a page far down the list begins is summed up instead of walked to.
call platform.pasang_pencacah('okkp.cacah_registrasi_terbit', 'okkp.registrasi',
  array['provinsi_id integer', 'jenis_registrasi_id integer', 'bulan date'],
  array['provinsi_id', 'jenis_registrasi_id', 'terbit_sertifikat - extract(day from terbit_sertifikat)::integer + 1'],
  'dihapus is null');
