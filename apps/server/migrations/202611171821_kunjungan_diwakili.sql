-- Langkah kunjungan juga menyebut orang cuti yang diwakili.
alter table psat.kunjungan_langkah add column mewakili text;
comment on column psat.kunjungan_langkah.mewakili is 'Nama orang cuti yang diwakili pada langkah ini.';
