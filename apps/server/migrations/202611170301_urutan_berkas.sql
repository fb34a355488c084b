-- The list of files in the order of each of its columns; the id settles what is equal, so that no page repeats a file.
create index pengajuan_urut_tenggat on psat.pengajuan (audit_type, tenggat, id);
create index pengajuan_urut_perusahaan on psat.pengajuan (audit_type, nama_perusahaan, id);
create index pengajuan_urut_tahap on psat.pengajuan (audit_type, code, id);
create index pengajuan_urut_diubah on psat.pengajuan (audit_type, diubah, id);
drop index psat.pengajuan_diubah;
