-- Deadlines of files under way in their order: the next to be due are read without sorting those of their day.
drop index psat.pengajuan_tenggat;
create index pengajuan_tenggat on psat.pengajuan (tenggat, id) where selesai is null;
