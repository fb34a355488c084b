-- What ends soon is put into the order of issue, and licences of one province are counted and ordered by date, by their index alone.
drop index okkp.registrasi_habis;
create index registrasi_habis on okkp.registrasi (exp_sertifikat, id) include (sanksi, digantikan_oleh, dihapus, terbit_sertifikat);
drop index okkp.registrasi_psat_wilayah;
create index registrasi_psat_wilayah on okkp.registrasi (provinsi_id, kota_id, id) include (terbit_sertifikat, exp_sertifikat)
  where asal = 'psat' and dihapus is null;
