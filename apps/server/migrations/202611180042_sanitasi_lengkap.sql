-- An assessment has a score only once every item was answered; some that were sent before had a few of them rated for the whole market.
alter table pasar.sanitasi add column belum_dinilai integer not null default 0 check (belum_dinilai >= 0);
comment on column pasar.sanitasi.belum_dinilai is 'Butir SOP yang belum dinilai; selama ada, penilaian ini tidak punya nilai.';
comment on column pasar.sanitasi.nilai is 'Rata-rata nilai aspeknya, 0 sampai 100; kosong bila belum lengkap atau tidak ada butir yang berlaku.';
comment on table pasar.aspek_sanitasi is 'Nilai tiap aspek sebuah penilaian; kosong bila penilaiannya belum lengkap atau tidak ada butirnya yang berlaku.';

-- Asked for were the items that there were when it was entered.
update pasar.sanitasi s set belum_dinilai = kurang.n, nilai = null
  from (select s.id, count(*) as n from pasar.sanitasi s join pasar.sop_sanitasi p on p.created_at <= s.created_at
    where not exists (select from pasar.butir_sanitasi b where b.sanitasi_id = s.id and b.sop_id = p.id) group by s.id) kurang
  where kurang.id = s.id;
update pasar.aspek_sanitasi a set nilai = null from pasar.sanitasi s where s.id = a.sanitasi_id and s.belum_dinilai > 0;
alter table pasar.sanitasi add constraint sanitasi_lengkap check (belum_dinilai = 0 or nilai is null);
create index sanitasi_belum_lengkap on pasar.sanitasi (tanggal desc, id desc) where belum_dinilai > 0;
