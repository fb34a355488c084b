create table psat.hari_kerja (
  anggaran text not null,
  audit_type text not null check (audit_type in ('sppb_psat', 'izin_edar_pl')),
  hari integer not null check (hari between 0 and 365),
  diubah timestamptz not null default now(),
  primary key (anggaran, audit_type)
);
comment on table psat.hari_kerja is 'Hari kerja per anggaran waktu dan jenis izin; yang sudah diberikan tercatat di buku waktu dan tidak ikut berubah.';

create table psat.hari_libur (
  tanggal date primary key,
  nama text not null,
  cuti_bersama boolean not null default false
);
comment on table psat.hari_libur is 'Libur nasional dan cuti bersama; hari kerja dihitung tanpa hari-hari ini.';

create table psat.pengajuan (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  alur text not null check (alur in ('pengajuan', 'berkas')),
  audit_type text not null check (audit_type in ('sppb_psat', 'izin_edar_pl')),
  jenis_pengajuan text not null check (jenis_pengajuan in
    ('permohonan_baru', 'perpanjangan', 'penambahan_ruang_lingkup', 'perubahan_data', 'pengalihan')),
  kode_pengajuan text not null generated always as (
    (case jenis_pengajuan
       when 'permohonan_baru' then 'permohonan'
       when 'penambahan_ruang_lingkup' then 'penambahan'
       when 'perubahan_data' then 'perubahan'
       else jenis_pengajuan end)
    || '/' || id::text || '/' || (case audit_type when 'sppb_psat' then 'sppb' else 'izin_edar' end)) stored,
  perusahaan_id bigint not null references akun.perusahaan,
  id_pengguna bigint references akun.pengguna,
  is_input_pusat boolean not null default false,
  nama_perusahaan text not null,
  alamat_perusahaan text,
  nib text,
  provinsi_id integer references wilayah.provinsi,
  kota_id integer references wilayah.kota,
  id_izin_oss bigint unique references oss.izin,
  izin_asal text check (izin_asal in ('registri', 'sertifikat')),
  izin_asal_registrasi_id bigint references okkp.registrasi,
  perusahaan_baru_id bigint references akun.perusahaan,
  pemilik_baru_setuju boolean not null default false,
  tahap text not null,
  code integer not null,
  lead_auditor_id bigint references akun.pengguna,
  auditor_id bigint[] not null default '{}',
  tarif bigint not null default 0,
  nomor text,
  tambahan_waktu jsonb not null default '{}',
  keterangan_audit_dokumen text,
  keterangan_audit_lapang text,
  keterangan_sidang_komtek text,
  keterangan_audit text,
  hasil_verifikasi_awal text references platform.berkas (kunci),
  hasil_audit_dokumen text references platform.berkas (kunci),
  hasil_audit_lapang text references platform.berkas (kunci),
  hasil_sidang_komtek text references platform.berkas (kunci),
  bahan_sidang_komtek text references platform.berkas (kunci),
  dokumen_ditolak text references platform.berkas (kunci),
  diputus_komtek timestamptz,
  tenggat date,
  jeda boolean not null default false,
  terlambat boolean not null default false,
  putaran integer not null default 1,
  dari_pengajuan_id bigint references psat.pengajuan,
  dibuat timestamptz not null,
  diubah timestamptz not null,
  masuk_tahap timestamptz not null,
  selesai timestamptz,
  versi integer not null default 1,
  cari text not null generated always as (platform.teks_cari(nama_perusahaan, nib, nomor)) stored
);
comment on table psat.pengajuan is 'Berkas perizinan di kedua alur. Tahap berpindah hanya lewat mesin alur, dengan kunci baris dan versi.';
comment on column psat.pengajuan.tahap is 'Kunci tahap di mesin alur; code adalah kodenya di luar (10 dan 51 masing-masing dua giliran).';
comment on column psat.pengajuan.tenggat is 'Hari terakhir bagi pemegang giliran; dihitung ulang pada tiap langkah dan bila hari libur diubah.';
comment on column psat.pengajuan.jeda is 'Jam kantor berhenti, pemohon yang memegang giliran.';
comment on column psat.pengajuan.terlambat is 'Sudah berakhir, dan sebuah anggaran waktunya terlampaui.';
comment on column psat.pengajuan.putaran is 'Banyaknya salinan isian; naik pada tiap jawaban perbaikan.';
create index pengajuan_daftar on psat.pengajuan (audit_type, dibuat desc, id desc);
create index pengajuan_tahap on psat.pengajuan (audit_type, alur, tahap, dibuat desc);
create index pengajuan_diubah on psat.pengajuan (audit_type, diubah desc);
create index pengajuan_tenggat on psat.pengajuan (tenggat) where selesai is null;
create index pengajuan_perusahaan on psat.pengajuan (perusahaan_id, dibuat desc);
create index pengajuan_perusahaan_baru on psat.pengajuan (perusahaan_baru_id) where perusahaan_baru_id is not null;
create index pengajuan_lead on psat.pengajuan (lead_auditor_id) where lead_auditor_id is not null;
create index pengajuan_auditor on psat.pengajuan using gin (auditor_id);
create index pengajuan_komtek on psat.pengajuan (diputus_komtek) where diputus_komtek is not null;
create index pengajuan_wilayah on psat.pengajuan (provinsi_id, kota_id);
create index pengajuan_izin_asal on psat.pengajuan (izin_asal_registrasi_id) where izin_asal_registrasi_id is not null;
create index pengajuan_cari on psat.pengajuan using gin (cari gin_trgm_ops);
-- Once issued, the registry keeps the number single; a change may carry the number of the permit it replaces.
create unique index pengajuan_nomor on psat.pengajuan (audit_type, lower(nomor)) where nomor is not null and tahap = 'penerbitan_nomor';

