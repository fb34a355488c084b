alter table oss.berkas_ds
  add column berkas text references platform.berkas (kunci),
  add column percobaan integer not null default 0,
  add column berikut timestamptz default '-infinity',
  add column galat text;
comment on column oss.berkas_ds.berkas is 'Salinan PDF di portal, milik berkas yang memakai izinnya.';
comment on column oss.berkas_ds.berikut is 'Tidak diambil sebelum saat ini; kosong bila sudah diambil atau tidak dicoba lagi.';
create index berkas_ds_diambil on oss.berkas_ds (berikut) where berikut is not null;

alter table oss.izin add column ds_ditanya timestamptz;
comment on column oss.izin.ds_ditanya is 'Terakhir kali OSS ditanya (inqueryFileDS) apakah izin terbitnya sudah ada.';
