-- A case judges each of its findings by tests of its own parameter and by what was done about its own goods.
create function okkp.pokok_uji(id_parameter integer) returns text language sql stable as $$
  select case when q.jenis = 'pestisida' then q.jenis else q.id::text end from okkp.parameter q where q.id = id_parameter;
$$;
comment on function okkp.pokok_uji is 'Yang dicari sebuah uji: parameternya, atau pestisida sebagai satu golongan karena kit tidak menyebut satu bahan.';

alter table okkp.kasus add column ditutup_koreksi boolean not null default false;
comment on column okkp.kasus.ditutup_koreksi is 'Ditutup oleh koreksi temuannya, bukan oleh petugas; koreksi balik membukanya lagi.';
alter table okkp.kasus_tindakan add column sumber bigint[];
comment on column okkp.kasus_tindakan.sumber is 'Temuan (okkp.kasus_sumber) yang barangnya diamankan; kosong berarti semua temuan saat itu.';
alter table okkp.kasus_uji_ulang add column parameter_id integer references okkp.parameter;
update okkp.kasus_uji_ulang e set parameter_id = u.parameter_id from okkp.rapid_test u where e.asal = 'rapid_test' and u.id = e.asal_id;
update okkp.kasus_uji_ulang e set parameter_id = u.parameter_id from pasar.rapid_test u where e.asal = 'rapid_pasar' and u.id = e.asal_id;

alter table okkp.permintaan_uji drop constraint permintaan_uji_keadaan_check;
alter table okkp.permintaan_uji add constraint permintaan_uji_keadaan_check
  check (keadaan in ('menunggu', 'diterima', 'ditolak', 'dijawab', 'diganti', 'dibatalkan'));
update okkp.permintaan_uji a set keadaan = 'dibatalkan', dijawab = now(), alasan = 'Kasusnya tidak lagi menunggu hasil ini.'
from okkp.kasus t where t.id = a.kasus_id and a.keadaan in ('menunggu', 'diterima')
  and (t.ditutup is not null or not t.terbuka && array['konfirmasi', 'uji_ulang']);

alter table okkp.kasus_usulan drop constraint kasus_usulan_keadaan_check;
alter table okkp.kasus_usulan add constraint kasus_usulan_keadaan_check
  check (keadaan in ('menunggu', 'setuju', 'tolak', 'gugur', 'ditarik'));
alter table okkp.kasus_usulan add column peran text, add column provinsi_id integer, add column kota_id integer;
comment on column okkp.kasus_usulan.peran is 'Peran dan wilayah pengusul saat mengusulkan: kantornya yang menentukan siapa orang keduanya.';
update okkp.kasus_usulan v set peran = a.role, provinsi_id = a.provinsi_id, kota_id = a.kota_id
from akun.pengguna a where a.id = v.oleh;
update okkp.kasus_usulan v set keadaan = 'gugur', diperiksa = now() from okkp.kasus t
where t.id = v.kasus_id and v.keadaan = 'menunggu' and t.ditutup is not null;

create or replace view okkp.keadaan_kasus as
select s.asal, s.asal_id, t.id as tindak_lanjut_id, t.ditutup is not null as ditutup,
  case when hasil.kata = 'terkonfirmasi' and barang.pada is not null then 'ditarik' else hasil.kata end as keadaan,
  case when hasil.kata <> 'menunggu' then coalesce(
    case hasil.kata when 'terkonfirmasi' then coalesce(barang.pada, u.tms) when 'tidak_terkonfirmasi' then u.ms end,
    (t.ditutup at time zone 'Asia/Jakarta')::date) end as hasil_pada
from okkp.kasus_sumber s
join okkp.kasus t on t.id = s.kasus_id
cross join lateral (
  select min(l.tanggal) filter (where h.status = 'TMS') as tms, max(l.tanggal) filter (where h.status = 'MS') as ms
  from okkp.uji_lab l join okkp.hasil_uji_lab h on h.uji_lab_id = l.id
  -- A test from before a finding says nothing about it, unless it was entered afterwards in answer to the case.
  where l.dihapus is null and (l.tanggal >= s.tanggal or (l.tindak_lanjut_id = t.id and l.created_at >= s.pada))
    and (l.tindak_lanjut_id = t.id
      or l.id in (select o.asal_id from okkp.kasus_sumber o where o.kasus_id = t.id and o.asal = 'uji_lab'))
    and (s.parameter_id is null or okkp.pokok_uji(h.parameter_id) = okkp.pokok_uji(s.parameter_id))) u
cross join lateral (
  select max(a.tanggal) as pada from okkp.kasus_tindakan a
  where a.kasus_id = t.id and a.pengamanan in ('ditahan', 'ditarik', 'dimusnahkan') and a.pada >= s.pada
    and (a.sumber is null or s.id = any(a.sumber))) barang
cross join lateral (select case
    when u.tms is not null then 'terkonfirmasi'
    when u.ms is not null then 'tidak_terkonfirmasi'
    -- Follow-ups from before cases have one finding and often no test: what the office stated counts.
    when t.luaran in ('terkonfirmasi', 'tidak_terkonfirmasi')
      and not exists (select from okkp.kasus_sumber o where o.kasus_id = t.id and o.id <> s.id)
      and not exists (select from okkp.uji_lab l where l.tindak_lanjut_id = t.id and l.dihapus is null and l.status is not null)
      then t.luaran
    when t.luaran is not null then 'tidak_diuji'
    else 'menunggu' end as kata) hasil
where s.asal in ('rapid_test', 'rapid_pasar');
comment on view okkp.keadaan_kasus is
  'Keadaan tiap rapid test positif menurut uji parameternya dan pengamanan barangnya: menunggu, terkonfirmasi, ditarik, tidak_terkonfirmasi, atau tidak_diuji.';
comment on column okkp.keadaan_kasus.hasil_pada is 'Hari hasil akhirnya: uji laboratorium, pengamanan barang, atau penutupan kasus.';

drop trigger keadaan_berubah on okkp.kasus_sumber;
create trigger keadaan_berubah after insert or delete or update of kasus_id, parameter_id, tanggal, pada on okkp.kasus_sumber
  for each row execute function okkp.keadaan_sumber_berubah();

create function okkp.hasil_uji_berubah() returns trigger language plpgsql as $$
begin
  perform okkp.keadaan_kasus_berubah(k.id) from (
    select l.tindak_lanjut_id as id from baru b join okkp.uji_lab l on l.id = b.uji_lab_id where l.tindak_lanjut_id is not null
    union select s.kasus_id from baru b join okkp.kasus_sumber s on s.asal = 'uji_lab' and s.asal_id = b.uji_lab_id) k;
  return null;
end
$$;
comment on function okkp.hasil_uji_berubah is 'Pemicu hasil uji laboratorium: keadaan rapid test kasusnya dihitung lagi menurut parameternya.';
create trigger keadaan_hasil_baru after insert on okkp.hasil_uji_lab referencing new table as baru
  for each statement execute function okkp.hasil_uji_berubah();
create trigger keadaan_hasil_berubah after update on okkp.hasil_uji_lab referencing new table as baru
  for each statement execute function okkp.hasil_uji_berubah();

update okkp.rapid_test set keadaan = 'menunggu' where hasil_uji = 'Positif'
  and id in (select asal_id from okkp.kasus_sumber where asal = 'rapid_test');
update pasar.rapid_test set keadaan = 'menunggu' where hasil_uji = 'Positif'
  and id in (select asal_id from okkp.kasus_sumber where asal = 'rapid_pasar');
