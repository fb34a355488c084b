-- Figures of licence files by region and time (platform.ember): what came in, what happened to it, how long it took, where it
-- stands and with whom. Days of Jakarta; cities keep months, their days are few enough to be read from rows.
alter table psat.pengajuan
  add column tanggal_masuk date not null generated always as ((dibuat at time zone 'Asia/Jakarta')::date) stored,
  add column hasil text not null generated always as (
    case when selesai is null then 'proses' when tahap in ('ditolak', 'reject') then 'tms' else 'terbit' end) stored,
  add column penangan_id bigint[] not null default '{}';
comment on column psat.pengajuan.hasil is 'Kelompok keluaran: proses, terbit, atau tms (ditolak).';
comment on column psat.pengajuan.penangan_id is 'Petugas sekretariat, koordinator, dan subkoordinator yang pernah mengambil langkah pada berkas ini.';
alter table psat.pengajuan add constraint pengajuan_hasil_check check (hasil in ('proses', 'terbit', 'tms'));
update psat.pengajuan p set penangan_id = array(select distinct h.oleh from psat.riwayat h where h.pengajuan_id = p.id and h.oleh is not null
  and h.peran in ('SEKRETARIAT', 'KOORDINATOR_SEKRETARIAT', 'SUBKOORDINATOR_SEKRETARIAT') order by 1);
create index pengajuan_masuk on psat.pengajuan (tanggal_masuk, provinsi_id, kota_id);
create index pengajuan_hasil on psat.pengajuan (hasil, dibuat desc, id desc);
create index pengajuan_hasil_wilayah on psat.pengajuan (provinsi_id, hasil, dibuat desc, id desc);
create index pengajuan_penangan on psat.pengajuan using gin (penangan_id);
create index pengajuan_auditor_berjalan on psat.pengajuan using gin (auditor_id) where selesai is null;
create index pengajuan_lead_berjalan on psat.pengajuan (lead_auditor_id) where selesai is null and lead_auditor_id is not null;
create index pengajuan_penangan_berjalan on psat.pengajuan using gin (penangan_id) where selesai is null;

create table psat.peristiwa (
  pengajuan_id bigint not null references psat.pengajuan,
  urutan integer not null,
  jenis text not null check (jenis in ('audit', 'revisi', 'akhir_audit', 'terbit', 'tolak')),
  tanggal date not null,
  audit_type text not null check (audit_type in ('sppb_psat', 'izin_edar_pl')),
  is_input_pusat boolean not null,
  provinsi_id integer,
  kota_id integer,
  primary key (pengajuan_id, urutan, jenis)
);
comment on table psat.peristiwa is 'Peristiwa sebuah berkas yang dihitung dasbor, satu untuk langkah riwayat yang membawanya; wilayahnya mengikuti berkasnya.';
create index peristiwa_tanggal on psat.peristiwa (tanggal, provinsi_id, kota_id);
create index peristiwa_jenis on psat.peristiwa (jenis, tanggal desc, pengajuan_id);

insert into psat.peristiwa
select p.id, h.urutan, j.jenis, (h.waktu at time zone 'Asia/Jakarta')::date, p.audit_type, p.is_input_pusat, p.provinsi_id, p.kota_id
from psat.riwayat h join psat.pengajuan p on p.id = h.pengajuan_id
cross join lateral (values
  ('audit', h.dari in ('penunjukan_auditor', 'select_auditor') and h.ke in ('audit_dokumen', 'review_auditor')),
  ('revisi', h.dari <> h.ke and h.ke in ('perbaikan_permohonan', 'perbaikan_audit_dokumen', 'perbaikan_audit_lapang',
    'perbaikan_rekomendasi', 'upload_revision')),
  ('akhir_audit', h.dari in ('rekomendasi', 'sidang_komtek') and h.ke in ('penagihan', 'penerbitan_nomor', 'lampiran_teknis')),
  ('terbit', h.dari <> h.ke and h.ke in ('terbit', 'complete')),
  ('tolak', h.dari <> h.ke and h.ke in ('ditolak', 'reject'))) as j(jenis, benar)
where j.benar;

