-- Follow-ups grow into cases: several sources, steps that records complete, requests to laboratories, a second account.
alter table okkp.tindak_lanjut rename to kasus;
alter table okkp.kasus drop constraint tindak_lanjut_asal_check;
alter table okkp.kasus add constraint kasus_asal_check
  check (asal in ('rapid_test', 'rapid_pasar', 'uji_lab', 'pengawasan', 'pengaduan'));
alter table okkp.kasus drop constraint tindak_lanjut_luaran_check;
alter table okkp.kasus add constraint kasus_luaran_check
  check (luaran in ('terkonfirmasi', 'tidak_terkonfirmasi', 'tidak_terbukti', 'alasan'));
drop index okkp.tindak_lanjut_asal;
alter table okkp.kasus alter column batas_waktu drop not null;
alter table okkp.kasus
  add column terbuka text[] not null default '{}',
  add column dipastikan boolean not null default false,
  add column menunggu_laboratorium boolean not null default false,
  add column menunggu_orang_kedua boolean not null default false,
  add column bina_pusat boolean not null default false,
  add column pernah_terlambat boolean not null default false,
  add column batas_lama date,
  add column batas_lama_sampai timestamptz,
  add column kunci text[] not null default '{}',
  add column subjek text[] not null default '{}';
comment on table okkp.kasus is 'Satu kasus dari temuan sampai ditutup: uji konfirmasi, pengamanan, penelusuran, pembinaan, uji ulang. Dipakai OKKP dan Pasar.';
comment on column okkp.kasus.asal_id is 'Sumber pertama; semua sumber ada di okkp.kasus_sumber.';
comment on column okkp.kasus.terbuka is 'Langkah yang terbuka, disalin dari aturan domain pada setiap perubahan, untuk daftar.';
comment on column okkp.kasus.batas_waktu is 'Batas terdekat dari langkah yang terbuka; kosong bila tinggal ditutup.';
comment on column okkp.kasus.bina_pusat is 'Pembinaan terbuka dan izinnya terbitan pusat, jadi pusat yang membina.';
comment on column okkp.kasus.batas_lama is 'Batas waktu tindak lanjut sebelum menjadi kasus; berlaku sampai langkah berikutnya.';
comment on column okkp.kasus.kunci is 'Usaha, kios, atau pemasok dengan komoditasnya; temuan baru dengan kunci yang sama bergabung.';
comment on column okkp.kasus.subjek is 'Usaha, pemasok, dan pasar tanpa komoditas, untuk temuan berulang.';
create index kasus_kunci on okkp.kasus using gin (kunci) where ditutup is null;
create index kasus_subjek on okkp.kasus using gin (subjek);

create table okkp.kasus_sumber (
  id bigint generated always as identity primary key,
  kasus_id bigint not null references okkp.kasus on delete cascade,
  asal text not null check (asal in ('rapid_test', 'rapid_pasar', 'uji_lab', 'pengawasan', 'pengaduan')),
  asal_id bigint not null,
  tanggal date not null,
  temuan text not null,
  komoditas text not null,
  lokasi text not null,
  registrasi_id bigint references okkp.registrasi,
  komoditas_id bigint references okkp.komoditas,
  komoditas_tambahan text,
  kategori text,
  jenis_uji_id integer,
  parameter_id integer references okkp.parameter,
  pasar_id bigint,
  nomor_kios text,
  pedagang_id bigint,
  pemasok_id bigint,
  provinsi_id integer not null,
  kota_id integer,
  kunci text[] not null default '{}',
  subjek text[] not null default '{}',
  pada timestamptz not null,
  berlaku boolean not null default true,
  unique (asal, asal_id)
);
comment on table okkp.kasus_sumber is 'Temuan yang membuka sebuah kasus atau bergabung dengannya. Keterangannya disalin, supaya kasus tidak membaca sayap lain.';
comment on column okkp.kasus_sumber.provinsi_id is 'Wilayah rekaman asal, yang juga membaca kasusnya.';
comment on column okkp.kasus_sumber.pada is 'Saat temuan masuk ke kasus; urutan langkah dihitung darinya.';
comment on column okkp.kasus_sumber.berlaku is 'Salah bila temuannya dikoreksi, mis. menjadi negatif.';
create index kasus_sumber_kasus on okkp.kasus_sumber (kasus_id);
create index kasus_sumber_provinsi on okkp.kasus_sumber (provinsi_id, kasus_id);

