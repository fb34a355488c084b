-- Permohonan yang ditolak karena izin OSS-nya sudah dipakai ikut disimpan untuk diperiksa.
alter table oss.pesan_masuk drop constraint pesan_masuk_metode_check;
alter table oss.pesan_masuk add constraint pesan_masuk_metode_check
  check (metode in ('receiveNIB', 'receiveFileDS', 'masuk', 'pengajuan'));
