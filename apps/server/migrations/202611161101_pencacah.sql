-- Counters. What a write changes is written beside it, in its own transaction, as rows that nobody else touches; a job
-- folds them into sums. Whoever counts reads both. No row is shared by two writers, so nobody waits for anybody.
create table platform.pencacah (
  nama text primary key,
  tabel text not null,
  dimensi text[] not null,
  ekspresi text[] not null,
  syarat text not null
);
comment on table platform.pencacah is
  'Pencacah yang terpasang: tabel asalnya, dimensinya, dan baris mana yang dihitung. Dipasang oleh platform.pasang_pencacah.';

/* kolom: "provinsi_id integer, …"; ekspresi: the value of each in a row of the table, in the same order. */
create procedure platform.pasang_pencacah(nama text, tabel text, kolom text[], ekspresi text[], syarat text)
  language plpgsql as $$
declare
  dimensi text[] := array(select split_part(k, ' ', 1) from unnest(kolom) with ordinality u(k, n) order by n);
  daftar text := array_to_string(dimensi, ', ');
  kejadian text;
begin
  insert into platform.pencacah values (nama, tabel, dimensi, ekspresi, syarat);
  execute format('create table %s (%s, n bigint not null)', nama, array_to_string(kolom, ', '));
  execute format('create unique index on %s (%s) nulls not distinct', nama, daftar);
  execute format('create table %s_ubah (%s, n bigint not null)', nama, array_to_string(kolom, ', '));
  execute format('create view %s_kini as select %2$s, n from %1$s union all select %2$s, n from %1$s_ubah', nama, daftar);
  execute format('comment on table %s is %L', nama, 'Cacah ' || tabel || ' yang sudah dilipat; dibaca lewat ' || nama || '_kini.');
  execute format('comment on table %s_ubah is %L', nama, 'Selisih cacah yang belum dilipat; hanya ditambah oleh pemicu.');
  -- Written out for each event: its plan is kept, and a table of old rows is there only where there are some.
  foreach kejadian in array array['insert', 'update', 'delete'] loop
    execute format('create function %s_catat_%s() returns trigger language plpgsql as $catat$ begin
        insert into %1$s_ubah (%3$s, n) select %3$s, sum(n) from (%4$s) as ubah(%3$s, n) group by %3$s having sum(n) <> 0;
        return null;
      end $catat$', nama, kejadian, daftar,
      (select string_agg(format('select %s, %s from %s where %s', array_to_string(ekspresi, ', '),
          case sumber when 'lama' then '-1' else '1' end, sumber, syarat), ' union all ')
        from unnest(case kejadian when 'insert' then array['baru'] when 'delete' then array['lama'] else array['lama', 'baru'] end) sumber));
    execute format('create trigger %I after %s on %s referencing %s for each statement execute function %s_catat_%2$s()',
      split_part(nama, '.', 2) || '_' || kejadian, kejadian, tabel,
      case kejadian when 'insert' then 'new table as baru' when 'delete' then 'old table as lama'
        else 'old table as lama new table as baru' end, nama);
  end loop;
  call platform.hitung_ulang(nama);
end
$$;
comment on procedure platform.pasang_pencacah is
  'Memasang pencacah pada sebuah tabel: jumlah, selisih, pandangan keduanya, dan pemicu per pernyataan yang mencatat selisih.';

/* One at a time; a second folder has nothing to do and goes. */
create function platform.lipat_cacah(dari text) returns bigint
  language plpgsql as $$
declare
  p platform.pencacah;
  daftar text;
  dilipat bigint;