create table psat.waktu_layanan (
  pengajuan_id bigint not null references psat.pengajuan,
  bagian text not null,
  hari integer not null check (hari >= 0),
  jeda boolean not null,
  tanggal date not null,
  hasil text not null check (hasil in ('terbit', 'tms')),
  audit_type text not null check (audit_type in ('sppb_psat', 'izin_edar_pl')),
  is_input_pusat boolean not null,
  provinsi_id integer,
  kota_id integer,
  primary key (pengajuan_id, bagian)
);
comment on table psat.waktu_layanan is 'Hari kerja yang dipakai berkas yang sudah berakhir: seluruhnya, jedanya, tiap anggaran, dan tiap tahap yang menunggu. Ditulis sekali, dengan hari libur saat itu.';
comment on column psat.waktu_layanan.bagian is '"seluruhnya", "jeda", nama anggaran, atau nama tahap yang menunggu.';
create index waktu_layanan_tanggal on psat.waktu_layanan (tanggal, provinsi_id, kota_id);

create function psat.pindahkan_hitungan() returns trigger language plpgsql as $$
begin
  update psat.peristiwa set provinsi_id = new.provinsi_id, kota_id = new.kota_id where pengajuan_id = new.id;
  update psat.waktu_layanan set provinsi_id = new.provinsi_id, kota_id = new.kota_id where pengajuan_id = new.id;
  return null;
end
$$;
comment on function psat.pindahkan_hitungan is 'Yang dihitung dari sebuah berkas ikut ke wilayah barunya.';
create trigger pindahkan_hitungan after update of provinsi_id, kota_id on psat.pengajuan for each row
  when (new.provinsi_id is distinct from old.provinsi_id or new.kota_id is distinct from old.kota_id)
  execute function psat.pindahkan_hitungan();

call platform.pasang_pencacah('psat.ember_masuk', 'psat.pengajuan',
  array['wilayah integer', 'waktu integer', 'is_input_pusat boolean', 'audit_type text', 'jenis_pengajuan text', 'hasil text'],
  array['ember.wilayah', 'ember.waktu', 'is_input_pusat', 'audit_type', 'jenis_pengajuan', 'hasil'],
  'ember.wilayah is not null',
  platform.ember('tanggal_masuk', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan', 'hari'], array['tahun', 'bulan']));

call platform.pasang_pencacah('psat.ember_peristiwa', 'psat.peristiwa',
  array['wilayah integer', 'waktu integer', 'jenis text', 'is_input_pusat boolean', 'audit_type text'],
  array['ember.wilayah', 'ember.waktu', 'jenis', 'is_input_pusat', 'audit_type'],
  'ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan', 'hari'], array['tahun', 'bulan']));

-- Histograms: how many files took how many days. Parts and days are many keys, so no days of the calendar are kept.
call platform.pasang_pencacah('psat.ember_layanan', 'psat.waktu_layanan',
  array['wilayah integer', 'waktu integer', 'bagian text', 'hari integer', 'hasil text', 'is_input_pusat boolean', 'audit_type text'],
  array['ember.wilayah', 'ember.waktu', 'bagian', 'hari', 'hasil', 'is_input_pusat', 'audit_type'],
  'ember.wilayah is not null',
  platform.ember('tanggal', array['tahun', 'bulan'], array['tahun', 'bulan'], array['tahun']));

call platform.pasang_pencacah('psat.cacah_keadaan', 'psat.pengajuan',
  array['wilayah integer', 'is_input_pusat boolean', 'audit_type text', 'jenis_pengajuan text', 'alur text', 'tahap text', 'tenggat date'],
  array['tempat.wilayah', 'is_input_pusat', 'audit_type', 'jenis_pengajuan', 'alur', 'tahap', 'case when selesai is null then tenggat end'],
  'tempat.wilayah is not null',
  'cross join lateral (values (-1), (provinsi_id), (kota_id)) as tempat(wilayah)');

-- Running files by whom they are with: the lead, the members of the team, and who of the secretariat has worked on them.
call platform.pasang_pencacah('psat.cacah_beban', 'psat.pengajuan',
  array['wilayah integer', 'bagian text', 'pengguna_id bigint', 'is_input_pusat boolean', 'audit_type text', 'jenis_pengajuan text', 'tahap text'],
  array['tempat.wilayah', 'orang.bagian', 'orang.id', 'is_input_pusat', 'audit_type', 'jenis_pengajuan', 'tahap'],
  'selesai is null and tempat.wilayah is not null and orang.id is not null',
  'cross join lateral (values (-1), (provinsi_id), (kota_id)) as tempat(wilayah) '
  'cross join lateral (select ''ketua'', lead_auditor_id union all select ''anggota'', unnest(auditor_id) '
    'union all select ''penangan'', unnest(penangan_id)) as orang(bagian, id)');
