-- no transaction
create index concurrently sertifikat_tanpa_nomor on psat.sertifikat (id) where data ->> 'pb_umku' is null;
