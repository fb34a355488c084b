-- A range of entry days in the order of issue or of expiry is read from the index alone.
drop index okkp.registrasi_masuk;
create index registrasi_masuk on okkp.registrasi (created_at) include (terbit_sertifikat, exp_sertifikat, id) where dihapus is null;
