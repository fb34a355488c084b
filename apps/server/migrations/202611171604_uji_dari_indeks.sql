-- Days at the ends of a range, of one province and by kind, are read from the index alone.
drop index okkp.uji_lab_provinsi;
create index uji_lab_provinsi on okkp.uji_lab (provinsi_id, tanggal desc, id desc) include (jenis_uji_lab_id, status) where dihapus is null;
drop index okkp.rapid_test_provinsi;
create index rapid_test_provinsi on okkp.rapid_test (provinsi_id, tanggal desc, id desc) include (jenis_rapid_test_id, kategori, hasil_uji)
  where dihapus is null;
