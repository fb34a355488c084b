-- Whether open data of markets has changed is asked with every download.
create index sanitasi_diubah on pasar.sanitasi (updated_at);
create index rapid_pasar_diubah on pasar.rapid_test (updated_at);
