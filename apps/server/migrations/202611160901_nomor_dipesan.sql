-- The registry keeps what others have reserved in it; it reads nobody else's tables for that.
create table okkp.nomor_dipesan (
  pemilik text primary key check (pemilik <> ''),
  jenis_registrasi_id integer not null references okkp.jenis_registrasi (id),
  nomor text not null check (nomor <> '')
);
create unique index nomor_dipesan_nomor on okkp.nomor_dipesan (jenis_registrasi_id, lower(nomor));
comment on table okkp.nomor_dipesan is 'Nomor registrasi yang sudah dipesan dan belum menjadi entri registri; satu pemilik satu nomor.';
comment on column okkp.nomor_dipesan.pemilik is 'Rekaman yang memesannya, mis. pengajuan/12.';

insert into okkp.nomor_dipesan (pemilik, jenis_registrasi_id, nomor)
  select 'pengajuan/' || id, case audit_type when 'sppb_psat' then 5 else 6 end, nomor
  from psat.pengajuan where tahap = 'penerbitan_nomor' and nomor is not null;
