-- no transaction
create index concurrently pengajuan_menurut_tenggat on psat.pengajuan (tenggat, id);
