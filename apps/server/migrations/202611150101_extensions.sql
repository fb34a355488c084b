create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

create schema if not exists platform;
create schema if not exists akun;
create schema if not exists okkp;
create schema if not exists psat;
create schema if not exists pasar;
create schema if not exists wilayah;

comment on schema platform is 'Yang dipakai bersama semua sayap: jejak audit, berkas, log.';
comment on schema akun is 'Akun, sesi, perusahaan, notifikasi.';
comment on schema okkp is 'Registri OKKP: registrasi, pengujian, SDM, dan data induknya.';
comment on schema psat is 'Perizinan PSAT.';
comment on schema pasar is 'Pasar Pangan.';
comment on schema wilayah is 'Wilayah administrasi: provinsi, kabupaten/kota, kecamatan.';

create function platform.teks_cari(variadic bagian text[]) returns text
  language sql immutable parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, array_to_string(bagian, ' ')));
comment on function platform.teks_cari(text[]) is
  'Bentuk untuk dicari: huruf kecil, tanpa tanda aksen, bagian kosong dilewati. Immutable supaya boleh menjadi kolom terhitung.';

create table platform.langkah_awal (
  nama text primary key,
  sidik text not null,
  dijalankan timestamptz not null default now()
);
comment on table platform.langkah_awal is 'Langkah pengisian data awal yang sudah dijalankan.';
comment on column platform.langkah_awal.sidik is 'Sidik isi langkah beserta datanya; langkah diulang hanya bila sidik berubah.';
