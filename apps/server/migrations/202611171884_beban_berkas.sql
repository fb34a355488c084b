-- The newest running files of each person, in their order: out of lists of people inside files they had to be gathered and sorted for
-- everybody on the workload page.
create table psat.beban_berkas (
  bagian text not null check (bagian in ('ketua', 'anggota', 'penangan')),
  pengguna_id bigint not null,
  dibuat timestamptz not null,
  pengajuan_id bigint not null references psat.pengajuan on delete cascade,
  nomor_permohonan text not null
);
comment on table psat.beban_berkas is 'Berkas berjalan menurut orangnya; ditulis pemicu psat.pengajuan.';
comment on column psat.beban_berkas.bagian is 'ketua = lead auditor, anggota = auditor, penangan = petugas sekretariat yang pernah mengambil langkah.';
create index beban_berkas_pengajuan on psat.beban_berkas (pengajuan_id);

create function psat.orang_berkas(p psat.pengajuan) returns table (bagian text, pengguna_id bigint)
  language sql immutable as $$
  select 'ketua', p.lead_auditor_id where p.lead_auditor_id is not null and p.selesai is null
  union select 'anggota', unnest(p.auditor_id) where p.selesai is null
  union select 'penangan', unnest(p.penangan_id) where p.selesai is null
$$;
comment on function psat.orang_berkas is 'Orang yang memegang sebuah berkas berjalan; tidak seorang pun bila berkasnya berakhir.';

insert into psat.beban_berkas
select o.bagian, o.pengguna_id, p.dibuat, p.id, p.nomor_permohonan from psat.pengajuan p, psat.orang_berkas(p) o where p.selesai is null;
create unique index beban_berkas_orang on psat.beban_berkas (bagian, pengguna_id, dibuat desc, pengajuan_id desc) include (nomor_permohonan);

create function psat.catat_beban() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from psat.beban_berkas where pengajuan_id = old.id;
  end if;
  insert into psat.beban_berkas
  select o.bagian, o.pengguna_id, new.dibuat, new.id, new.nomor_permohonan from psat.orang_berkas(new) o;
  return null;
end
$$;
comment on function psat.catat_beban is 'Beban orang mengikuti tim, penangan, dan berakhirnya berkas.';
create trigger catat_beban_baru after insert on psat.pengajuan for each row
  when (new.selesai is null and (new.lead_auditor_id is not null or new.auditor_id <> '{}' or new.penangan_id <> '{}'))
  execute function psat.catat_beban();
create trigger catat_beban after update on psat.pengajuan for each row
  when (row(old.lead_auditor_id, old.auditor_id, old.penangan_id, old.selesai is null, old.dibuat, old.nomor_permohonan)
    is distinct from row(new.lead_auditor_id, new.auditor_id, new.penangan_id, new.selesai is null, new.dibuat, new.nomor_permohonan))
  execute function psat.catat_beban();
