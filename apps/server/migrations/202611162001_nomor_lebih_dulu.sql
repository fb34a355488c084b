-- The number first: a number typed in full is looked for in every kind at once. Whether it is taken asks for both.
create unique index registrasi_nomor_lebih_dulu on okkp.registrasi (lower(no_registration), jenis_registrasi_id)
  where dihapus is null and digantikan_oleh is null;
drop index okkp.registrasi_nomor;
alter index okkp.registrasi_nomor_lebih_dulu rename to registrasi_nomor;

create index registrasi_nomor_diganti_lebih_dulu on okkp.registrasi (lower(no_registration))
  where digantikan_oleh is not null and dihapus is null;
drop index okkp.registrasi_nomor_diganti;
alter index okkp.registrasi_nomor_diganti_lebih_dulu rename to registrasi_nomor_diganti;
