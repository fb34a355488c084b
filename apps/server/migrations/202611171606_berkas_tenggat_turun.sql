-- The latest deadline first, files without one last: read the other way round, the index would begin with these.
create index pengajuan_urut_tenggat_turun on psat.pengajuan (audit_type, tenggat desc nulls last, id desc);

-- Files under way by their last change and by stage, as by the day they came.
create index pengajuan_berjalan_diubah on psat.pengajuan (audit_type, diubah, id) where selesai is null;
create index pengajuan_berjalan_tahap on psat.pengajuan (audit_type, code, id) where selesai is null;
