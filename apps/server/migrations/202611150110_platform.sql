create schema if not exists platform;

create table platform.jejak_audit (
  id bigint generated always as identity primary key,
  waktu timestamptz not null default now(),
  pengguna_id bigint,
  pengguna text,
  peran text,
  peristiwa text not null,
  rekaman text,
  sebelum jsonb,
  sesudah jsonb,
  request_id text,
  alamat_ip inet
);
comment on table platform.jejak_audit is 'Jejak audit: satu baris per penulisan (satu per kelompok untuk impor). Hanya boleh ditambah.';
comment on column platform.jejak_audit.rekaman is 'Rujukan rekaman, mis. komoditas/12.';
comment on column platform.jejak_audit.sebelum is 'Keadaan sebelum perubahan, tanpa rahasia.';
create index jejak_audit_waktu on platform.jejak_audit (waktu desc);
create index jejak_audit_pengguna on platform.jejak_audit (pengguna_id, waktu desc);
create index jejak_audit_rekaman on platform.jejak_audit (rekaman text_pattern_ops, waktu desc);
create index jejak_audit_peristiwa on platform.jejak_audit (peristiwa text_pattern_ops, waktu desc);

create function platform.tolak_perubahan() returns trigger language plpgsql as $$
begin
  raise exception 'Tabel %.% hanya boleh ditambah', tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end $$;
comment on function platform.tolak_perubahan() is 'Pemicu untuk tabel yang hanya boleh ditambah.';

create trigger hanya_tambah before update or delete on platform.jejak_audit
  for each row execute function platform.tolak_perubahan();
create trigger hanya_tambah_semua before truncate on platform.jejak_audit
  for each statement execute function platform.tolak_perubahan();

create table platform.idempotensi (
  pelaku text not null,
  kunci text not null,
  sidik text not null,
  hasil jsonb,
  dibuat timestamptz not null default now(),
  primary key (pelaku, kunci)
);
comment on table platform.idempotensi is 'Hasil penulisan ber-Idempotency-Key, disimpan dalam transaksi yang sama dengan penulisannya.';
create index idempotensi_dibuat on platform.idempotensi (dibuat);

create table platform.berkas (
  kunci text primary key,
  nama_asli text not null,
  jenis text not null,
  ukuran integer not null,
  sha256 text not null,
  visibilitas text not null default 'rekaman' check (visibilitas in ('publik', 'akun', 'rekaman')),
  pengunggah_id bigint,
  rekaman text,
  dibuat timestamptz not null default now(),
  diklaim timestamptz
);
comment on table platform.berkas is 'Berkas terunggah. Sementara sampai sebuah rekaman mengklaimnya; yang tak diklaim disapu setelah 24 jam.';
comment on column platform.berkas.kunci is 'Kunci buram; satu-satunya nama berkas di luar server.';
comment on column platform.berkas.rekaman is 'Rekaman pemilik setelah diklaim, mis. pengguna/<uuid>.';
create index berkas_sementara on platform.berkas (dibuat) where diklaim is null;
create index berkas_rekaman on platform.berkas (rekaman) where rekaman is not null;

create table platform.log_galat (
  id bigint generated always as identity primary key,
  waktu timestamptz not null default now(),
  metode text not null,
  jalur text not null,
  status integer not null,
  kode text,
  pesan text not null,
  pengguna_id bigint,
  pengguna text,
  peran text,
  request_id text not null,
  rincian jsonb
);
comment on table platform.log_galat is 'Permintaan gagal dan galat server untuk /admin/logs; disapu menurut LOG_RETENTION_DAYS.';
create index log_galat_waktu on platform.log_galat (waktu desc);
create index log_galat_cari on platform.log_galat using gin ((jalur || ' ' || pesan || ' ' || request_id || ' ' || coalesce(pengguna, '')) gin_trgm_ops);
