-- no transaction
create index concurrently notifikasi_tautan on akun.notifikasi (tautan) where tautan is not null;
