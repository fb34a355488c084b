create table okkp.impor (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  jenis text not null,
  jenis_id integer not null,
  jenis_nama text not null,
  pusat boolean not null,
  provinsi_id integer references wilayah.provinsi,
  kota_id integer references wilayah.kota,
  created_for integer,
  uji_coba boolean not null default false,
  nama_berkas text not null,
  berkas text not null,
  sha256 text not null,
  status text not null default 'menunggu' check (status in
    ('menunggu', 'berjalan', 'selesai', 'ditolak', 'gagal', 'dibatalkan', 'dibatalkan_sebagian')),
  pesan text,
  total integer not null default 0,
  tersimpan integer not null default 0,
  ditolak integer not null default 0,
  not_created json not null default '[]',
  kesalahan json not null default '[]',
  berkas_ditolak text,
  pembuat_id bigint not null,
  dibuat timestamptz not null default now(),
  denyut timestamptz not null default now(),
  selesai timestamptz
);
comment on table okkp.impor is 'Kelompok impor Excel: satu unggahan, satu transaksi, satu jejak audit.';
comment on column okkp.impor.jenis is 'Apa yang diimpor, mis. registrasi; jenis_id di dalamnya, mis. jenis registrasi.';
comment on column okkp.impor.created_for is 'Wilayah yang dituju pengimpor, bila bukan wilayahnya sendiri.';
comment on column okkp.impor.not_created is 'Baris yang ditolak, paling banyak seribu; seluruhnya ada di berkas_ditolak. json, karena urutan kolomnya berarti.';
comment on column okkp.impor.denyut is 'Tanda hidup selama berjalan; yang lama diam dianggap terputus.';
create index impor_terbaru on okkp.impor (dibuat desc, id desc);
create index impor_wilayah on okkp.impor (provinsi_id, kota_id, dibuat desc, id desc);
create index impor_sidik on okkp.impor (sha256) where status = 'selesai' and not uji_coba;

alter table okkp.registrasi add foreign key (batch_id) references okkp.impor;

create table okkp.ekspor (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  jenis text not null,
  permintaan jsonb not null,
  status text not null default 'menunggu' check (status in ('menunggu', 'berjalan', 'selesai', 'gagal')),
  pesan text,
  baris integer not null default 0,
  berkas text,
  pembuat_id bigint not null,
  dibuat timestamptz not null default now(),
  selesai timestamptz
);
comment on table okkp.ekspor is 'Permintaan ekspor dan kemajuannya; berkasnya sementara dan hanya untuk pembuatnya.';
comment on column okkp.ekspor.permintaan is 'Saringan, kolom, bentuk, dan wilayah akun saat meminta.';
create index ekspor_dibuat on okkp.ekspor (dibuat);
