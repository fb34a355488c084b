-- A banned substance has no amount: any detection fails. Its rule covers all foods, also those that nobody has mapped.
alter table okkp.batas_cemaran drop constraint batas_cemaran_bentuk_check;
alter table okkp.batas_cemaran add constraint batas_cemaran_bentuk_check
  check (bentuk in ('maksimum', 'negatif', 'rencana', 'dilarang', 'tidak-ditetapkan', 'tidak-terbaca'));
comment on column okkp.batas_cemaran.bentuk is 'dilarang = terdeteksi berarti TMS, tanpa angka dan satuan; tidak-ditetapkan = TD di lampiran; tidak-terbaca = tertulis di lampiran tetapi tidak dapat dipastikan, jadi tidak memberi usul.';

alter table okkp.istilah_pangan drop constraint istilah_pangan_cara_check;
alter table okkp.istilah_pangan add constraint istilah_pangan_cara_check
  check (cara in ('jenis', 'kelompok', 'subkelompok', 'semua', 'bawaan'));
comment on column okkp.istilah_pangan.cara is 'Urutan pencarian: jenis, kelompok yang disebut, seluruh sub kelompok, semua pangan (juga komoditas yang belum dipetakan), lalu batas umum (bawaan).';
