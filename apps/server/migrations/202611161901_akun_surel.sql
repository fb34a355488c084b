-- A forgotten password may be asked for by address as well.
create index pengguna_surel on akun.pengguna (lower(email)) where email is not null and dihapus is null;
