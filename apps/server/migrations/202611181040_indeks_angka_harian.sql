-- Angka per hari dan awal atau akhir rentang dihitung dari barisnya. Indeks memuat kolom yang dihitung, sehingga barisnya
-- sendiri tidak dibaca.

drop index okkp.uji_lab_tanggal;
create index uji_lab_tanggal on okkp.uji_lab (tanggal desc, id desc) include (jenis_uji_lab_id, status, tujuan_provinsi_id)
  where dihapus is null;
comment on index okkp.uji_lab_tanggal is 'Uji terbaru, dan berapa uji pada hari-hari ini?';

drop index psat.pengajuan_masuk;
create index pengajuan_masuk on psat.pengajuan (tanggal_masuk, provinsi_id, kota_id)
  include (is_input_pusat, audit_type, jenis_pengajuan, hasil);
comment on index psat.pengajuan_masuk is 'Berkas apa yang masuk pada hari-hari ini, dan di mana?';

drop index psat.peristiwa_tanggal;
create index peristiwa_tanggal on psat.peristiwa (tanggal, provinsi_id, kota_id) include (jenis, is_input_pusat, audit_type);
comment on index psat.peristiwa_tanggal is 'Apa yang terjadi pada hari-hari ini, dan di mana?';

drop index psat.pengajuan_berjalan;
create index pengajuan_berjalan on psat.pengajuan (dibuat desc, id desc) include (tenggat, nomor_permohonan) where selesai is null;
comment on index psat.pengajuan_berjalan is 'Berkas apa yang masih berjalan, terlambat, atau menunggu giliran seseorang?';
