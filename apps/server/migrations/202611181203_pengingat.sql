-- One table says which reminders were sent, whatever they are about.
create table platform.pengingat (
  perihal text not null,
  subjek_id bigint not null,
  langkah text not null,
  akhir text not null,
  dikirim timestamptz not null,
  primary key (perihal, subjek_id, langkah, akhir)
);
comment on table platform.pengingat is 'Pengingat yang sudah dikirim, sekali untuk tiap langkah dan tiap akhirnya.';
comment on column platform.pengingat.perihal is 'Hal yang diingatkan: registrasi, kompetensi, tindak-lanjut, atau tenggat.';
comment on column platform.pengingat.subjek_id is 'Id rekaman yang diingatkan.';
comment on column platform.pengingat.langkah is 'Berapa hari sebelum berakhir (-1: sudah lewat), atau nama langkahnya.';
comment on column platform.pengingat.akhir is 'Hari berakhirnya; untuk tenggat, baris riwayat yang membuka tahapnya.';

insert into platform.pengingat (perihal, subjek_id, langkah, akhir, dikirim)
  select 'registrasi', registrasi_id, hari::text, exp_sertifikat::text, dikirim from okkp.pengingat_kedaluwarsa
  union all
  select 'kompetensi', kompetensi_id, hari::text, berlaku_sampai::text, dikirim from okkp.pengingat_kompetensi
  union all
  select 'tindak-lanjut', id, case pengingat when 'lewat' then '-1' else '3' end, batas_waktu::text, now()
  from okkp.tindak_lanjut where pengingat is not null
  union all
  select 'tenggat', pengajuan_id, jenis, riwayat_id::text, dikirim from psat.peringatan;

drop table okkp.pengingat_kedaluwarsa;
drop table okkp.pengingat_kompetensi;
drop table psat.peringatan;
alter table okkp.tindak_lanjut drop column pengingat;
