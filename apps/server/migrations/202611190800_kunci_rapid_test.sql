alter table okkp.rapid_test add column kunci uuid;

comment on column okkp.rapid_test.kunci is 'Dipilih di perangkat yang mencatat: entri yang dikirim lagi dikenali, berapa lama pun tertunda.';
