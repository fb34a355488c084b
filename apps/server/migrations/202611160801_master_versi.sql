-- A change names the version it was made from, so that the last of two writers does not undo the first unseen.
do $$
declare
  name text;
begin
  foreach name in array array['jenis_registrasi', 'jenis_sertifikat', 'jenis_hc', 'jenis_uji_lab', 'jenis_rapid_test',
    'parameter', 'golongan', 'jenis_dokumen', 'jenis_klaim']
  loop
    execute format('alter table okkp.%I add column versi integer not null default 1', name);
    execute format('comment on column okkp.%I.versi is %L', name,
      'Naik pada setiap perubahan; perubahan dari versi yang tertinggal ditolak.');
  end loop;
end
$$;