create table psat.salinan (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  putaran integer not null,
  isi jsonb not null,
  sidik text not null,
  dibuat timestamptz not null,
  unique (pengajuan_id, putaran)
);
comment on table psat.salinan is 'Salinan seluruh isian pada tiap pengiriman. Hanya boleh ditambah; sidiknya tercatat di riwayat.';

create table psat.salinan_berkas (
  salinan_id bigint not null references psat.salinan,
  kunci text not null references platform.berkas (kunci),
  primary key (salinan_id, kunci)
);
comment on table psat.salinan_berkas is 'Berkas yang disebut sebuah salinan; tidak pernah dilepas, walau pelaku usaha menggantinya.';
create index salinan_berkas_kunci on psat.salinan_berkas (kunci);

create table psat.riwayat (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  urutan integer not null,
  aksi text not null,
  dari text,
  ke text not null,
  code integer not null,
  oleh bigint,
  peran text not null,
  nama text not null,
  waktu timestamptz not null,
  catatan text,
  lampiran jsonb not null default '[]',
  muatan jsonb not null default '{}',
  sidik_sebelum text not null,
  sidik text not null,
  unique (pengajuan_id, urutan)
);
create index riwayat_oleh on psat.riwayat (oleh, pengajuan_id);
comment on table psat.riwayat is 'Riwayat berkas: hanya boleh ditambah, tiap baris membawa sidik baris sebelumnya (npm run audit:verify).';
comment on column psat.riwayat.muatan is 'Entri buku waktu, sidik salinan, dan isian langkah; ikut disidik.';
comment on column psat.riwayat.lampiran is 'Berkas langkah ini: [{label, kunci, sha256}].';

create table psat.buku_waktu (
  pengajuan_id bigint not null references psat.pengajuan,
  urutan integer not null,
  waktu timestamptz not null,
  jenis text not null check (jenis in ('start', 'pause', 'resume', 'stop', 'extend')),
  anggaran text not null,
  hari integer not null,
  sebab text not null,
  primary key (pengajuan_id, urutan)
);
comment on table psat.buku_waktu is 'Buku waktu: kapan jam mulai, jeda, lanjut, dan berhenti. Tidak pernah diulang dari awal.';

create trigger hanya_tambah before update or delete on psat.salinan
  for each row execute function platform.tolak_perubahan();
create trigger hanya_tambah_semua before truncate on psat.salinan
  for each statement execute function platform.tolak_perubahan();
create trigger hanya_tambah before update or delete on psat.riwayat
  for each row execute function platform.tolak_perubahan();
create trigger hanya_tambah_semua before truncate on psat.riwayat
  for each statement execute function platform.tolak_perubahan();
create trigger hanya_tambah before update or delete on psat.buku_waktu
  for each row execute function platform.tolak_perubahan();
create trigger hanya_tambah_semua before truncate on psat.buku_waktu
  for each statement execute function platform.tolak_perubahan();

create table psat.tim_audit (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  tanggal_penugasan date not null,
  surat_tugas text not null references platform.berkas (kunci),
  lead_auditor bigint not null references akun.pengguna,
  tim_auditor bigint[] not null,
  keterangan text,
  dibuat timestamptz not null default now()
);
comment on table psat.tim_audit is 'Penugasan tim audit; yang terakhir berlaku.';
create index tim_audit_pengajuan on psat.tim_audit (pengajuan_id, id desc);
create index tim_audit_lead on psat.tim_audit (lead_auditor);
create index tim_audit_anggota on psat.tim_audit using gin (tim_auditor);

create table psat.benturan (
  id bigint generated always as identity primary key,
  auditor_id bigint not null references akun.pengguna,
  perusahaan_id bigint not null references akun.perusahaan,
  alasan text not null,
  dinyatakan timestamptz not null default now(),
  dicabut timestamptz
);
comment on table psat.benturan is 'Benturan kepentingan yang dinyatakan auditor sendiri terhadap sebuah perusahaan.';
create unique index benturan_berlaku on psat.benturan (auditor_id, perusahaan_id) where dicabut is null;
create index benturan_perusahaan on psat.benturan (perusahaan_id) where dicabut is null;

