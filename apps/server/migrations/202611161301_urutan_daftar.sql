-- Filters whose rows would otherwise be looked for along the whole list: each has them in the order in which it is shown.
create index registrasi_asal on okkp.registrasi (asal, terbit_sertifikat desc, id desc) where dihapus is null;
create index registrasi_masuk on okkp.registrasi (created_at) where dihapus is null;

-- Files at one stage, of every track.
create index pengajuan_tahap_daftar on psat.pengajuan (audit_type, tahap, dibuat desc, id desc);
drop index psat.pengajuan_tahap;