create table okkp.kasus_uji_ulang (
  kasus_id bigint not null references okkp.kasus on delete cascade,
  asal text not null check (asal in ('rapid_test', 'rapid_pasar')),
  asal_id bigint not null,
  tanggal date not null,
  pada timestamptz not null,
  primary key (asal, asal_id)
);
comment on table okkp.kasus_uji_ulang is 'Rapid test negatif yang dicatat sebagai uji ulang sebuah kasus.';
create index kasus_uji_ulang_kasus on okkp.kasus_uji_ulang (kasus_id);

create table okkp.permintaan_uji (
  id bigint generated always as identity primary key,
  kasus_id bigint not null references okkp.kasus on delete cascade,
  laboratorium_provinsi_id integer references wilayah.provinsi,
  laboratorium text not null,
  catatan text,
  diminta timestamptz not null,
  diminta_oleh bigint,
  batas date not null,
  keadaan text not null default 'menunggu' check (keadaan in ('menunggu', 'diterima', 'ditolak', 'dijawab', 'diganti')),
  perkiraan date,
  alasan text,
  dijawab timestamptz,
  dijawab_oleh bigint,
  uji_lab_id bigint references okkp.uji_lab
);
comment on table okkp.permintaan_uji is 'Permintaan uji kepada laboratorium untuk sebuah kasus.';
comment on column okkp.permintaan_uji.laboratorium_provinsi_id is 'Provinsi akun laboratorium yang dimintai; kosong bila laboratorium tanpa akun.';
create unique index permintaan_uji_terbuka on okkp.permintaan_uji (kasus_id) where keadaan in ('menunggu', 'diterima');
create index permintaan_uji_kasus on okkp.permintaan_uji (kasus_id);
create index permintaan_uji_laboratorium on okkp.permintaan_uji (laboratorium_provinsi_id, batas, id);

create table okkp.kasus_tindakan (
  id bigint generated always as identity primary key,
  kasus_id bigint not null references okkp.kasus on delete cascade,
  langkah text not null check (langkah in ('konfirmasi', 'pengamanan', 'penelusuran', 'pembinaan')),
  tanggal date not null,
  pengamanan text check (pengamanan in ('ditahan', 'ditarik', 'dimusnahkan', 'habis')),
  jumlah double precision check (jumlah > 0),
  satuan text,
  pemasok_id bigint,
  pemasok text,
  asal_pemasok text,
  tidak_diketahui boolean not null default false,
  catatan text,
  bukti text references platform.berkas (kunci),
  oleh bigint,
  pada timestamptz not null,
  check ((langkah = 'pengamanan') = (pengamanan is not null))
);
comment on table okkp.kasus_tindakan is 'Yang dilakukan kantor pada sebuah kasus: kunjungan, pengamanan, penelusuran, pembinaan.';
create index kasus_tindakan_kasus on okkp.kasus_tindakan (kasus_id);
create index kasus_tindakan_bukti on okkp.kasus_tindakan (bukti) where bukti is not null;

create table okkp.kasus_usulan (
  id bigint generated always as identity primary key,
  kasus_id bigint not null references okkp.kasus on delete cascade,
  langkah text not null check (langkah in ('konfirmasi', 'pengamanan', 'pembinaan', 'uji_ulang', 'penutupan')),
  alasan text not null,
  oleh bigint not null,
  pada timestamptz not null,
  keadaan text not null default 'menunggu' check (keadaan in ('menunggu', 'setuju', 'tolak')),
  pemeriksa bigint,
  diperiksa timestamptz,
  catatan text,
  check (pemeriksa <> oleh)
);
comment on table okkp.kasus_usulan is 'Usulan yang menunggu orang kedua: langkah yang tidak dapat dilakukan, atau penutupan dengan alasan.';
create unique index kasus_usulan_menunggu on okkp.kasus_usulan (kasus_id, langkah) where keadaan = 'menunggu';

create table okkp.kasus_riwayat (
  id bigint generated always as identity primary key,
  kasus_id bigint not null references okkp.kasus on delete cascade,
  pada timestamptz not null,
  oleh bigint,
  judul text not null,
  keterangan text,
  langkah text
);
comment on table okkp.kasus_riwayat is 'Yang terjadi pada sebuah kasus, dalam kata-kata untuk pembacanya.';
create index kasus_riwayat_kasus on okkp.kasus_riwayat (kasus_id, pada, id);