create table psat.temuan (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  tahap text not null,
  putaran integer not null,
  status text not null default 'disiapkan' check (status in ('disiapkan', 'terbuka', 'dijawab', 'ditutup')),
  sasaran text not null check (sasaran in ('isian', 'dokumen', 'lapangan')),
  bidang text not null,
  berkas text references platform.berkas (kunci),
  halaman integer,
  x real,
  y real,
  tingkat text check (tingkat in ('Minor', 'Mayor', 'Serius', 'Kritis')),
  uraian text not null,
  foto text references platform.berkas (kunci),
  tenggat date,
  jawaban text,
  berkas_jawaban text references platform.berkas (kunci),
  dijawab timestamptz,
  ditutup timestamptz,
  ditutup_oleh bigint references akun.pengguna,
  alasan_tutup text,
  oleh bigint not null references akun.pengguna,
  dibuat timestamptz not null default now(),
  versi integer not null default 1
);
comment on table psat.temuan is 'Temuan petugas pada isian, tempat di dokumen, atau keadaan di lapangan. Disiapkan, dikirim bersama permintaan perbaikan, dijawab pemohon, ditutup petugas.';
comment on column psat.temuan.x is 'Letak di halaman, 0 (kiri) sampai 1 (kanan); y dari atas.';
create index temuan_pengajuan on psat.temuan (pengajuan_id, id);

create table psat.pesan (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  pengirim bigint not null references akun.pengguna,
  peran text not null,
  isi text not null,
  berkas text[] not null default '{}',
  waktu timestamptz not null default now()
);
comment on table psat.pesan is 'Percakapan pemohon dan petugas tentang satu berkas.';
create index pesan_pengajuan on psat.pesan (pengajuan_id, id);

create table psat.draf (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  perusahaan_id bigint not null references akun.perusahaan,
  oleh bigint not null references akun.pengguna,
  audit_type text not null check (audit_type in ('sppb_psat', 'izin_edar_pl')),
  jenis_pengajuan text not null,
  pengajuan_id bigint references psat.pengajuan,
  dari_pengajuan_id bigint references psat.pengajuan,
  langkah text,
  isian jsonb not null default '{}',
  jawaban jsonb not null default '{}',
  versi integer not null default 1,
  dibuat timestamptz not null default now(),
  diubah timestamptz not null default now()
);
comment on table psat.draf is 'Isian yang belum dikirim: pengajuan baru, atau perbaikan sebuah berkas (pengajuan_id). Tidak masuk riwayat dan hitungan.';
create index draf_perusahaan on psat.draf (perusahaan_id, diubah desc);
create unique index draf_perbaikan on psat.draf (pengajuan_id) where pengajuan_id is not null;
create index draf_asal on psat.draf (dari_pengajuan_id) where dari_pengajuan_id is not null;

create table psat.pengalihan (
  id bigint generated always as identity primary key,
  kode uuid not null default gen_random_uuid() unique,
  draf_id bigint not null unique references psat.draf on delete cascade,
  nib text not null,
  nama text not null,
  email text,
  nomor_izin text not null,
  perusahaan_id bigint references akun.perusahaan,
  status text not null default 'menunggu' check (status in ('menunggu', 'setuju', 'menolak')),
  alasan text,
  dijawab timestamptz,
  dijawab_oleh bigint references akun.pengguna,
  dibuat timestamptz not null default now()
);
comment on table psat.pengalihan is 'Persetujuan pemilik baru atas pengalihan, sebelum pengajuannya dikirim.';
create index pengalihan_nib on psat.pengalihan (nib) where status = 'menunggu';

create table psat.peringatan (
  pengajuan_id bigint not null references psat.pengajuan,
  riwayat_id bigint not null references psat.riwayat,
  jenis text not null check (jenis in ('T-2', 'T-1', 'terlambat')),
  dikirim timestamptz not null default now(),
  primary key (pengajuan_id, riwayat_id, jenis)
);
comment on table psat.peringatan is 'Peringatan tenggat yang sudah dikirim, sekali untuk tiap kunjungan tahap (baris riwayat yang membukanya).';

create table oss.pesan_keluar (
  id bigint generated always as identity primary key,
  pengajuan_id bigint not null references psat.pengajuan,
  urutan integer not null,
  metode text not null check (metode in ('receiveLicenseStatus', 'receiveLicense')),
  kd_status text not null,
  nama_status text not null,
  muatan jsonb not null,
  status text not null default 'menunggu' check (status in ('menunggu', 'terkirim', 'gagal', 'dibatalkan')),
  percobaan integer not null default 0,
  terakhir timestamptz,
  galat text,
  dibuat timestamptz not null,
  unique (pengajuan_id, urutan)
);
comment on table oss.pesan_keluar is 'Kotak keluar pesan status ke OSS, ditulis dalam transaksi langkahnya; urut per berkas.';
create index pesan_keluar_menunggu on oss.pesan_keluar (id) where status = 'menunggu';
