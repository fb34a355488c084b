-- Ratings by the month they came in: a paper form of March that is entered in May changes nothing that was told of March.
call platform.pasang_pencacah('okkp.cacah_penilaian_masuk', 'okkp.penilaian',
  array['bulan date', 'nilai integer'],
  array['date_trunc(''month'', created_at at time zone ''Asia/Jakarta'')::date', 'nilai'],
  'true');
