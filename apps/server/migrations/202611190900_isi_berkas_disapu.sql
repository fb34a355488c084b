-- Isi berkas yang disapu tinggal selama masa cadangan, supaya basis data yang dipulihkan masih menemukannya.
alter table platform.berkas_disapu add column isi_ada boolean not null default false;
comment on column platform.berkas_disapu.isi_ada is 'Isinya masih tersimpan dan dihapus setelah masa cadangan (FILES_KEEP_DAYS).';
create index berkas_disapu_isi on platform.berkas_disapu (disapu) where isi_ada;

alter table platform.penyimpanan
  add column di_disk boolean not null default true,
  add column di_bucket boolean not null default false;
comment on column platform.penyimpanan.di_disk is 'Ada isi berkas yang mungkin hanya ada di DATA_DIR; server tanpa folder itu tidak mulai.';
comment on column platform.penyimpanan.di_bucket is 'Ada isi berkas yang mungkin hanya ada di bucket S3; server tanpa bucket itu tidak mulai.';
