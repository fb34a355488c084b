create table okkp.kelompok_komoditas (
  id integer generated always as identity primary key,
  kode text not null unique,
  nama text collate "id-x-icu" not null unique,
  asal text not null
);
comment on table okkp.kelompok_komoditas is 'Kelompok pangan menurut Keputusan Kepala Bapanas 528.1/2024.';
comment on column okkp.kelompok_komoditas.asal is 'Asal pangan segar, mis. Pangan Segar Asal Tumbuhan.';

create table okkp.komoditas (
  id bigint generated always as identity primary key,
  nama text collate "id-x-icu" not null check (nama <> ''),
  nama_inggris text,
  nama_latin text,
  kelompok_id integer not null references okkp.kelompok_komoditas,
  sub_kelompok text,
  alias text[] not null default '{}',
  cari text not null generated always as (
    platform.teks_cari(variadic array[nama collate "default", nama_inggris, nama_latin] || alias)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table okkp.komoditas is 'Komoditas pangan segar.';
comment on column okkp.komoditas.alias is 'Nama lain yang dipakai daerah atau daftar lama.';
comment on column okkp.komoditas.cari is 'Semua nama dalam bentuk untuk dicari; bandingkan dengan platform.teks_cari(kata).';
create unique index komoditas_nama on okkp.komoditas (lower(nama));
create index komoditas_urut on okkp.komoditas (nama, id);
create index komoditas_kelompok on okkp.komoditas (kelompok_id, nama);
create index komoditas_cari on okkp.komoditas using gin (cari gin_trgm_ops);
