-- Replaced entries keep their number to themselves; imports make none, so this costs them nothing.
create index registrasi_nomor_diganti on okkp.registrasi (jenis_registrasi_id, lower(no_registration))
  where digantikan_oleh is not null;
create index pengajuan_bernomor on psat.pengajuan (audit_type, lower(nomor)) where nomor is not null;
