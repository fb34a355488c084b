create table psat.tarif (
  audit_type text not null check (audit_type in ('sppb_psat', 'izin_edar_pl')),
  jenis_pengajuan text not null check (jenis_pengajuan in
    ('permohonan_baru', 'perpanjangan', 'penambahan_ruang_lingkup', 'perubahan_data', 'pengalihan')),
  nominal bigint not null default 0 check (nominal >= 0),
  diubah timestamptz not null default now(),
  primary key (audit_type, jenis_pengajuan)
);
comment on table psat.tarif is 'Tarif PNBP dalam rupiah; 0 = tanpa tagihan. Yang berlaku bagi berkas adalah tarif saat direkomendasikan.';

create table psat.tagihan (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  kd_akun text not null,
  kd_penerimaan text not null,
  kd_billing text not null,
  tgl_billing date not null,
  tgl_expire date not null,
  nominal bigint not null check (nominal > 0),
  url_dokumen text,
  dokumen text references platform.berkas (kunci),
  bukti_pembayaran text references platform.berkas (kunci),
  tanggal_pembayaran date,
  dikirim timestamptz,
  diterima timestamptz,
  alasan_ditolak text,
  dibuat timestamptz not null,
  check (tgl_expire >= tgl_billing)
);
comment on table psat.tagihan is 'Tagihan PNBP sebuah berkas (data_pnbp pada OSS), bukti bayarnya, dan hasil pemeriksaannya.';
create unique index tagihan_pengajuan on psat.tagihan (pengajuan_id);

create table psat.ceklis (
  versi integer primary key,
  isi jsonb not null,
  dibuat timestamptz not null default now(),
  oleh bigint references akun.pengguna
);
comment on table psat.ceklis is 'Daftar periksa audit lapang, 13 bagian. Perubahan menjadi versi baru; berkas memakai versi saat auditnya dimulai.';
create trigger hanya_tambah before update or delete on psat.ceklis
  for each row execute function platform.tolak_perubahan();

create table psat.audit_lapang (
  pengajuan_id bigint primary key references psat.pengajuan,
  ceklis_versi integer not null references psat.ceklis,
  tanggal date,
  jawaban jsonb not null default '{}',
  versi integer not null default 1,
  diubah timestamptz not null default now(),
  diubah_oleh bigint references akun.pengguna
);
comment on table psat.audit_lapang is 'Hasil daftar periksa sebuah berkas: butir → sesuai, tidak sesuai, atau tidak berlaku, dengan catatan dan foto.';

create table psat.sertifikat (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  terbitan integer not null,
  nomor text not null,
  kode_verifikasi text not null,
  registrasi_id bigint not null references okkp.registrasi,
  data jsonb not null,
  berkas text not null references platform.berkas (kunci),
  terbit date not null,
  berlaku_sampai date not null,
  alasan text,
  oleh bigint references akun.pengguna,
  dibuat timestamptz not null,
  unique (pengajuan_id, terbitan)
);
comment on table psat.sertifikat is 'Sertifikat terbit dan penerbitan ulangnya; terbitan 1 yang pertama. Hanya boleh ditambah.';
comment on column psat.sertifikat.data is 'Isi yang tercetak.';
create unique index sertifikat_berkas on psat.sertifikat (berkas);
create index sertifikat_registrasi on psat.sertifikat (registrasi_id);
create trigger hanya_tambah before update or delete on psat.sertifikat
  for each row execute function platform.tolak_perubahan();

alter table psat.pengajuan add column ceklis_kurang integer not null default 0;
comment on column psat.pengajuan.ceklis_kurang is 'Butir daftar periksa audit lapang yang belum dinilai; audit lapang selesai hanya bila 0.';
