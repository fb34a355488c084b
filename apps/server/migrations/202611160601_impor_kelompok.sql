alter table okkp.impor add column kelompok json not null default '[]';
comment on column okkp.impor.kelompok is 'Kesalahan semua baris yang ditolak, dihitung per jenis dan kolom.';
