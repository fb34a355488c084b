-- Berkas SPPB berada di tempat unitnya, bukan di tempat kedudukan perusahaan.
with unit as (
  select distinct on (s.pengajuan_id) s.pengajuan_id,
    (s.isi -> 'unit_produksi' -> 0 ->> 'provinsi_id')::integer as provinsi_id,
    (s.isi -> 'unit_produksi' -> 0 ->> 'kota_id')::integer as kota_id
  from psat.salinan s
  order by s.pengajuan_id, s.putaran desc
)
update psat.pengajuan p
set provinsi_id = unit.provinsi_id, kota_id = unit.kota_id
from unit
where unit.pengajuan_id = p.id and p.audit_type = 'sppb_psat' and unit.provinsi_id is not null
  and (p.provinsi_id, p.kota_id) is distinct from (unit.provinsi_id, unit.kota_id);