alter table okkp.uji_lab add column putusan_pada timestamptz;
comment on column okkp.uji_lab.putusan_pada is 'Saat putusan yang sekarang dicatat; urutan langkah kasus dihitung darinya. Diisi pemicu.';
create function okkp.catat_putusan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    new.putusan_pada := case when tg_op = 'INSERT' then new.created_at else new.updated_at end;
  end if;
  return new;
end
$$;
comment on function okkp.catat_putusan is 'Pemicu uji laboratorium: mencatat saat putusan diberikan atau dikoreksi.';
create trigger catat_putusan before insert or update of status on okkp.uji_lab
  for each row execute function okkp.catat_putusan();
update okkp.uji_lab set putusan_pada = created_at where putusan_pada is null and tindak_lanjut_id is not null;

-- What exists becomes the first source of its case, and open follow-ups keep their due day until their next step.
insert into okkp.kasus_sumber (kasus_id, asal, asal_id, tanggal, temuan, komoditas, lokasi, registrasi_id, komoditas_id,
  komoditas_tambahan, kategori, jenis_uji_id, parameter_id, pasar_id, nomor_kios, pedagang_id, pemasok_id, provinsi_id,
  kota_id, pada, berlaku)
select t.id, t.asal, t.asal_id, t.tanggal, t.parameter, t.komoditas, t.lokasi, t.registrasi_id,
  coalesce(u.komoditas_id, m.komoditas_id), coalesce(u.komoditas_tambahan, m.komoditas_tambahan),
  coalesce(u.kategori, m.kategori), coalesce(u.jenis_rapid_test_id, m.jenis_rapid_test_id),
  coalesce(u.parameter_id, m.parameter_id), m.pasar_id, m.nomor_kios, m.pedagang_id, m.pemasok_id,
  t.asal_provinsi_id, t.asal_kota_id, t.dibuka, coalesce(u.hasil_uji, m.hasil_uji, 'Positif') = 'Positif'
from okkp.kasus t
  left join okkp.rapid_test u on t.asal = 'rapid_test' and u.id = t.asal_id
  left join pasar.rapid_test m on t.asal = 'rapid_pasar' and m.id = t.asal_id;

-- The same keys as kunciKasus and subjekKasus of domain.
update okkp.kasus_sumber s set
  subjek = array_remove(array[
    'registrasi:' || s.registrasi_id, 'perusahaan:' || r.perusahaan_id, 'pemasok:' || s.pemasok_id, 'pasar:' || s.pasar_id], null),
  kunci = array(select k || '|' || coalesce(s.komoditas_id::text, lower(s.komoditas)) from unnest(array_remove(array[
    'registrasi:' || s.registrasi_id, 'perusahaan:' || r.perusahaan_id, 'pemasok:' || s.pemasok_id,
    'kios:' || s.pasar_id || ':' || lower(s.nomor_kios)], null)) k order by k)
from okkp.kasus_sumber semua left join okkp.registrasi r on r.id = semua.registrasi_id
where semua.id = s.id;
update okkp.kasus t set kunci = s.kunci, subjek = s.subjek from okkp.kasus_sumber s where s.kasus_id = t.id;
insert into okkp.kasus_riwayat (kasus_id, pada, oleh, judul)
select id, dibuka, dibuka_oleh, 'Tindak lanjut dibuka' from okkp.kasus;
insert into okkp.kasus_riwayat (kasus_id, pada, oleh, judul, keterangan, langkah)
select id, ditutup, ditutup_oleh, 'Tindak lanjut ditutup', catatan, 'penutupan' from okkp.kasus where ditutup is not null;

/* The step that the records of an open follow-up show, as readKasus of domain computes it. */
update okkp.kasus t set batas_lama = t.batas_waktu, batas_lama_sampai = now(), dipastikan = u.tms,
  pernah_terlambat = t.batas_waktu < (now() at time zone 'Asia/Jakarta')::date,
  menunggu_laboratorium = not u.tms and u.tanpa_putusan,
  terbuka = case
    when u.tms and w.ada then array['pengamanan', 'penelusuran']
    when u.tms then array['pengamanan', 'penelusuran', 'pembinaan']
    when u.ada and not u.tanpa_putusan then array['penutupan']
    else array['konfirmasi'] end,
  bina_pusat = u.tms and not w.ada and coalesce(r.pusat, false),
  batas_waktu = case when u.tms or u.tanpa_putusan or not u.ada then t.batas_waktu end
