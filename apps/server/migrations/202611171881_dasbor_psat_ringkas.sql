-- Fewer keys to sum: all time in one bucket (0) for totals and for regions side by side, and stages without their deadlines.
call platform.cabut_pencacah('psat.ember_masuk');
call platform.pasang_pencacah('psat.ember_masuk', 'psat.pengajuan',
  array['wilayah integer', 'waktu integer', 'is_input_pusat boolean', 'audit_type text', 'jenis_pengajuan text', 'hasil text'],
  array['ember.wilayah', 'ember.waktu', 'is_input_pusat', 'audit_type', 'jenis_pengajuan', 'hasil'],
  'ember.wilayah is not null',
  platform.ember('tanggal_masuk', array['selalu', 'tahun', 'bulan', 'hari'], array['selalu', 'tahun', 'bulan', 'hari'],
    array['selalu', 'tahun', 'bulan']));

call platform.cabut_pencacah('psat.cacah_keadaan');
call platform.pasang_pencacah('psat.cacah_keadaan', 'psat.pengajuan',
  array['wilayah integer', 'is_input_pusat boolean', 'audit_type text', 'jenis_pengajuan text', 'alur text', 'tahap text'],
  array['tempat.wilayah', 'is_input_pusat', 'audit_type', 'jenis_pengajuan', 'alur', 'tahap'],
  'tempat.wilayah is not null',
  'cross join lateral (values (-1), (provinsi_id), (kota_id)) as tempat(wilayah)');

-- Deadlines of files under way by day, at each stage and at all of them ('').
call platform.pasang_pencacah('psat.cacah_tenggat', 'psat.pengajuan',
  array['wilayah integer', 'tahap text', 'tenggat date', 'is_input_pusat boolean', 'audit_type text', 'jenis_pengajuan text'],
  array['tempat.wilayah', 'letak.tahap', 'tenggat', 'is_input_pusat', 'audit_type', 'jenis_pengajuan'],
  'selesai is null and tempat.wilayah is not null',
  'cross join lateral (values (-1), (provinsi_id), (kota_id)) as tempat(wilayah) '
  'cross join lateral (values (tahap), ('''')) as letak(tahap)');
