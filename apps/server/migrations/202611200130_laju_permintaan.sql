-- Batas laju yang berlaku bersama bagi semua server: masuk, captcha, dan kiriman tanpa akun.
-- Tanpa WAL: hitungan semenit boleh hilang saat PostgreSQL mati, dan kirimannya tidak menunggu disk atau standby.
create unlogged table platform.laju_permintaan (
  kunci    text primary key,
  jumlah   integer not null,
  berakhir timestamptz not null
) with (fillfactor = 50);
comment on table platform.laju_permintaan is 'Hitungan permintaan per alamat dan rute dalam semenit, bersama bagi semua server; dihapus setelah berakhir.';
comment on column platform.laju_permintaan.kunci is 'Sidik berkunci dari rute dan alamat pengirim; alamatnya sendiri tidak disimpan.';
comment on column platform.laju_permintaan.berakhir is 'Akhir menit yang dihitung; permintaan sesudahnya memulai hitungan baru.';
