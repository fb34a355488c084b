create table psat.kunjungan (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  ke integer not null check (ke > 0),
  status text not null check (status in ('diusulkan', 'diminta_pindah', 'dikonfirmasi')),
  tanggal_mulai date not null,
  tanggal_selesai date not null,
  jam text not null check (jam ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  petugas bigint[] not null check (cardinality(petugas) > 0),
  tempat text not null,
  provinsi_id integer references wilayah.provinsi,
  kota_id integer references wilayah.kota,
  versi integer not null default 1,
  diubah timestamptz not null,
  unique (pengajuan_id, ke),
  check (tanggal_selesai >= tanggal_mulai)
);
comment on table psat.kunjungan is 'Kunjungan audit lapang kedua alur sebagaimana terakhir diusulkan atau disepakati; dibaca kalender audit menurut auditor dan wilayah.';
comment on column psat.kunjungan.ke is 'Kunjungan keberapa pada berkas ini; yang terakhir berlaku.';
comment on column psat.kunjungan.petugas is 'Akun yang berangkat, bagian dari tim audit saat diusulkan.';
comment on column psat.kunjungan.provinsi_id is 'Wilayah unit yang dikunjungi.';
create index kunjungan_waktu on psat.kunjungan (tanggal_mulai, tanggal_selesai);
create index kunjungan_petugas on psat.kunjungan using gin (petugas);
create index kunjungan_wilayah on psat.kunjungan (provinsi_id, tanggal_mulai);
create index kunjungan_kota on psat.kunjungan (kota_id);

create table psat.kunjungan_langkah (
  id bigint generated always as identity primary key,
  kunjungan_id bigint not null references psat.kunjungan,
  urutan integer not null,
  langkah text not null check (langkah in ('usul', 'setuju', 'pindah')),
  tanggal_mulai date not null,
  tanggal_selesai date not null,
  jam text not null,
  petugas bigint[] not null,
  alasan text,
  oleh bigint not null references akun.pengguna,
  peran text not null,
  waktu timestamptz not null,
  unique (kunjungan_id, urutan)
);
comment on table psat.kunjungan_langkah is 'Usulan, jawaban, dan permintaan pindah sebuah kunjungan: hanya boleh ditambah.';
create index kunjungan_langkah_oleh on psat.kunjungan_langkah (oleh);
create trigger hanya_tambah before update or delete on psat.kunjungan_langkah
  for each row execute function platform.tolak_perubahan();
create trigger hanya_tambah_semua before truncate on psat.kunjungan_langkah
  for each statement execute function platform.tolak_perubahan();
