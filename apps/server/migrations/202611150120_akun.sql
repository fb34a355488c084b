create schema if not exists akun;

create table akun.perusahaan (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  nama_perseroan text not null,
  nib text unique,
  npwp_perseroan text,
  jenis_perseroan text,
  alamat_perseroan text,
  email_perusahaan text,
  telp text,
  provinsi_id integer references wilayah.provinsi,
  kota_id integer references wilayah.kota,
  dibuat timestamptz not null default now(),
  diubah timestamptz not null default now()
);
comment on table akun.perusahaan is 'Pelaku usaha: satu perusahaan, beberapa akun PELAKU_USAHA.';
comment on column akun.perusahaan.jenis_perseroan is 'Kode bentuk usaha (spesifikasi bagian 9), mis. 01 = PT.';
create index perusahaan_nama on akun.perusahaan (nama_perseroan collate "id-x-icu", id);
create index perusahaan_cari on akun.perusahaan using gin ((lower(nama_perseroan) || ' ' || coalesce(nib, '')) gin_trgm_ops);

create table akun.pengguna (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  username text not null,
  sandi_hash text,
  nama text not null,
  role text not null check (role in (
    'SUPERADMIN', 'AUDITOR', 'LEAD_AUDITOR', 'SEKRETARIAT', 'KOORDINATOR_SEKRETARIAT',
    'SUBKOORDINATOR_SEKRETARIAT', 'OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA',
    'OKKP_ADMIN_UJILAB', 'OKPO_ADMIN', 'PVTPP', 'PELAKU_USAHA')),
  email text,
  no_telp text,
  duduk_lembaga text,
  alamat text,
  photo text references platform.berkas (kunci),
  provinsi_id integer references wilayah.provinsi,
  kota_id integer references wilayah.kota,
  perusahaan_id bigint references akun.perusahaan,
  nomor_identitas text,
  aktif boolean not null default true,
  wajib_ganti_sandi boolean not null default false,
  totp_rahasia text,
  totp_aktif boolean not null default false,
  totp_langkah bigint,
  terakhir_masuk timestamptz,
  dibuat timestamptz not null default now(),
  diubah timestamptz not null default now(),
  dihapus timestamptz
);
comment on table akun.pengguna is 'Akun. Penghapusan hanya menandai, supaya riwayat tetap menyebut namanya.';
comment on column akun.pengguna.totp_langkah is 'Langkah waktu TOTP terakhir yang diterima; kode yang sama tidak diterima dua kali.';
comment on column akun.pengguna.totp_rahasia is 'Rahasia TOTP, disandikan dengan kunci aplikasi.';
create unique index pengguna_username on akun.pengguna (lower(username)) where dihapus is null;
create index pengguna_role on akun.pengguna (role) where dihapus is null;
create index pengguna_perusahaan on akun.pengguna (perusahaan_id) where perusahaan_id is not null;
create index pengguna_wilayah on akun.pengguna (provinsi_id, kota_id) where dihapus is null;
create index pengguna_cari on akun.pengguna using gin ((lower(username) || ' ' || lower(nama) || ' ' || lower(coalesce(email, ''))) gin_trgm_ops);
create index pengguna_nama on akun.pengguna (nama collate "id-x-icu", id) where dihapus is null;
create index pengguna_belum_masuk on akun.pengguna (id) where terakhir_masuk is null and dihapus is null;

create table akun.sesi (
  id uuid primary key default gen_random_uuid(),
  pengguna_id bigint not null references akun.pengguna,
  dibuat timestamptz not null default now(),
  terakhir_dipakai timestamptz not null default now(),
  berakhir timestamptz not null,
  diakhiri timestamptz,
  alasan_akhir text,
  alamat_ip inet,
  agen text
);
comment on table akun.sesi is 'Satu sesi = satu keluarga token penyegar.';
create index sesi_pengguna on akun.sesi (pengguna_id) where diakhiri is null;
create index sesi_berakhir on akun.sesi (berakhir);

create table akun.token_penyegar (
  sidik text primary key,
  sesi_id uuid not null references akun.sesi on delete cascade,
  dibuat timestamptz not null default now(),
  dipakai timestamptz
);
comment on table akun.token_penyegar is 'Token penyegar berputar, hanya sidiknya. Dipakai ulang lewat tenggang sepuluh detik = keluarga diakhiri.';
create index token_penyegar_sesi on akun.token_penyegar (sesi_id);

create table akun.token_sekali (
  sidik text primary key,
  guna text not null check (guna in ('captcha', 'tantangan', 'lupa-sandi', 'undangan', 'totp')),
  pengguna_id bigint references akun.pengguna,
  muatan jsonb,
  percobaan integer not null default 0,
  berakhir timestamptz not null
);
comment on table akun.token_sekali is 'Token sekali pakai, hanya sidiknya: bukti captcha, tantangan yang sudah dipakai, tautan surel, tiket TOTP.';
create index token_sekali_berakhir on akun.token_sekali (berakhir);
create index token_sekali_undangan on akun.token_sekali ((muatan ->> 'perusahaan_id')) where guna = 'undangan';

create table akun.percobaan_masuk (
  kunci text primary key,
  gagal integer not null,
  terakhir timestamptz not null default now()
);
comment on table akun.percobaan_masuk is 'Hitungan gagal masuk per pasangan akun+alamat dan per alamat; memperlambat, tidak pernah mengunci untuk seterusnya.';

create table akun.notifikasi (
  id bigint generated always as identity primary key,
  id_pengguna bigint not null references akun.pengguna,
  id_pengguna_awal bigint,
  jenis_pengajuan text,
  jenis_permohonan text,
  id_pengajuan text,
  keterangan text not null,
  tautan text,
  status text not null default 'UNREAD' check (status in ('UNREAD', 'READ')),
  dibuat timestamptz not null default now(),
  dibaca timestamptz
);
comment on table akun.notifikasi is 'Notifikasi dalam aplikasi; perubahan disiarkan lewat NOTIFY notifikasi.';
create index notifikasi_pengguna on akun.notifikasi (id_pengguna, id desc);
create index notifikasi_belum on akun.notifikasi (id_pengguna) where status = 'UNREAD';

create function akun.siarkan_notifikasi() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifikasi', coalesce(new.id_pengguna, old.id_pengguna)::text);
  return null;
end $$;
comment on function akun.siarkan_notifikasi() is 'Memberi tahu semua server bahwa kotak seseorang berubah.';
create trigger siarkan after insert or update on akun.notifikasi
  for each row execute function akun.siarkan_notifikasi();
