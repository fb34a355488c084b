-- The registry's table as it stood before counters and the indexes that came with them, without triggers: what an import is
-- held against, so that whatever is added to the table shows. Never brought up to date.
create table bench.registrasi_beku (
  id bigint not null primary key,
  kode_verifikasi text not null,
  jenis_registrasi_id integer not null references okkp.jenis_registrasi,
  no_registration text not null check (no_registration <> ''),
  pusat boolean not null default false,
  provinsi_id integer references wilayah.provinsi check (provinsi_id > 0),
  kota_id integer references wilayah.kota,
  unit_usaha text not null,
  nib text,
  perusahaan_id bigint references akun.perusahaan,
  alamat_kantor text,
  alamat_unit text,
  komoditas_id bigint references okkp.komoditas,
  nama_psat text,
  nama_ilmiah text,
  kemasan text,
  berat_bersih text,
  merk text,
  label text check (label in ('Hijau', 'Putih')),
  lembaga_penerbit text,
  ruang_lingkup text,
  luas_lahan text,
  jenis_hc_id integer references okkp.jenis_hc,
  identitas_lot text,
  negara_tujuan text,
  jenis_sertifikat_id integer references okkp.jenis_sertifikat,
  level integer check (level between 1 and 3),
  terbit_sertifikat date not null,
  exp_sertifikat date check (exp_sertifikat >= terbit_sertifikat),
  foto_kemasan text references platform.berkas,
  sertifikat text references platform.berkas,
  lampiran text[] not null default '{}',
  sanksi text check (sanksi in ('dibekukan', 'dicabut')),
  menggantikan bigint references bench.registrasi_beku deferrable initially deferred,
  digantikan_oleh bigint references bench.registrasi_beku deferrable initially deferred,
  sebab_penggantian text check (sebab_penggantian in ('perpanjangan', 'perubahan', 'pengalihan', 'penambahan')),
  asal text not null default 'manual' check (asal in ('manual', 'impor', 'psat')),
  batch_id bigint references platform.impor,
  lengkap boolean not null default true,
  created_by bigint,
  updated_by bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  versi integer not null default 1,
  dihapus timestamptz,
  cari text not null generated always as
    (platform.teks_cari(variadic array[no_registration, unit_usaha, merk, nama_psat, nama_ilmiah])) stored,
  check (pusat or provinsi_id is not null)
);
create unique index on bench.registrasi_beku (kode_verifikasi);
create unique index on bench.registrasi_beku (jenis_registrasi_id, lower(no_registration)) where dihapus is null and digantikan_oleh is null;
create index on bench.registrasi_beku (terbit_sertifikat desc, id desc) include (exp_sertifikat, sanksi, digantikan_oleh, dihapus);
create index on bench.registrasi_beku (jenis_registrasi_id, terbit_sertifikat desc, id desc) include (exp_sertifikat, sanksi, digantikan_oleh, dihapus);
create index on bench.registrasi_beku (provinsi_id, terbit_sertifikat desc, id desc) include (exp_sertifikat, sanksi, digantikan_oleh, dihapus);
create index on bench.registrasi_beku (kota_id, terbit_sertifikat desc, id desc) include (exp_sertifikat, sanksi, digantikan_oleh, dihapus);
create index on bench.registrasi_beku (komoditas_id, terbit_sertifikat desc, id desc);
create index on bench.registrasi_beku (exp_sertifikat, id) include (sanksi, digantikan_oleh, dihapus);
create index on bench.registrasi_beku (terbit_sertifikat desc, id desc) where pusat;
create index on bench.registrasi_beku (sanksi, terbit_sertifikat desc, id desc) where sanksi is not null;
create index on bench.registrasi_beku (terbit_sertifikat desc, id desc) where digantikan_oleh is not null;
create index on bench.registrasi_beku (menggantikan) where menggantikan is not null;
create index on bench.registrasi_beku (digantikan_oleh) where digantikan_oleh is not null;
create index on bench.registrasi_beku (jenis_sertifikat_id, terbit_sertifikat desc, id desc) where jenis_sertifikat_id is not null;
create index on bench.registrasi_beku (jenis_hc_id) where jenis_hc_id is not null;
create index on bench.registrasi_beku (unit_usaha collate "id-x-icu", id);
create index on bench.registrasi_beku (perusahaan_id) where perusahaan_id is not null;
create index on bench.registrasi_beku (nib) where nib is not null and perusahaan_id is null;
create index on bench.registrasi_beku (foto_kemasan) where foto_kemasan is not null;
create index on bench.registrasi_beku (sertifikat) where sertifikat is not null;
create index on bench.registrasi_beku (batch_id) where batch_id is not null;
create index on bench.registrasi_beku (id) where not lengkap and dihapus is null;
create index on bench.registrasi_beku (updated_at);
create index on bench.registrasi_beku using gin (cari gin_trgm_ops);
create index on bench.registrasi_beku (jenis_registrasi_id, lower(no_registration)) where digantikan_oleh is not null;
