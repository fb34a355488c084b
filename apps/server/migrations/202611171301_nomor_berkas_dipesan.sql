-- Berkas sekretariat memesan nomornya sejak dimasukkan; yang sudah berjalan dengan nomor ikut memesan.
insert into okkp.nomor_dipesan (pemilik, jenis_registrasi_id, nomor)
  select 'pengajuan/' || id, case audit_type when 'sppb_psat' then 5 else 6 end, nomor
  from psat.pengajuan where alur = 'berkas' and nomor is not null and selesai is null
  on conflict do nothing;
