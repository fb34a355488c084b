create table okkp.penilaian (
  id bigint generated always as identity primary key,
  nilai integer check (nilai between 1 and 5),
  nama text,
  no_hp text,
  catatan text,
  judul text,
  jenis text,
  tautan text,
  sumber text not null default 'portal' check (sumber in ('portal', 'kertas')),
  tanggal date not null,
  sidik_alamat text,
  created_by bigint,
  created_at timestamptz not null default now()
);
comment on table okkp.penilaian is 'Penilaian kepuasan atas layanan, dari tombol bantuan di halaman umum atau dari formulir kertas.';
comment on column okkp.penilaian.tanggal is 'Hari penilaian diberikan (WIB); pada formulir kertas hari pengisiannya.';
comment on column okkp.penilaian.sidik_alamat is 'Sidik alamat pengirim, hanya sampai sehari: untuk membatasi kiriman berulang.';
create index penilaian_terbaru on okkp.penilaian (tanggal desc, id desc);
create index penilaian_nilai on okkp.penilaian (nilai, tanggal desc, id desc);
create index penilaian_sumber on okkp.penilaian (sumber, tanggal desc, id desc);
create index penilaian_sidik on okkp.penilaian (sidik_alamat) where sidik_alamat is not null;

-- Totals of the list and both charts.
call platform.pasang_pencacah('okkp.cacah_penilaian', 'okkp.penilaian',
  array['bulan date', 'nilai integer', 'sumber text'],
  array['tanggal - extract(day from tanggal)::integer + 1', 'nilai', 'sumber'],
  'true');
