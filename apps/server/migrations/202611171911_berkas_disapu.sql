-- What the sweep has taken: whoever uploaded it is told so, instead of "not found", for a month.
create table platform.berkas_disapu (
  kunci text primary key,
  pengunggah_id bigint,
  disapu timestamptz not null
);
comment on table platform.berkas_disapu is 'Berkas sementara yang sudah disapu, diingat tiga puluh hari supaya pengunggahnya tahu mengapa berkasnya tidak ada lagi.';
comment on column platform.berkas_disapu.pengunggah_id is 'Hanya dia yang diberi tahu; bagi orang lain berkas itu tidak pernah ada.';
create index berkas_disapu_lama on platform.berkas_disapu (disapu);
