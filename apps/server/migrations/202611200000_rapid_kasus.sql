create view pasar.rapid_kasus as
select u.id, u.tanggal, u.kategori, u.jenis_rapid_test_id, u.parameter_id, u.hasil_uji, u.komoditas_id, u.komoditas_tambahan,
  u.jumlah_sampel, u.kode_sampel, u.penguji, u.kit_merek, u.kit_lot, u.kit_kedaluwarsa, u.foto, u.catatan, u.nomor_kios,
  m.nama as pasar, u.provinsi_id, u.kota_id
from pasar.rapid_test u join pasar.pasar m on m.id = u.pasar_id;
comment on view pasar.rapid_kasus is 'Isi rapid test pasar, tanpa nama pedagang dan pemasok. Dibaca kasus yang memuatnya.';
