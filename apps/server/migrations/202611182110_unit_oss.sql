alter table psat.unit_produksi add column id_oss text;
comment on column psat.unit_produksi.id_oss is 'Proyek atau lokasi di OSS yang menjadi asal unit ini; satu unit tidak pernah disimpan dua kali.';
create unique index unit_produksi_oss on psat.unit_produksi (perusahaan_id, id_oss) where id_oss is not null;

alter table oss.izin add column unit jsonb not null default '[]';
comment on column oss.izin.unit is 'Lokasi proyek izin ini menurut OSS: disimpan sebagai unit produksi perusahaannya.';

-- Units whose SPPB the portal issued before it filled them in by itself.
with terbit as (
  select distinct on (u.id) u.id, r.no_registration, r.level, r.exp_sertifikat, r.ruang_lingkup
  from psat.pengajuan p
  join psat.sertifikat c on c.pengajuan_id = p.id
  join okkp.registrasi r on r.id = c.registrasi_id and r.dihapus is null
  join lateral (select isi from psat.salinan s where s.pengajuan_id = p.id order by s.putaran desc limit 1) s on true
  cross join lateral jsonb_to_recordset(s.isi -> 'unit_produksi') as unit (id bigint)
  join psat.unit_produksi u on u.id = unit.id and u.perusahaan_id = p.perusahaan_id
  where p.audit_type = 'sppb_psat' and p.perusahaan_baru_id is null
  order by u.id, c.terbit desc, c.id desc
)
update psat.unit_produksi u
set sppb_psat_nomor = t.no_registration, sppb_psat_level = t.level,
  sppb_psat_masa_berlaku = t.exp_sertifikat, sppb_psat_ruang_lingkup = t.ruang_lingkup
from terbit t
where t.id = u.id and u.sppb_psat_nomor is null and u.dihapus is null;
