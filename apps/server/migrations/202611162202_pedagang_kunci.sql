alter table pasar.pedagang add column kunci uuid unique;
comment on column pasar.pedagang.kunci is 'Dipilih di perangkat yang mencatat di lapangan: entri yang dikirim lagi dikenali. Kosong bila dicatat di meja atau diimpor.';
create index pasar_tanpa_titik on pasar.pasar (nama, id) where lintang is null;