from okkp.kasus k
  left join okkp.registrasi r on r.id = k.registrasi_id
  cross join lateral (select count(*) > 0 as ada, coalesce(bool_or(l.status = 'TMS'), false) as tms,
    coalesce(bool_or(l.status is null), false) as tanpa_putusan, min(l.putusan_pada) filter (where l.status = 'TMS') as pada
    from okkp.uji_lab l where l.tindak_lanjut_id = k.id and l.dihapus is null) u
  cross join lateral (select exists (select from okkp.pengawasan p where p.tindak_lanjut_id = k.id and p.dihapus is null
    and p.created_at >= u.pada) as ada) w
where k.id = t.id and t.ditutup is null;
update okkp.kasus t set dipastikan = t.luaran = 'terkonfirmasi',
  pernah_terlambat = (t.ditutup at time zone 'Asia/Jakarta')::date > t.batas_waktu where t.ditutup is not null;

-- What a positive has come to. Goods withdrawn is an outcome of its own.
alter table okkp.rapid_test drop constraint rapid_test_keadaan_check;
alter table okkp.rapid_test add constraint rapid_test_keadaan_check
  check (keadaan in ('menunggu', 'terkonfirmasi', 'ditarik', 'tidak_terkonfirmasi', 'tidak_diuji'));
alter table pasar.rapid_test drop constraint rapid_test_keadaan_check;
alter table pasar.rapid_test add constraint rapid_test_keadaan_check
  check (keadaan in ('menunggu', 'terkonfirmasi', 'ditarik', 'tidak_terkonfirmasi', 'tidak_diuji'));

create view okkp.keadaan_kasus as
select s.asal, s.asal_id, t.id as tindak_lanjut_id, t.ditutup is not null as ditutup,
  case when hasil.kata = 'terkonfirmasi' and exists (select from okkp.kasus_tindakan a
    where a.kasus_id = t.id and a.pengamanan in ('ditahan', 'ditarik', 'dimusnahkan')) then 'ditarik' else hasil.kata end as keadaan
from okkp.kasus_sumber s
join okkp.kasus t on t.id = s.kasus_id
cross join lateral (
  select coalesce(bool_or(l.status = 'TMS'), false) as tms,
    coalesce(bool_and(l.status is not distinct from 'MS'), false) as semua_ms
  from okkp.uji_lab l where l.dihapus is null and (l.tindak_lanjut_id = t.id
    or l.id in (select o.asal_id from okkp.kasus_sumber o where o.kasus_id = t.id and o.asal = 'uji_lab'))) u
cross join lateral (select case
    when u.tms then 'terkonfirmasi'
    when t.luaran in ('terkonfirmasi', 'tidak_terkonfirmasi') and not exists (select from okkp.kasus_sumber o
      where o.kasus_id = t.id and o.asal = 'pengawasan') then t.luaran
    when u.semua_ms then 'tidak_terkonfirmasi'
    when t.luaran is not null then 'tidak_diuji'
    else 'menunggu' end as kata) hasil
where s.asal in ('rapid_test', 'rapid_pasar');
comment on view okkp.keadaan_kasus is
  'Keadaan tiap rapid test positif menurut kasusnya: menunggu, terkonfirmasi, ditarik (barangnya diamankan), tidak_terkonfirmasi, atau tidak_diuji.';

comment on column okkp.rapid_test.keadaan is 'Hasil akhir sebuah hasil positif menurut okkp.keadaan_kasus; kosong bila negatif. Diisi pemicu.';
comment on column pasar.rapid_test.keadaan is 'Hasil akhir sebuah hasil positif menurut okkp.keadaan_kasus; kosong bila negatif. Diisi pemicu.';

create or replace function okkp.isi_keadaan() returns trigger language plpgsql as $$
begin
  new.keadaan := case when new.hasil_uji = 'Positif' then coalesce(
    (select k.keadaan from okkp.keadaan_kasus k where k.asal = tg_argv[0] and k.asal_id = new.id), 'menunggu') end;
  return new;
end
$$;
drop view okkp.keadaan_rantai;

drop trigger keadaan_baru on okkp.kasus;
drop trigger keadaan_berubah on okkp.kasus;
drop trigger keadaan_terhapus on okkp.kasus;
drop trigger konfirmasi_baru on okkp.uji_lab;
drop trigger konfirmasi_berubah on okkp.uji_lab;
drop trigger konfirmasi_terhapus on okkp.uji_lab;
drop function okkp.rantai_berubah();
drop function okkp.uji_konfirmasi_berubah();

