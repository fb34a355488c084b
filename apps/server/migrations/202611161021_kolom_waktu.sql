-- Satu pasang nama untuk saat baris dibuat dan terakhir diubah: data usaha memakai nama yang dipakai master dan registrasi.
alter table psat.unit_produksi rename column dibuat to created_at;
alter table psat.unit_produksi rename column diubah to updated_at;
alter table psat.ruang_lingkup rename column dibuat to created_at;
alter table psat.ruang_lingkup rename column diubah to updated_at;
alter table psat.produk rename column dibuat to created_at;
alter table psat.produk rename column diubah to updated_at;
alter table psat.mitra rename column dibuat to created_at;
alter table psat.mitra rename column diubah to updated_at;
