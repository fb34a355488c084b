-- Registrations by day of issue and day of expiry again, with a fifth fewer keys: all kinds together (0) are kept of provinces and
-- cities without the central office's. These are asked for as one figure of the whole, and there told by its kinds.
call platform.cabut_pencacah('okkp.ember_registrasi');

call platform.pasang_pencacah('okkp.ember_registrasi', 'okkp.registrasi',
  array['wilayah integer', 'jenis_registrasi_id integer', 'waktu integer', 'habis integer', 'pusat boolean'],
  array['ember.wilayah', 'ember.jenis', 'ember.waktu', 'ember.habis', 'pusat'],
  'dihapus is null and ember.wilayah is not null and not (pusat and ember.jenis = 0)',
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
