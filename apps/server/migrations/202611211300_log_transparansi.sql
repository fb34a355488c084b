create table platform.daun_log (
  id bigint generated always as identity primary key,
  urutan bigint unique check (urutan >= 0),
  jenis text not null,
  kunci text,
  keadaan text,
  entri text not null,
  garam bytea,
  isi text,
  hilang boolean not null default false,
  dicatat timestamptz not null default now(),
  check ((garam is null) = (isi is null)),
  check (hilang or kunci is not null)
);
comment on table platform.daun_log is
  'Daun log transparansi: setiap penerbitan dan perubahan yang harus dapat diperiksa umum. Hanya boleh ditambah.';
comment on column platform.daun_log.urutan is 'Nomor daun di log, mulai dari 0; kosong sampai disegel.';
comment on column platform.daun_log.kunci is 'Baris asalnya di sumber jenis ini; kosong bila daun dibaca kembali dari log.';
comment on column platform.daun_log.keadaan is 'Keadaan baris asal menurut daun ini.';
comment on column platform.daun_log.entri is 'Yang diterbitkan di log, byte demi byte.';
comment on column platform.daun_log.garam is 'Garam sidik isi. Dikosongkan bersama isi bila data pribadinya dimusnahkan.';
comment on column platform.daun_log.isi is 'Data bentuk baku yang disidik.';
comment on column platform.daun_log.hilang is 'Terbit di log, tetapi barisnya hilang karena basis data dipulihkan.';
create index daun_log_kunci on platform.daun_log (jenis, kunci, id desc);
create index daun_log_menunggu on platform.daun_log (id) where urutan is null;
create index daun_log_hilang on platform.daun_log (urutan) where hilang;

create function platform.jaga_daun_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (old.urutan is null or new.urutan = old.urutan)
    and (new.isi is null or new.isi = old.isi)
    and (new.garam is null or new.garam = old.garam)
    and (new.id, new.jenis, new.kunci, new.keadaan, new.entri, new.hilang, new.dicatat)
      is not distinct from (old.id, old.jenis, old.kunci, old.keadaan, old.entri, old.hilang, old.dicatat)
  then
    return new;
  end if;
  raise exception 'Daun log hanya boleh ditambah' using errcode = 'restrict_violation';
end $$;
comment on function platform.jaga_daun_log() is
  'Daun hanya mendapat urutan sekali, dan hanya garam serta isinya boleh dikosongkan.';
create trigger hanya_tambah before update or delete on platform.daun_log
  for each row execute function platform.jaga_daun_log();
create trigger hanya_tambah_semua before truncate on platform.daun_log
  for each statement execute function platform.tolak_perubahan();

create table platform.log_keadaan (
  satu boolean primary key default true check (satu),
  asal text not null,
  ukuran bigint not null default 0,
  akar bytea,
  diterbitkan timestamptz,
  diperiksa timestamptz,
  temuan integer
);
comment on table platform.log_keadaan is 'Satu baris: nama log, ukuran dan akar yang terakhir diterbitkan, hasil pemeriksaan terakhir.';
comment on column platform.log_keadaan.asal is 'Nama log di setiap checkpoint; tidak pernah berubah.';
comment on column platform.log_keadaan.temuan is 'Banyaknya kejanggalan pada pemeriksaan terakhir.';

create table platform.log_sumber (
  jenis text primary key,
  diisi timestamptz not null default now()
);
comment on table platform.log_sumber is 'Sumber yang baris lamanya sudah masuk log; sejak itu setiap perubahan mencatat daunnya sendiri.';
