-- A range of entry days in the order of issue or of expiry: each month of entry (Jakarta's) has its rows in that order.
create function okkp.bulan_masuk(waktu timestamptz) returns date
  language sql immutable parallel safe
  return date_trunc('month', waktu at time zone 'Asia/Jakarta')::date;
comment on function okkp.bulan_masuk is 'Hari pertama bulan (WIB) sebuah waktu masuk; kunci indeks registrasi_masuk_terbit dan registrasi_masuk_habis.';
create index registrasi_masuk_terbit on okkp.registrasi (okkp.bulan_masuk(created_at), terbit_sertifikat, id)
  include (created_at) where dihapus is null;
create index registrasi_masuk_habis on okkp.registrasi (okkp.bulan_masuk(created_at), exp_sertifikat, id)
  include (created_at) where dihapus is null;
