-- no transaction
create index concurrently uji_lab_tms on okkp.uji_lab (tanggal) include (id, provinsi_id, kota_id)
  where status = 'TMS' and dihapus is null and tindak_lanjut_id is null;
