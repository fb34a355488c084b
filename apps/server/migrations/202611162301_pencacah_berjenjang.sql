-- Counters in levels: a row may be counted in several buckets (its day, month and year; its city, province and the nation), so
-- that a figure of a long time or a large region is a few keys. `samping` joins the buckets to a row, `bobot` is what it adds.
alter table platform.pencacah
  add column samping text not null default '',
  add column bobot text not null default '1';
comment on column platform.pencacah.samping is 'Ember tempat sebuah baris dihitung, sebagai sambungan pada barisnya; kosong bila hanya satu.';
comment on column platform.pencacah.bobot is 'Yang ditambahkan sebuah baris: 1, atau nilai yang dijumlahkan.';

/* Days, months and years as whole numbers (20261116, 202611, 2026): one column holds all three. */
create function platform.ember_waktu(tanggal text, tingkat text) returns text
  language sql immutable parallel safe as $$
  select case tingkat
    when 'tahun' then format('date_part(''year'', %s)::integer', tanggal)
    when 'bulan' then format('(date_part(''year'', %1$s) * 100 + date_part(''month'', %1$s))::integer', tanggal)
    else format('(date_part(''year'', %1$s) * 10000 + date_part(''month'', %1$s) * 100 + date_part(''day'', %1$s))::integer', tanggal)
  end
$$;
comment on function platform.ember_waktu is 'Ungkapan SQL untuk ember hari, bulan, atau tahun sebuah tanggal.';

/*
 * The usual buckets: `wilayah` (-1 the nation, else the code of a province or a city) by `waktu`. Which levels of time are kept
 * for which region is said each: days of cities would be as many as the rows. A row has none of a region it does not have.
 */
create function platform.ember(tanggal text, nasional text[], provinsi text[], kota text[]) returns text
  language sql immutable parallel safe as $$
  select 'cross join lateral (values ' || string_agg(format('(%s, %s)', tempat, platform.ember_waktu(tanggal, tingkat)), ', ')
    || ') as ember(wilayah, waktu)'
  from (
    select '-1' as tempat, unnest(nasional) as tingkat
    union all select 'provinsi_id', unnest(provinsi)
    union all select 'kota_id', unnest(kota)
  ) semua
$$;
comment on function platform.ember is 'Sambungan ember wilayah dan waktu untuk platform.pasang_pencacah; wilayah -1 = seluruh Indonesia.';

drop procedure platform.pasang_pencacah(text, text, text[], text[], text);
create procedure platform.pasang_pencacah(nama text, tabel text, kolom text[], ekspresi text[], syarat text,
    samping text default '', bobot text default '1')
  language plpgsql as $$
declare
  dimensi text[] := array(select split_part(k, ' ', 1) from unnest(kolom) with ordinality u(k, n) order by n);
  daftar text := array_to_string(dimensi, ', ');
  kejadian text;
begin
  insert into platform.pencacah values (nama, tabel, dimensi, ekspresi, syarat, samping, bobot);
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
      (select string_agg(format('select %s, %s(%s) from %s %s where %s', array_to_string(ekspresi, ', '),
          case sumber when 'lama' then '-' else '' end, bobot, sumber, samping, syarat), ' union all ')
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

create or replace procedure platform.hitung_ulang(dari text)
  language plpgsql as $$
declare
  p platform.pencacah;
begin
  select * into strict p from platform.pencacah where nama = dari;
  perform pg_advisory_xact_lock(hashtext('cacah'), hashtext(dari));
  execute format('delete from %s_ubah', dari);
  execute format('delete from %s', dari);
  execute format('insert into %s (%s, n) select %s, sum(%s) from %s %s where %s group by %s having sum(%4$s) <> 0', dari,
    array_to_string(p.dimensi, ', '), array_to_string(p.ekspresi, ', '), p.bobot, p.tabel, p.samping, p.syarat,
    (select string_agg(n::text, ', ') from generate_series(1, cardinality(p.dimensi)) n));
end
$$;

create or replace function platform.periksa_cacah(dari text) returns bigint
  language plpgsql stable as $$
declare
  p platform.pencacah;
  salah bigint;
begin
  select * into strict p from platform.pencacah where nama = dari;
  execute format('select count(*) from (
      select %1$s from (select %1$s, n from %2$s_kini union all select %3$s, -(%6$s) from %4$s %7$s where %5$s) as semua(%1$s, n)
      group by %1$s having sum(n) <> 0) beda', array_to_string(p.dimensi, ', '), dari,
    array_to_string(p.ekspresi, ', '), p.tabel, p.syarat, p.bobot, p.samping) into salah;
  return salah;
end
$$;
