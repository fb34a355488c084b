-- What ends in a province, its kinds apart: of one kind the others are no longer read; of all kinds each is looked up in turn.
drop index okkp.registrasi_provinsi_akhir;
create index registrasi_provinsi_akhir on okkp.registrasi (provinsi_id, jenis_registrasi_id, exp_sertifikat, pusat)
  include (kota_id, terbit_sertifikat)
  where dihapus is null and digantikan_oleh is null and sanksi is null and exp_sertifikat is not null;
