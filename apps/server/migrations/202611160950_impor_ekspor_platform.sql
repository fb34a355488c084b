-- Impor dan ekspor melayani lebih dari satu sayap, jadi catatannya milik platform.
alter table okkp.impor set schema platform;
alter table okkp.ekspor set schema platform;
alter table platform.impor add column isian jsonb not null default '{}';
comment on column platform.impor.isian is 'Isian yang menyertai berkas, sebagaimana dibaca jenis impornya.';
