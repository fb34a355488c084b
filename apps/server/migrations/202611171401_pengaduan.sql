create sequence okkp.nomor_pengaduan;

create table okkp.pengaduan (
  id bigint generated always as identity primary key,
  nomor text not null unique,
  sidik_kode text,
  jenis text not null check (jenis in ('pangan', 'izin')),
  status text not null default 'baru' check (status in ('baru', 'diproses', 'menunggu', 'selesai')),
  provinsi_id integer references wilayah.provinsi check (provinsi_id > 0),
  kota_id integer references wilayah.kota,
  registrasi_id bigint references okkp.registrasi,
  uraian text,
  nomor_izin text,
  pangan text,
  pelaku text,
  tempat text,
  tanggal date,
  nama text,
  no_hp text,
  surel text,
  petugas_id bigint,
  giliran_sejak timestamptz not null,
  luaran text check (luaran in ('terbukti', 'tidak_terbukti', 'kurang_keterangan', 'diteruskan', 'bukan_kewenangan')),
  ditutup timestamptz,
  ditutup_oleh bigint,
  disamarkan timestamptz,
  sidik_alamat text,
  contoh boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  versi integer not null default 1,
  cari text not null generated always as
    (platform.teks_cari(nomor, nomor_izin, pangan, pelaku, tempat)) stored,
  check (kota_id is null or kota_id / 100 = provinsi_id),
  check ((status = 'selesai') = (ditutup is not null)),
  check ((ditutup is null) = (luaran is null))
);
comment on table okkp.pengaduan is
  'Laporan masyarakat atas pangan yang mencurigakan atau izin yang diduga palsu. Wilayah kosong: ditangani OKKP Pusat.';
comment on column okkp.pengaduan.sidik_kode is 'Sidik kode rahasia pelapor; kodenya sendiri tidak disimpan.';
comment on column okkp.pengaduan.giliran_sejak is 'Sejak kapan kantor ditunggu: saat laporan atau balasan terakhir datang.';
comment on column okkp.pengaduan.disamarkan is 'Saat isi, nama, kontak, foto, dan percakapannya dihapus karena masa simpannya habis.';
comment on column okkp.pengaduan.sidik_alamat is 'Sidik alamat pengirim, hanya sampai sehari: untuk membatasi kiriman berulang.';
comment on column okkp.pengaduan.contoh is 'Baris contoh dari mode demo.';

create index pengaduan_antrean on okkp.pengaduan (giliran_sejak, id) where status in ('baru', 'diproses');
create index pengaduan_provinsi on okkp.pengaduan (provinsi_id, status, giliran_sejak);
create index pengaduan_kota on okkp.pengaduan (kota_id, status, giliran_sejak);
create index pengaduan_petugas on okkp.pengaduan (petugas_id) where status <> 'selesai';
create index pengaduan_registrasi on okkp.pengaduan (registrasi_id) where registrasi_id is not null;
create index pengaduan_sidik on okkp.pengaduan (sidik_alamat) where sidik_alamat is not null;
create index pengaduan_simpan on okkp.pengaduan (created_at) where disamarkan is null;
create index pengaduan_cari on okkp.pengaduan using gin (cari gin_trgm_ops);

create table okkp.pengaduan_pesan (
  id bigint generated always as identity primary key,
  pengaduan_id bigint not null references okkp.pengaduan on delete cascade,
  jenis text not null check (jenis in ('jawaban', 'pelapor', 'catatan')),
  isi text not null,
  kantor text,
  penulis_id bigint,
  created_at timestamptz not null
);
comment on table okkp.pengaduan_pesan is 'Percakapan sebuah laporan: jawaban kantor, balasan pelapor, dan catatan dalam yang tidak dilihat pelapor.';
comment on column okkp.pengaduan_pesan.kantor is 'Kantor yang menjawab, seperti namanya saat itu.';
create index pengaduan_pesan_urut on okkp.pengaduan_pesan (pengaduan_id, id);

create table okkp.pengaduan_foto (
  kunci text primary key references platform.berkas (kunci),
  pengaduan_id bigint not null references okkp.pengaduan on delete cascade,
  pesan_id bigint references okkp.pengaduan_pesan on delete cascade,
  urutan integer not null
);
comment on table okkp.pengaduan_foto is 'Foto laporan atau balasan pelapor, tanpa data lokasi dan kamera.';
create index pengaduan_foto_urut on okkp.pengaduan_foto (pengaduan_id, urutan);
create index pengaduan_foto_pesan on okkp.pengaduan_foto (pesan_id) where pesan_id is not null;
