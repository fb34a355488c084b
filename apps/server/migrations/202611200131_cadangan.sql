-- Cadangan yang selesai, dicatat oleh skrip cadangan; /metrics menampilkan yang terakhir.
create table platform.cadangan (
  id      bigint generated always as identity primary key,
  jenis   text not null default 'penuh' check (jenis in ('penuh', 'selisih', 'bertahap', 'salinan')),
  selesai timestamptz not null default now()
);
comment on table platform.cadangan is 'Cadangan basis data yang berhasil, dicatat oleh skrip cadangan setelah selesai.';
comment on column platform.cadangan.jenis is 'penuh, selisih (differential), bertahap (incremental), atau salinan (pg_dump).';
create index cadangan_selesai on platform.cadangan (selesai desc);
