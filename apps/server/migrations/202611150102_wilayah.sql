create table wilayah.provinsi (
  id integer primary key,
  kode text not null unique,
  nama text collate "id-x-icu" not null
);
comment on table wilayah.provinsi is 'Provinsi, ditambah provinsi semu 0 untuk kantor pusat.';
comment on column wilayah.provinsi.id is 'Kode resmi sebagai bilangan, mis. 32; 0 = OKKP PUSAT.';

create table wilayah.kota (
  id integer primary key,
  kode text not null unique,
  provinsi_id integer not null references wilayah.provinsi,
  nama text collate "id-x-icu" not null,
  jenis text not null check (jenis in ('KABUPATEN', 'KOTA'))
);
comment on table wilayah.kota is 'Kabupaten dan kota.';
comment on column wilayah.kota.id is 'Kode resmi tanpa titik sebagai bilangan, mis. 3273.';
comment on column wilayah.kota.kode is 'Kode resmi bertitik, mis. 32.73.';
comment on column wilayah.kota.nama is 'Nama lengkap, mis. Kota Bandung.';
create index kota_provinsi on wilayah.kota (provinsi_id, nama);

create table wilayah.kecamatan (
  id integer primary key,
  kode text not null unique,
  kota_id integer not null references wilayah.kota,
  nama text collate "id-x-icu" not null
);
comment on table wilayah.kecamatan is 'Kecamatan (distrik di Papua).';
comment on column wilayah.kecamatan.id is 'Kode resmi tanpa titik sebagai bilangan, mis. 327301.';
create index kecamatan_kota on wilayah.kecamatan (kota_id, nama);

insert into wilayah.provinsi (id, kode, nama) values (0, '0', 'OKKP PUSAT');