begin
  select * into strict p from platform.pencacah where nama = dari;
  daftar := array_to_string(p.dimensi, ', ');
  if not pg_try_advisory_xact_lock(hashtext('cacah'), hashtext(dari)) then return 0; end if;
  execute format('with lepas as (delete from %1$s_ubah returning %2$s, n),
      jumlah as (insert into %1$s as c (%2$s, n) select %2$s, sum(n) from lepas group by %2$s having sum(n) <> 0
        on conflict (%2$s) do update set n = c.n + excluded.n)
    select count(*) from lepas', dari, daftar) into dilipat;
  execute format('delete from %s where n = 0', dari);
  return dilipat;
end
$$;

/*
 * While the portal runs, in a transaction of repeatable reads: what it sees is counted and the differences it sees go;
 * later ones stay and add up.
 */
create procedure platform.hitung_ulang(dari text)
  language plpgsql as $$
declare
  p platform.pencacah;
begin
  select * into strict p from platform.pencacah where nama = dari;
  perform pg_advisory_xact_lock(hashtext('cacah'), hashtext(dari));
  execute format('delete from %s_ubah', dari);
  execute format('delete from %s', dari);
  execute format('insert into %s (%s, n) select %s, count(*) from %s where %s group by %s', dari,
    array_to_string(p.dimensi, ', '), array_to_string(p.ekspresi, ', '), p.tabel, p.syarat,
    (select string_agg(n::text, ', ') from generate_series(1, cardinality(p.dimensi)) n));
end
$$;

/* How many keys stand for another number than the rows say; 0 is right. */
create function platform.periksa_cacah(dari text) returns bigint
  language plpgsql stable as $$
declare
  p platform.pencacah;
  salah bigint;
begin
  select * into strict p from platform.pencacah where nama = dari;
  execute format('select count(*) from (
      select %1$s from (select %1$s, n from %2$s_kini union all select %3$s, -1 from %4$s where %5$s) as semua(%1$s, n)
      group by %1$s having sum(n) <> 0) beda', array_to_string(p.dimensi, ', '), dari,
    array_to_string(p.ekspresi, ', '), p.tabel, p.syarat) into salah;
  return salah;
end
$$;

call platform.pasang_pencacah('okkp.cacah_registrasi', 'okkp.registrasi',
  array['provinsi_id integer', 'pusat boolean', 'jenis_registrasi_id integer', 'keadaan text'],
  array['provinsi_id', 'pusat', 'jenis_registrasi_id',
    'case when digantikan_oleh is not null then ''superseded'' else coalesce(sanksi, ''bebas'') end'],
  'dihapus is null');

call platform.pasang_pencacah('okkp.cacah_registrasi_kota', 'okkp.registrasi',
  array['kota_id integer', 'pusat boolean', 'jenis_registrasi_id integer', 'keadaan text'],
  array['kota_id', 'pusat', 'jenis_registrasi_id',
    'case when digantikan_oleh is not null then ''superseded'' else coalesce(sanksi, ''bebas'') end'],
  'dihapus is null and kota_id is not null');

-- Months of expiry: what has ended by today is the sum of the months before, and the days of this one.
call platform.pasang_pencacah('okkp.cacah_registrasi_akhir', 'okkp.registrasi',
  array['provinsi_id integer', 'pusat boolean', 'jenis_registrasi_id integer', 'bulan date'],
  array['provinsi_id', 'pusat', 'jenis_registrasi_id', 'exp_sertifikat - extract(day from exp_sertifikat)::integer + 1'],
  'dihapus is null and digantikan_oleh is null and sanksi is null and exp_sertifikat is not null');

call platform.pasang_pencacah('psat.cacah_pengajuan', 'psat.pengajuan',
  array['audit_type text', 'alur text', 'jenis_pengajuan text', 'tahap text', 'jeda boolean', 'tenggat date',
    'selesai boolean', 'terlambat boolean', 'diputus boolean'],
  array['audit_type', 'alur', 'jenis_pengajuan', 'tahap', 'jeda', 'case when selesai is null then tenggat end',
    'selesai is not null', 'terlambat', 'diputus_komtek is not null'],
  'true');

-- The list of a region and a kind, in its order; and what ends in one region.
create index registrasi_provinsi_jenis on okkp.registrasi (provinsi_id, jenis_registrasi_id, terbit_sertifikat desc, id desc)
  where dihapus is null;
create index registrasi_provinsi_akhir on okkp.registrasi (provinsi_id, exp_sertifikat, jenis_registrasi_id, pusat)
  where dihapus is null and digantikan_oleh is null and sanksi is null and exp_sertifikat is not null;
create index registrasi_kota_jenis on okkp.registrasi (kota_id, jenis_registrasi_id, terbit_sertifikat desc, id desc)
  where dihapus is null;
