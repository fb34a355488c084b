-- Kolom berhimpunan tetap: database yang menjaganya, dan tipe kolomnya dibangkitkan dari sini.
alter table okkp.pengawasan add constraint pengawasan_aspek_check
  check (aspek <@ array['keamanan', 'mutu', 'gizi', 'label', 'iklan']);
alter table okkp.temuan_pengawasan add constraint temuan_pengawasan_aspek_check
  check (aspek in ('keamanan', 'mutu', 'gizi', 'label', 'iklan'));
alter table psat.draf add constraint draf_jenis_pengajuan_check
  check (jenis_pengajuan in
    ('permohonan_baru', 'perpanjangan', 'penambahan_ruang_lingkup', 'perubahan_data', 'pengalihan'));
