-- no transaction
create index concurrently sertifikat_kunci on psat.sertifikat ((data #>> '{mandiri,kunci}'), id);
