-- Lima belas indeks okkp.registrasi, masing-masing bernama menurut pertanyaan yang dijawabnya. Keempat urutan daftar (terbit, habis,
-- masuk, usaha) membawa semua kolom saringan: saringan apa pun diperiksa di dalam indeks, tanpa membaca baris.
drop index okkp.registrasi_asal, okkp.registrasi_batch, okkp.registrasi_belum_lengkap, okkp.registrasi_berkas, okkp.registrasi_blok,
  okkp.registrasi_diganti, okkp.registrasi_diperbarui, okkp.registrasi_foto, okkp.registrasi_habis, okkp.registrasi_hc, okkp.registrasi_jenis,
  okkp.registrasi_komoditas, okkp.registrasi_kota, okkp.registrasi_kota_jenis, okkp.registrasi_masuk,
  okkp.registrasi_masuk_habis, okkp.registrasi_masuk_terbit, okkp.registrasi_nib,
  okkp.registrasi_nomor, okkp.registrasi_nomor_diganti, okkp.registrasi_penerus, okkp.registrasi_perusahaan,
  okkp.registrasi_provinsi, okkp.registrasi_provinsi_akhir, okkp.registrasi_provinsi_jenis, okkp.registrasi_psat_habis,
  okkp.registrasi_psat_masuk, okkp.registrasi_psat_usaha, okkp.registrasi_psat_wilayah, okkp.registrasi_pusat,
  okkp.registrasi_pusat_habis, okkp.registrasi_pusat_masuk, okkp.registrasi_pusat_usaha, okkp.registrasi_sanksi,
  okkp.registrasi_sertifikat, okkp.registrasi_terbit, okkp.registrasi_usaha;
drop function okkp.bulan_masuk(timestamptz);

create index registrasi_terbit on okkp.registrasi (terbit_sertifikat desc, id desc)
  include (exp_sertifikat, created_at, sanksi, digantikan_oleh, jenis_registrasi_id, jenis_sertifikat_id, komoditas_id,
    provinsi_id, kota_id, pusat, asal, lengkap, batch_id)
  where dihapus is null;
comment on index okkp.registrasi_terbit is 'Yang terbit terakhir, atau dalam rentang hari, dengan saringan apa pun.';

create index registrasi_provinsi on okkp.registrasi (provinsi_id, terbit_sertifikat desc, id desc)
  include (exp_sertifikat, sanksi, digantikan_oleh, jenis_registrasi_id, jenis_sertifikat_id, pusat, asal, created_at)
  where dihapus is null;
comment on index okkp.registrasi_provinsi is 'Yang terbit terakhir di satu provinsi.';

create index registrasi_kota on okkp.registrasi (kota_id, terbit_sertifikat desc, id desc)
  include (exp_sertifikat, sanksi, digantikan_oleh, jenis_registrasi_id) where dihapus is null;
comment on index okkp.registrasi_kota is 'Yang terbit terakhir di satu kabupaten/kota.';

create index registrasi_habis on okkp.registrasi (exp_sertifikat, id)
  include (terbit_sertifikat, created_at, sanksi, digantikan_oleh, jenis_registrasi_id, jenis_sertifikat_id, komoditas_id,
    provinsi_id, kota_id, pusat, asal, lengkap, batch_id)
  where dihapus is null;
comment on index okkp.registrasi_habis is 'Yang habis lebih dahulu, dan yang habis dalam rentang hari.';

create index registrasi_masuk on okkp.registrasi (created_at, id)
  include (exp_sertifikat, terbit_sertifikat, sanksi, digantikan_oleh, jenis_registrasi_id, jenis_sertifikat_id, komoditas_id,
    provinsi_id, kota_id, pusat, asal, lengkap, batch_id)
  where dihapus is null;
comment on index okkp.registrasi_masuk is 'Yang dicatat terakhir, atau dalam rentang hari.';

create index registrasi_usaha on okkp.registrasi (unit_usaha collate "id-x-icu", id)
  include (exp_sertifikat, terbit_sertifikat, created_at, sanksi, digantikan_oleh, jenis_registrasi_id, jenis_sertifikat_id,
    komoditas_id, provinsi_id, kota_id, pusat, asal, lengkap, batch_id)
  where dihapus is null;
comment on index okkp.registrasi_usaha is 'Menurut nama usaha.';

create index registrasi_komoditas on okkp.registrasi (komoditas_id, terbit_sertifikat desc, id desc)
  where dihapus is null;
comment on index okkp.registrasi_komoditas is 'Yang terbit terakhir untuk satu komoditas, dan apakah komoditas terdaftar.';

-- Yang digantikan membawa penggantinya di dalam kunci: nomornya boleh sama dengan yang berlaku.
create unique index registrasi_nomor on okkp.registrasi (lower(no_registration), jenis_registrasi_id, digantikan_oleh)
  nulls not distinct where dihapus is null;
comment on index okkp.registrasi_nomor is 'Siapa yang memakai nomor ini; satu yang berlaku untuk setiap jenis.';

create index registrasi_pemegang on okkp.registrasi (perusahaan_id, nib)
  where perusahaan_id is not null or nib is not null;
comment on index okkp.registrasi_pemegang is 'Milik satu perusahaan, atau menurut NIB yang belum terhubung.';

create index registrasi_kelengkapan on okkp.registrasi (lengkap, updated_at);
comment on index okkp.registrasi_kelengkapan is 'Yang masih harus dilengkapi, dan perubahan terakhir.';

-- Hanya sedikit baris yang punya berkas, sehingga foto pun cepat ditemukan di dalamnya.
create index registrasi_berkas on okkp.registrasi (sertifikat, foto_kemasan)
  where sertifikat is not null or foto_kemasan is not null;
comment on index okkp.registrasi_berkas is 'Registrasi mana yang memakai berkas ini.';

comment on index okkp.registrasi_menggantikan is 'Apa yang menggantikan registrasi ini, yang dihapus pun.';
comment on index okkp.registrasi_cari is 'Kata di nomor, usaha, merek, dan nama pangan.';
comment on index okkp.registrasi_kode is 'Registrasi dengan kode QR ini.';
