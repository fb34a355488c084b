create table platform.penyimpanan (
  satu boolean primary key default true check (satu),
  id uuid not null,
  dibuat timestamptz not null default now()
);
comment on table platform.penyimpanan is 'Satu baris: folder berkas mana yang menyimpan isi platform.berkas. Folder itu membawa id yang sama.';
