-- Chains of positives by the year of their test and the province that acts. Open ones stand by their last day, so that one is
-- late from midnight on without a job.
call platform.pasang_pencacah('okkp.cacah_tindak_lanjut', 'okkp.tindak_lanjut',
  array['tahun integer', 'provinsi_id integer', 'tempo date', 'ukuran text'],
  array['extract(year from tanggal)::integer', 'provinsi_id', 'case when ditutup is null then batas_waktu end', 'ukur.ukuran'],
  'true',
  $$cross join lateral (values ('rantai', 1::bigint), ('ditutup', (ditutup is not null)::integer),
      ('tepat', coalesce((ditutup at time zone 'Asia/Jakarta')::date <= batas_waktu, false)::integer),
      ('hari', coalesce((ditutup at time zone 'Asia/Jakarta')::date - (dibuka at time zone 'Asia/Jakarta')::date, 0))) as ukur(ukuran, jumlah)$$,
  'ukur.jumlah');

-- How long laboratories take, where the day a sample was received is known.
call platform.pasang_pencacah('okkp.cacah_layanan_lab', 'okkp.uji_lab',
  array['tahun integer', 'provinsi_id integer', 'ukuran text'],
  array['extract(year from tanggal)::integer', 'provinsi_id', 'ukur.ukuran'],
  'dihapus is null and diterima_pada is not null',
  $$cross join lateral (values ('uji', 1::bigint), ('hari', greatest(tanggal - diterima_pada, 0))) as ukur(ukuran, jumlah)$$,
  'ukur.jumlah');