create function okkp.keadaan_sumber_berubah() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform okkp.perbarui_keadaan(old.asal, old.asal_id); end if;
  if tg_op <> 'DELETE' then perform okkp.perbarui_keadaan(new.asal, new.asal_id); end if;
  -- A laboratory test that joins speaks for the positives that were there before.
  if tg_op = 'INSERT' and new.asal = 'uji_lab' then perform okkp.keadaan_kasus_berubah(new.kasus_id); end if;
  return null;
end
$$;
comment on function okkp.keadaan_sumber_berubah is 'Pemicu sumber kasus: keadaan rapid testnya dihitung lagi.';
create trigger keadaan_berubah after insert or delete or update of kasus_id on okkp.kasus_sumber
  for each row execute function okkp.keadaan_sumber_berubah();

create function okkp.keadaan_kasus_berubah(id_kasus bigint) returns void language sql as $$
  select okkp.perbarui_keadaan(s.asal, s.asal_id) from okkp.kasus_sumber s
  where s.kasus_id = id_kasus and s.asal in ('rapid_test', 'rapid_pasar');
$$;
comment on function okkp.keadaan_kasus_berubah is 'Menghitung lagi keadaan semua rapid test sebuah kasus.';

create function okkp.kasus_berubah() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'kasus' then
    perform okkp.keadaan_kasus_berubah(new.id);
  elsif tg_table_name = 'kasus_tindakan' then
    perform okkp.keadaan_kasus_berubah(new.kasus_id);
  else
    if tg_op <> 'INSERT' then
      perform okkp.keadaan_kasus_berubah(k) from (select old.tindak_lanjut_id as k union
        select kasus_id from okkp.kasus_sumber where asal = 'uji_lab' and asal_id = old.id) lama where k is not null;
    end if;
    if tg_op <> 'DELETE' then perform okkp.keadaan_kasus_berubah(new.tindak_lanjut_id); end if;
  end if;
  return null;
end
$$;
comment on function okkp.kasus_berubah is 'Pemicu kasus, tindakan, dan uji laboratorium: keadaan rapid test kasusnya dihitung lagi.';
create trigger keadaan_luaran after update of luaran on okkp.kasus for each row
  when (new.luaran is distinct from old.luaran) execute function okkp.kasus_berubah();
create trigger keadaan_barang after insert on okkp.kasus_tindakan for each row when (new.pengamanan is not null)
  execute function okkp.kasus_berubah();
create trigger konfirmasi_baru after insert on okkp.uji_lab for each row when (new.tindak_lanjut_id is not null)
  execute function okkp.kasus_berubah();
create trigger konfirmasi_berubah after update of status, tindak_lanjut_id, dihapus on okkp.uji_lab for each row
  execute function okkp.kasus_berubah();
create trigger konfirmasi_terhapus after delete on okkp.uji_lab for each row when (old.tindak_lanjut_id is not null)
  execute function okkp.kasus_berubah();

update okkp.rapid_test set keadaan = 'menunggu' where hasil_uji = 'Positif';
update pasar.rapid_test set keadaan = 'menunggu' where hasil_uji = 'Positif';

create view pasar.kios_pemasok as
select b.pemasok_id, s.nama as pemasok, d.id as pedagang_id, d.nomor_kios, d.pasar_id, m.nama as pasar, k.nama as kota,
  c.nama as komoditas, b.komoditas_id
from pasar.pasokan b
  join pasar.pemasok s on s.id = b.pemasok_id
  join pasar.pedagang d on d.id = b.pedagang_id
  join pasar.pasar m on m.id = d.pasar_id
  join wilayah.kota k on k.id = m.kota_id
  join okkp.komoditas c on c.id = b.komoditas_id
where d.aktif;
comment on view pasar.kios_pemasok is 'Kios menurut pemasoknya, tanpa nama pedagang. Dibaca kasus untuk penelusuran.';

alter table okkp.peringatan add column bukti_asal text
  check (bukti_asal in ('kasus', 'uji_lab', 'rapid_test', 'rapid_pasar', 'pengaduan'));
alter table okkp.peringatan add column bukti_id bigint;
alter table okkp.peringatan add column bukti jsonb;
alter table okkp.peringatan add constraint peringatan_bukti_lengkap
  check ((bukti_asal is null) = (bukti_id is null) and (bukti_asal is null) = (bukti is null));
comment on column okkp.peringatan.bukti is 'Buktinya dalam kata-kata saat draf ditulis; hanya untuk penulis dan penerbit.';
create index peringatan_bukti on okkp.peringatan (bukti_asal, bukti_id) where bukti_id is not null;
