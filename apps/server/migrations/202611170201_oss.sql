alter table oss.pesan_keluar
  drop constraint pesan_keluar_metode_check,
  drop constraint pesan_keluar_status_check,
  add constraint pesan_keluar_metode_check check (metode in ('receiveLicenseStatus', 'receiveLicense', 'updateLicense')),
  add constraint pesan_keluar_status_check
    check (status in ('menunggu', 'dikirim', 'tidak_pasti', 'terkirim', 'gagal', 'ditahan', 'dibatalkan')),
  add column berikut timestamptz not null default '-infinity',
  add column sewa text,
  add column sewa_sampai timestamptz,
  add column bacaan integer not null default 0,
  add column tanya jsonb,
  add column jawab text,
  add column sumber text check (sumber in ('jawaban', 'baca_ulang')),
  add column terkirim timestamptz,
  add column alasan text;
comment on column oss.pesan_keluar.berikut is 'Tidak dicoba sebelum saat ini.';
comment on column oss.pesan_keluar.sewa is 'Server yang sedang mengerjakannya; lewat sewa_sampai ia dianggap hilang dan hasilnya dibaca ulang.';
comment on column oss.pesan_keluar.bacaan is 'Banyaknya baca ulang sejak kiriman terakhir yang jawabannya tidak pasti.';
comment on column oss.pesan_keluar.tanya is 'Pesan terakhir seperti yang dikirim; jawab adalah jawaban OSS atau sebab tidak ada jawaban.';
comment on column oss.pesan_keluar.sumber is 'Dari mana diketahui bahwa OSS menerimanya.';
comment on column oss.pesan_keluar.alasan is 'Alasan petugas menahan atau membatalkannya.';
drop index oss.pesan_keluar_menunggu;
create index pesan_keluar_antre on oss.pesan_keluar (berikut, id) where status in ('menunggu', 'dikirim', 'tidak_pasti');
create index pesan_keluar_belum on oss.pesan_keluar (pengajuan_id, urutan) where status not in ('terkirim', 'dibatalkan');
create index pesan_keluar_daftar on oss.pesan_keluar (status, id desc);

alter table oss.izin
  add column kd_daerah text,
  add column kewenangan text,
  add column nomor_oss text,
  add column kd_status_oss text,
  add column dibaca timestamptz,
  add column tertahan text,
  add column data_berubah timestamptz;
comment on column oss.izin.nomor_oss is 'Nomor PB-UMKU yang diberikan OSS pada pengambilan nomor (49); dicetak di sertifikat.';
comment on column oss.izin.kd_status_oss is 'Status terakhir yang terbaca di OSS.';
comment on column oss.izin.tertahan is 'Mengapa penerbitan berhenti sampai seseorang memutuskan, mis. NIB dicabut.';
comment on column oss.izin.data_berubah is 'OSS mengirim data lain setelah izin ini dipakai sebuah berkas.';

create table oss.saklar (
  id boolean primary key default true check (id),
  ditahan boolean not null default false,
  sebab text,
  sejak timestamptz
);
comment on table oss.saklar is 'Satu baris: pengiriman ke OSS berjalan atau ditahan, oleh petugas atau karena kunci ditolak.';
insert into oss.saklar default values;

create table oss.pemetaan (
  alur text not null,
  aksi text not null,
  audit_type text not null check (audit_type in ('sppb_psat', 'izin_edar_pl')),
  kd_status text,
  versi integer not null default 1,
  diubah timestamptz not null default now(),
  primary key (alur, aksi, audit_type)
);
comment on table oss.pemetaan is 'Langkah yang tidak memakai status bawaan panduan; kd_status kosong berarti langkah itu tidak dikirim.';

create table oss.tautan (
  token text primary key,
  berkas text not null references platform.berkas (kunci),
  dibuat timestamptz not null default now(),
  diambil integer not null default 0,
  terakhir timestamptz
);
comment on table oss.tautan is 'Tautan yang tidak dapat ditebak, dengannya OSS mengambil lampiran tanpa masuk.';
create unique index tautan_berkas on oss.tautan (berkas);

create table oss.pesan_masuk (
  id bigint generated always as identity primary key,
  metode text not null check (metode in ('receiveNIB', 'receiveFileDS', 'masuk')),
  sidik text not null,
  id_izin text,
  nib text,
  hasil text not null check (hasil in ('baru', 'ubah', 'sama', 'tidak_dikenal', 'berkas', 'ditolak')),
  galat text,
  kali integer not null default 1,
  alamat_ip inet,
  isi_segel text,
  diterima timestamptz not null,
  unique (metode, sidik)
);
comment on table oss.pesan_masuk is 'Pesan dari OSS dan kedatangan yang ditolak. Isinya tersegel, tanpa data pribadi yang tidak diperlukan, dan dihapus setelah setahun.';
create index pesan_masuk_diterima on oss.pesan_masuk (diterima desc);
create index pesan_masuk_izin on oss.pesan_masuk (id_izin, diterima desc);

create table oss.berkas_ds (
  id_izin text not null,
  url text not null,
  diterima timestamptz not null,
  primary key (id_izin, url)
);
comment on table oss.berkas_ds is 'Tautan izin terbit yang digabung dan ditandatangani OSS, semua versinya.';

create table oss.kunjungan (
  sidik text primary key,
  token_segel text not null,
  kd_izin text not null,
  id_izin text not null,
  berakhir timestamptz not null
);
comment on table oss.kunjungan is 'Kedatangan dari OSS yang belum menjadi sesi: tokennya tersegel, beberapa menit saja.';
create index kunjungan_berakhir on oss.kunjungan (berakhir);

create table oss.selisih (
  izin_id bigint primary key references oss.izin,
  kd_status_oss text,
  kd_status_portal text,
  sebab text not null,
  diperiksa timestamptz not null
);
comment on table oss.selisih is 'Izin yang statusnya di OSS dan di portal berbeda pada pemeriksaan harian terakhir.';
