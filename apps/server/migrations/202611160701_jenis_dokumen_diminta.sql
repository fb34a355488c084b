alter table okkp.jenis_dokumen
  add column kunci text unique,
  add column diminta_pada text[] not null default '{}',
  add column wajib boolean not null default false;
comment on column okkp.jenis_dokumen.kunci is 'Dokumen pengajuan yang ditetapkan aturan perizinan; kosong = ditambahkan kantor.';
comment on column okkp.jenis_dokumen.diminta_pada is 'Pengajuan yang memintanya, mis. sppb_psat.perpanjangan; kosong = tidak diminta. Hanya untuk yang tanpa kunci.';
comment on column okkp.jenis_dokumen.wajib is 'Pengajuan tidak dapat dikirim tanpanya. Hanya untuk yang tanpa kunci.';

-- The seed called this one a little differently from the form.
update okkp.jenis_dokumen set kunci = 'sertifikat_jaminan_keamanan_pangan'
where nama = 'Sertifikat jaminan keamanan pangan lain (HACCP/ISO 22000)';

insert into okkp.jenis_dokumen (kunci, nama)
select baru.kunci, baru.nama from (values
  ('surat_permohonan', 'Surat permohonan'),
  ('surat_permohonan_izin_edar', 'Surat permohonan izin edar'),
  ('surat_permohonan_pengalihan', 'Surat permohonan pengalihan'),
  ('denah_ruangan_psat', 'Denah ruang penanganan'),
  ('diagram_alir_psat', 'Diagram alir penanganan'),
  ('sop_psat', 'SOP penanganan dan sanitasi'),
  ('bukti_penerapan_sop', 'Bukti penerapan SOP'),
  ('sertifikat_sppb_psat_sebelumnya', 'Sertifikat SPPB sebelumnya'),
  ('surat_pemeliharaan_psat', 'Surat pernyataan pemeliharaan SPPB'),
  ('sertifikat_jaminan_keamanan_pangan', 'Sertifikat jaminan keamanan pangan lain (HACCP atau ISO 22000)'),
  ('sertifikat_izin_edar_sebelumnya', 'Sertifikat izin edar sebelumnya'),
  ('surat_pernyataan', 'Surat pernyataan'),
  ('kemasan_lama', 'Desain label dan kemasan lama'),
  ('kemasan_baru', 'Desain label dan kemasan baru')
) as baru (kunci, nama)
where not exists (select from okkp.jenis_dokumen ada where ada.kunci = baru.kunci)
on conflict (lower(nama)) do update set kunci = excluded.kunci;
