alter table oss.izin
  add column versi_pesan text,
  add column status_nib text;
comment on column oss.izin.versi_pesan is 'Urutan pesan yang mengisi baris ini; pesan yang lebih tua tidak mengubahnya, kapan pun ia tiba.';
comment on column oss.izin.status_nib is 'Daftar 14 panduan: 05 dibekukan, 06 dicabut.';

create table akun.permintaan_gabung (
  uuid uuid primary key default gen_random_uuid(),
  perusahaan_id bigint not null references akun.perusahaan,
  nomor_identitas text not null,
  nama text not null,
  email text,
  dibuat timestamptz not null default now(),
  diputus timestamptz,
  disetujui boolean,
  oleh bigint references akun.pengguna
);
comment on table akun.permintaan_gabung is 'Orang yang datang dari OSS untuk perusahaan yang sudah punya akun; pemilik akun memutuskan.';
comment on column akun.permintaan_gabung.nomor_identitas is 'Nomor identitas menurut OSS, disegel oleh aplikasi.';
create unique index permintaan_gabung_orang on akun.permintaan_gabung (perusahaan_id, nomor_identitas);
