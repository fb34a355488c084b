-- Kunci yang menandatangani kode QR sertifikat, dan daftar status bertanda tangan yang dibaca tanpa jaringan.
create table platform.kunci_kode (
  kid     text primary key check (kid ~ '^[0-9a-f]{16}$'),
  x       text not null,
  y       text not null,
  keadaan text not null default 'aktif' check (keadaan in ('aktif', 'pensiun', 'bocor')),
  dibuat  timestamptz not null,
  diubah  timestamptz not null
);
comment on table platform.kunci_kode is 'Bagian terbuka kunci penanda kode QR (ES256). Kunci rahasianya hanya ada di file CODE_KEY_PATH.';
comment on column platform.kunci_kode.kid is 'Delapan byte pertama SHA-256 titik kuncinya.';
comment on column platform.kunci_kode.keadaan is 'aktif: menandatangani; pensiun: hanya memeriksa; bocor: semua kodenya ditolak.';

create table okkp.daftar_status (
  satu   boolean primary key default true check (satu),
  dibuat bigint not null,
  kunci  text not null references platform.kunci_kode,
  sidik  text not null,
  isi    bytea not null
);
comment on table okkp.daftar_status is 'Daftar status semua izin menurut nomor urutnya, bertanda tangan; hanya yang terakhir.';
comment on column okkp.daftar_status.dibuat is 'Detik sejak 1970 saat ditandatangani; selalu naik.';
comment on column okkp.daftar_status.sidik is 'SHA-256 isi status tanpa waktu, untuk mengetahui apakah ada yang berubah.';
comment on column okkp.daftar_status.isi is 'COSE_Sign1 dalam gzip.';
