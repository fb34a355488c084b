-- Loads of people at each stage and at all of them (''), as deadlines: who asks for no stage sums up nothing.
call platform.cabut_pencacah('psat.cacah_beban');
call platform.pasang_pencacah('psat.cacah_beban', 'psat.pengajuan',
  array['wilayah integer', 'bagian text', 'tahap text', 'pengguna_id bigint', 'is_input_pusat boolean', 'audit_type text', 'jenis_pengajuan text'],
  array['tempat.wilayah', 'orang.bagian', 'letak.tahap', 'orang.id', 'is_input_pusat', 'audit_type', 'jenis_pengajuan'],
  'selesai is null and tempat.wilayah is not null and orang.id is not null',
  'cross join lateral (values (-1), (provinsi_id), (kota_id)) as tempat(wilayah) '
  'cross join lateral (values (tahap), ('''')) as letak(tahap) '
  'cross join lateral (select ''ketua'', lead_auditor_id union all select ''anggota'', unnest(auditor_id) '
    'union all select ''penangan'', unnest(penangan_id)) as orang(bagian, id)');
