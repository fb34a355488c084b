alter table psat.unit_produksi
  add column lintang double precision check (lintang between -90 and 90),
  add column bujur double precision check (bujur between -180 and 180),
  add constraint unit_produksi_titik check ((lintang is null) = (bujur is null));
comment on column psat.unit_produksi.lintang is 'Letak unit dalam derajat (WGS 84), selatan negatif; kosong bila tidak diisi.';
comment on column psat.unit_produksi.bujur is 'Letak unit dalam derajat (WGS 84), timur positif; ada bila lintang ada.';
