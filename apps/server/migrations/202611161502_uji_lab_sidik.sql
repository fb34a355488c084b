alter table okkp.uji_lab add column sidik text;
comment on column okkp.uji_lab.sidik is 'Sidik baris impor tanpa kode sampel, supaya baris yang sama tidak masuk dua kali.';
create unique index uji_lab_sidik on okkp.uji_lab (provinsi_id, sidik) where dihapus is null and sidik is not null;
