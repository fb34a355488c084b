alter table oss.berkas_ds add column nib text;
comment on column oss.berkas_ds.nib is 'NIB yang disebut pesan OSS; kosong bila portal sendiri yang menanyakan berkasnya. Berkas hanya dipakai bila sama dengan NIB izinnya.';
