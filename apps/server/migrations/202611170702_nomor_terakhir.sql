create index riwayat_nomor on psat.riwayat (waktu desc, id desc) where aksi = 'catat_nomor';
comment on index psat.riwayat_nomor is 'Nomor izin yang terakhir diisi, untuk mengusulkan yang berikutnya.';
