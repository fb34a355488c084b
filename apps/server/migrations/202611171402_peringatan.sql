create table okkp.peringatan (
  id bigint generated always as identity primary key,
  jenis text not null check (jenis in ('peringatan', 'penarikan')),
  status text not null default 'draf' check (status in ('draf', 'berlaku', 'dicabut')),
  provinsi_id integer references wilayah.provinsi check (provinsi_id > 0),
  versi_terbit integer,
  terbit_pertama timestamptz,
  terbit_terakhir timestamptz,
  created_by bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  versi integer not null default 1,
  check ((status = 'draf') = (versi_terbit is null)),
  check ((versi_terbit is null) = (terbit_pertama is null)),
  check ((versi_terbit is null) = (terbit_terakhir is null))
);
comment on table okkp.peringatan is
  'Peringatan dan penarikan pangan segar bagi umum. Isinya ada pada versinya; provinsi kosong berarti seluruh Indonesia.';
comment on column okkp.peringatan.versi_terbit is 'Nomor versi yang dibaca umum sekarang.';
create index peringatan_terbit on okkp.peringatan (terbit_terakhir desc, id desc) where versi_terbit is not null;
create index peringatan_provinsi on okkp.peringatan (provinsi_id, updated_at desc, id desc);

create table okkp.peringatan_versi (
  peringatan_id bigint not null references okkp.peringatan,
  nomor integer not null check (nomor > 0),
  tindakan text not null check (tindakan in ('terbit', 'koreksi', 'cabut')),
  judul text not null,
  pangan text not null,
  isi text not null,
  saran text not null,
  bets text,
  nomor_izin text,
  alasan text,
  penulis bigint[] not null check (cardinality(penulis) > 0),
  ditulis timestamptz not null,
  penerbit bigint,
  terbit timestamptz,
  primary key (peringatan_id, nomor),
  check ((terbit is null) = (penerbit is null)),
  check (penerbit is null or not (penerbit = any (penulis))),
  check (tindakan = 'terbit' or alasan is not null)
);
comment on table okkp.peringatan_versi is
  'Semua versi sebuah peringatan: terbitan pertama, koreksi, pencabutan. Yang sudah terbit tidak pernah diubah atau dihapus.';
comment on column okkp.peringatan_versi.penulis is 'Semua yang ikut menulis versi ini; yang menerbitkan bukan salah satunya.';
create unique index peringatan_versi_terbuka on okkp.peringatan_versi (peringatan_id) where terbit is null;
create index peringatan_versi_izin on okkp.peringatan_versi (lower(nomor_izin)) where terbit is not null;
create trigger hanya_tambah before update or delete on okkp.peringatan_versi
  for each row when (old.terbit is not null) execute function platform.tolak_perubahan();
create trigger hanya_tambah_semua before truncate on okkp.peringatan_versi
  for each statement execute function platform.tolak_perubahan();
