update pasar.pasar set lintang = round(lintang::numeric, 6), bujur = round(bujur::numeric, 6)
  where lintang <> round(lintang::numeric, 6)::double precision or bujur <> round(bujur::numeric, 6)::double precision;
update psat.unit_produksi set lintang = round(lintang::numeric, 6), bujur = round(bujur::numeric, 6)
  where lintang <> round(lintang::numeric, 6)::double precision or bujur <> round(bujur::numeric, 6)::double precision;

alter table pasar.pasar add constraint pasar_titik_enam_desimal
  check (lintang = round(lintang::numeric, 6)::double precision and bujur = round(bujur::numeric, 6)::double precision);
alter table psat.unit_produksi add constraint unit_produksi_titik_enam_desimal
  check (lintang = round(lintang::numeric, 6)::double precision and bujur = round(bujur::numeric, 6)::double precision);
comment on constraint pasar_titik_enam_desimal on pasar.pasar is
  'Letak disimpan seperti ditampilkan, dengan enam desimal; yang keluar dari portal tidak perlu dibulatkan lagi.';
comment on constraint unit_produksi_titik_enam_desimal on psat.unit_produksi is
  'Letak disimpan seperti ditampilkan, dengan enam desimal.';
