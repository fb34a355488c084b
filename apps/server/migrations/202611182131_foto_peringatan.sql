alter table okkp.peringatan_versi add column foto text references platform.berkas (kunci);
comment on column okkp.peringatan_versi.foto is 'Foto produk yang ditarik atau diperingatkan; versi berikutnya boleh memakai foto yang sama.';
