create schema if not exists psat;
create schema if not exists oss;

alter table akun.perusahaan
  add column kode_pos text,
  add column skala_usaha text check (skala_usaha in ('mikro', 'kecil', 'menengah', 'besar')),
  add column tgl_terbit_nib date,
  add column penanggung_jawab text,
  add column jabatan_penanggung_jawab text,
  add column telp_penanggung_jawab text,
  add column email_penanggung_jawab text,
  add column versi integer not null default 1;
comment on column akun.perusahaan.penanggung_jawab is 'Nama penanggung jawab usaha; tercetak di tanda terima dan surat.';

create table psat.unit_produksi (
  id bigint generated always as identity primary key,
  perusahaan_id bigint not null references akun.perusahaan,
  nama_unit text not null,
  alamat_unit text not null,
  provinsi_id integer references wilayah.provinsi,
  kota_id integer references wilayah.kota,
  status_kepemilikan text not null check (status_kepemilikan in ('Milik Sendiri', 'Sewa')),
  durasi_sewa text,
  masa_sewa_berakhir date,
  file_bukti text references platform.berkas (kunci),
  bukti_sewa text references platform.berkas (kunci),
  sppb_psat_nomor text,
  sppb_psat_level integer check (sppb_psat_level between 1 and 3),
  sppb_psat_masa_berlaku date,
  sppb_psat_ruang_lingkup text,
  sppb_psat_file text references platform.berkas (kunci),
  surat_pernyataan_sppb_psat text references platform.berkas (kunci),
  versi integer not null default 1,
  dibuat timestamptz not null default now(),
  diubah timestamptz not null default now(),
  dihapus timestamptz,
  check (status_kepemilikan = 'Milik Sendiri' or masa_sewa_berakhir is not null)
);
comment on table psat.unit_produksi is 'Unit penanganan milik pelaku usaha, disimpan sekali dan dipakai di tiap pengajuan.';
create index unit_produksi_perusahaan on psat.unit_produksi (perusahaan_id) where dihapus is null;

create table psat.mitra (
  id bigint generated always as identity primary key,
  perusahaan_id bigint not null references akun.perusahaan,
  jenis text not null check (jenis in ('pemasok', 'pelanggan')),
  nama text not null,
  alamat text not null,
  negara text,
  kontak text,
  versi integer not null default 1,
  dibuat timestamptz not null default now(),
  diubah timestamptz not null default now(),
  dihapus timestamptz
);
comment on table psat.mitra is 'Pemasok dan pelanggan milik pelaku usaha.';
create index mitra_perusahaan on psat.mitra (perusahaan_id, jenis) where dihapus is null;

create table psat.ruang_lingkup (
  id bigint generated always as identity primary key,
  perusahaan_id bigint not null references akun.perusahaan,
  komoditas_id bigint references okkp.komoditas,
  nama_komoditas text not null,
  cara_penyimpanan text not null,
  pengolahan_minimal text not null,
  pengemasan_ulang boolean not null,
  versi integer not null default 1,
  dibuat timestamptz not null default now(),
  diubah timestamptz not null default now(),
  dihapus timestamptz
);
comment on table psat.ruang_lingkup is 'Ruang lingkup SPPB: komoditas dan cara menanganinya.';
create index ruang_lingkup_perusahaan on psat.ruang_lingkup (perusahaan_id) where dihapus is null;
create index ruang_lingkup_komoditas on psat.ruang_lingkup (komoditas_id) where komoditas_id is not null;

create table psat.produk (
  id bigint generated always as identity primary key,
  perusahaan_id bigint not null references akun.perusahaan,
  komoditas_id bigint references okkp.komoditas,
  jenis_psat text not null,
  nama_dagang text not null,
  nama_merek text,
  nama_latin text not null,
  negara_asal text not null,
  jenis_kemasan text not null,
  berat_bersih text,
  komposisi text not null,
  coa_nomor text not null,
  coa_tanggal date not null,
  coa_file text references platform.berkas (kunci),
  desain_tabel_dan_kemasan text references platform.berkas (kunci),
  diagram_alir_psat_luar_negri text references platform.berkas (kunci),
  kelas_mutu text,
  laporan_hasil_uji_mutu_nomor text,
  laporan_hasil_uji_mutu_tanggal date,
  laporan_hasil_uji_mutu_file text references platform.berkas (kunci),
  sertifikat_jaminan_keamanan_psat text references platform.berkas (kunci),
  jenis_klaim text[] not null default '{}',
  bukti_klaim text references platform.berkas (kunci),
  unit_produksi bigint[] not null default '{}',
  daftar_pemasok bigint[] not null default '{}',
  daftar_pelanggan bigint[] not null default '{}',
  versi integer not null default 1,
  dibuat timestamptz not null default now(),
  diubah timestamptz not null default now(),
  dihapus timestamptz
);
comment on table psat.produk is 'Produk PSAT luar negeri milik pelaku usaha (info_produk pada panggilan).';
comment on column psat.produk.unit_produksi is 'Unit, pemasok, dan pelanggan milik perusahaan yang sama; diperiksa saat ditulis.';
create index produk_perusahaan on psat.produk (perusahaan_id) where dihapus is null;
create index produk_komoditas on psat.produk (komoditas_id) where komoditas_id is not null;

create table oss.izin (
  id bigint generated always as identity primary key,
  id_izin text not null unique,
  kode_izin text not null,
  oss_id text,
  nib text not null,
  no_identitas text,
  id_proyek text,
  id_produk text,
  nama_izin text,
  instansi text,
  nama_cabang text,
  uraian_usaha text,
  nama_kegiatan text,
  kbli text,
  npwp_perseroan text,
  nama_perseroan text,
  alamat_perseroan text,
  email_perusahaan text,
  tgl_pengesahan date,
  tgl_terbit_nib date,
  muatan jsonb not null default '{}',
  diterima timestamptz not null default now()
);
comment on table oss.izin is 'Permohonan izin yang diterima dari OSS. Satu izin OSS dipakai satu berkas, di kedua alur.';
create index izin_nib on oss.izin (nib, diterima desc);
create index izin_identitas on oss.izin (no_identitas) where no_identitas is not null;
