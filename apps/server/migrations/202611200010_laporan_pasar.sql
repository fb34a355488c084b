alter table okkp.pengaduan add column pasar_id bigint;
comment on column okkp.pengaduan.pasar_id is 'Pasar yang posternya dipindai pelapor; dihapus bersama isi laporan.';

create view pasar.letak_pasar as select id, nama, provinsi_id, kota_id from pasar.pasar;
comment on view pasar.letak_pasar is 'Nama dan wilayah pasar. Dibaca laporan masyarakat dan kasus.';
create view pasar.kios_pasar as select id as pedagang_id, pasar_id, nomor_kios from pasar.pedagang where aktif;
comment on view pasar.kios_pasar is 'Kios tiap pasar, tanpa nama pedagang. Dibaca laporan masyarakat yang diterima sebagai kasus.';
