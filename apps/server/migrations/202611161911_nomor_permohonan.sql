-- A number that people can say, and what the file is about.
create table psat.urutan_permohonan (
  audit_type text not null check (audit_type in ('sppb_psat', 'izin_edar_pl')),
  tahun integer not null,
  terakhir integer not null check (terakhir > 0),
  primary key (audit_type, tahun)
);
comment on table psat.urutan_permohonan is 'Nomor permohonan terakhir per jenis izin dan tahun; naik dalam transaksi pengirimannya, jadi tanpa celah.';

alter table psat.pengajuan add column nomor_permohonan text, add column pokok text;
comment on column psat.pengajuan.nomor_permohonan is 'Nomor yang disebut orang, misalnya SPPB-2026-01214; diberikan saat dikirim dan tidak berubah.';
comment on column psat.pengajuan.pokok is 'Isi berkas dalam satu baris: unit dan komoditas, atau produk dan merek. Mengikuti salinan terakhir.';

with urut as (
  select id, audit_type, extract(year from dibuat at time zone 'Asia/Jakarta')::integer as tahun,
    row_number() over (partition by audit_type, extract(year from dibuat at time zone 'Asia/Jakarta') order by dibuat, id) as n
  from psat.pengajuan
), isi as (
  select distinct on (pengajuan_id) pengajuan_id, isi from psat.salinan order by pengajuan_id, putaran desc
)
update psat.pengajuan p set
  nomor_permohonan = case p.audit_type when 'sppb_psat' then 'SPPB' else 'PL' end || '-' || u.tahun || '-'
    || lpad(u.n::text, greatest(5, length(u.n::text)), '0'),
  pokok = case p.audit_type
    when 'sppb_psat' then nullif(concat_ws(', ', i.isi #>> '{unit_produksi,0,nama_unit}', lower(i.isi #>> '{ruang_lingkup,0,nama_komoditas}')), '')
    else nullif(concat_ws(' ', i.isi #>> '{info_produk,0,nama_dagang}', i.isi #>> '{info_produk,0,nama_merek}',
      i.isi #>> '{info_produk,0,berat_bersih}'), '') end
from urut u left join isi i on i.pengajuan_id = u.id
where u.id = p.id;

insert into psat.urutan_permohonan (audit_type, tahun, terakhir)
select audit_type, extract(year from dibuat at time zone 'Asia/Jakarta')::integer, count(*)
from psat.pengajuan group by 1, 2;

alter table psat.pengajuan alter column nomor_permohonan set not null, drop column cari;
alter table psat.pengajuan add column cari text not null
  generated always as (platform.teks_cari(nama_perusahaan, nib, nomor, nomor_permohonan, pokok)) stored;
create unique index pengajuan_nomor_permohonan on psat.pengajuan (nomor_permohonan);
create index pengajuan_cari on psat.pengajuan using gin (cari gin_trgm_ops);
