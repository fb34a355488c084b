-- Petugas yang cuti menunjuk wakil dengan peran yang sama untuk beberapa hari.
create table akun.wakil (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  pengguna_id bigint not null references akun.pengguna (id),
  wakil_id bigint not null references akun.pengguna (id),
  dari date not null,
  sampai date not null,
  alasan text not null,
  dibuat timestamptz not null default now(),
  dibuat_oleh bigint not null references akun.pengguna (id),
  diakhiri timestamptz,
  diakhiri_oleh bigint references akun.pengguna (id),
  check (pengguna_id <> wakil_id),
  check (dari <= sampai)
);
comment on table akun.wakil is 'Cuti petugas dan wakilnya; hari pertama dan terakhir ikut dihitung, menurut hari Jakarta.';
comment on column akun.wakil.diakhiri is 'Sejak saat ini wakilnya tidak lagi mewakili, juga bila hari terakhirnya belum lewat.';
create index wakil_pengguna on akun.wakil (pengguna_id, sampai);
create index wakil_wakil on akun.wakil (wakil_id, sampai);

-- Dalam riwayat berkas orang yang diwakili ada di muatan langkahnya.
alter table platform.jejak_audit add column mewakili text;
comment on column platform.jejak_audit.mewakili is 'Nama pengguna orang cuti yang diwakili pada penulisan ini.';

alter table psat.lampiran_teknis add column dibuat_mewakili bigint references akun.pengguna (id);
alter table psat.lampiran_teknis add column penyetuju_mewakili bigint[] not null default '{}';
comment on column psat.lampiran_teknis.dibuat_mewakili is 'Orang cuti yang diwakili pembuatnya.';
comment on column psat.lampiran_teknis.penyetuju_mewakili is 'Orang cuti yang diwakili para penyetuju; tidak seorang pun dari mereka menyetujui lagi.';

-- Yang belum diakhiri, di antara akun yang masih berperan sama; hari berlakunya ditanyakan oleh pembacanya.
create view akun.wakil_sah as
select w.pengguna_id, w.wakil_id, w.dari, w.sampai, y.username, y.nama, p.nama as nama_wakil
from akun.wakil w
join akun.pengguna y on y.id = w.pengguna_id and y.dihapus is null
join akun.pengguna p on p.id = w.wakil_id and p.dihapus is null and p.aktif and p.role = y.role
where w.diakhiri is null;
comment on view akun.wakil_sah is 'Siapa boleh mewakili siapa dari hari mana sampai hari mana.';
