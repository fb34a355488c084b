-- Fact tables: how many rows a subject has by region, period and dimension. Each row of the subject is counted for the nation (-1),
-- its province and its city, in its year (2026) and its month (202611); in period 0 where a subject has no day. Definitions are written in the code of their subject;
-- the server installs them when it starts (apps/server/src/platform/figures).
create table platform.fakta (
  nama text primary key,
  tabel text not null,
  dimensi text[] not null,
  jenis text[] not null,
  nilai text[] not null,
  hari text not null,
  syarat text not null,
  samping text not null,
  bobot text not null,
  wilayah text not null check (wilayah in ('nasional', 'provinsi', 'kota')),
  check (cardinality(dimensi) = cardinality(jenis) and cardinality(dimensi) = cardinality(nilai))
);
comment on table platform.fakta is 'Tabel fakta yang terpasang, dengan rancangan yang dipakai saat memasangnya.';
comment on column platform.fakta.dimensi is 'Nama kolom yang memilah angka.';
comment on column platform.fakta.jenis is 'Jenis SQL tiap dimensi.';
comment on column platform.fakta.nilai is 'Ungkapan SQL tiap dimensi pada baris r.';
comment on column platform.fakta.hari is 'Ungkapan SQL tanggal sebuah baris r; kosong bila yang dihitung adalah keadaan sekarang.';
comment on column platform.fakta.syarat is 'Baris r yang dihitung.';
comment on column platform.fakta.samping is 'Sambungan bila satu baris menambah lebih dari satu angka.';
comment on column platform.fakta.bobot is 'Yang ditambahkan sebuah baris: 1, atau nilai yang dijumlahkan.';
comment on column platform.fakta.wilayah is 'Wilayah terhalus yang disimpan.';

/* The query that turns rows of `sumber` (the table, or the rows a statement changed) into keys with what they add. */
create function platform.isi_fakta(f platform.fakta, sumber text, tanda text) returns text
  language sql immutable as $$
  select format('select tempat.wilayah, periode.waktu%s, %s(%s) as n from %s r %s '
      'cross join lateral (values (-1)%s) as tempat(wilayah) '
      'cross join lateral %s as periode(waktu) where (%s) and tempat.wilayah is not null',
    (select coalesce(string_agg(', ' || v, '' order by urut), '') from unnest(f.nilai) with ordinality u(v, urut)),
    tanda, f.bobot, sumber, f.samping,
    case f.wilayah when 'nasional' then '' when 'provinsi' then ', (r.provinsi_id)' else ', (r.provinsi_id), (r.kota_id)' end,
    case f.hari when '' then '(values (0))' else format('(values (extract(year from %s)::integer), ((extract(year from %1$s) * 100 + extract(month from %1$s))::integer))', f.hari) end,
    f.syarat)
$$;
comment on function platform.isi_fakta is 'Kueri yang mengubah baris menjadi kunci tabel fakta dan yang ditambahkannya.';

/* Creates the table, its unfolded differences, the view of both, and triggers that write the differences; then counts every row. */
create procedure platform.pasang_fakta(f platform.fakta)
  language plpgsql as $$
declare
  kunci text := array_to_string(array['wilayah', 'waktu'] || f.dimensi, ', ');
  kolom text := 'wilayah integer, waktu integer' || (select coalesce(string_agg(format(', %I %s', d, j), '' order by urut), '')
    from unnest(f.dimensi, f.jenis) with ordinality u(d, j, urut)) || ', n bigint not null';
  kejadian text;
begin
  insert into platform.fakta select f.*;
  execute format('create table %s (%s)', f.nama, kolom);
  execute format('create unique index on %s (%s) nulls not distinct', f.nama, kunci);
  execute format('create table %s_ubah (%s)', f.nama, kolom);
  execute format('create view %1$s_kini as select %2$s, n from %1$s union all select %2$s, n from %1$s_ubah', f.nama, kunci);
  execute format('comment on table %s is %L', f.nama, 'Fakta ' || f.tabel || ' yang sudah dilipat; dibaca lewat ' || f.nama || '_kini.');
  execute format('comment on table %s_ubah is %L', f.nama, 'Selisih fakta yang belum dilipat; hanya ditambah oleh pemicu.');
  foreach kejadian in array array['insert', 'update', 'delete'] loop
    execute format('create function %s_catat_%s() returns trigger language plpgsql as $catat$ begin
        insert into %1$s_ubah (%3$s, n) select %3$s, sum(n) from (%4$s) as ubah(%3$s, n) group by %3$s having sum(n) <> 0;
        return null;
      end $catat$', f.nama, kejadian, kunci, case kejadian
        when 'insert' then platform.isi_fakta(f, 'baru', '')
        when 'delete' then platform.isi_fakta(f, 'lama', '-')
        else platform.isi_fakta(f, 'lama', '-') || ' union all ' || platform.isi_fakta(f, 'baru', '') end);
    execute format('create trigger %I after %s on %s referencing %s for each statement execute function %s_catat_%2$s()',
      split_part(f.nama, '.', 2) || '_' || kejadian, kejadian, f.tabel,
      case kejadian when 'insert' then 'new table as baru' when 'delete' then 'old table as lama'
        else 'old table as lama new table as baru' end, f.nama);
  end loop;
  call platform.hitung_ulang_fakta(f.nama);
end
$$;
comment on procedure platform.pasang_fakta is 'Memasang tabel fakta dengan pemicunya, lalu menghitung semua baris.';

create procedure platform.cabut_fakta(nama_fakta text)
  language plpgsql as $$
declare
  f platform.fakta;
  kejadian text;
begin
  select * into strict f from platform.fakta where nama = nama_fakta;
  foreach kejadian in array array['insert', 'update', 'delete'] loop
    execute format('drop trigger %I on %s', split_part(f.nama, '.', 2) || '_' || kejadian, f.tabel);
    execute format('drop function %s_catat_%s()', f.nama, kejadian);
  end loop;
  execute format('drop view %s_kini', f.nama);
  execute format('drop table %s_ubah, %1$s', f.nama);
  delete from platform.fakta where nama = f.nama;
end
$$;
comment on procedure platform.cabut_fakta is 'Mencabut tabel fakta dengan semua yang dipasang platform.pasang_fakta.';

create procedure platform.hitung_ulang_fakta(nama_fakta text)
  language plpgsql as $$
declare
  f platform.fakta;
  kunci text;
begin
  select * into strict f from platform.fakta where nama = nama_fakta;
  kunci := array_to_string(array['wilayah', 'waktu'] || f.dimensi, ', ');
  perform pg_advisory_xact_lock(hashtext('fakta'), hashtext(f.nama));
  execute format('delete from %s_ubah', f.nama);
  execute format('delete from %s', f.nama);
  execute format('insert into %s (%s, n) select %2$s, sum(n) from (%s) as semua(%2$s, n) group by %2$s having sum(n) <> 0 order by %2$s',
    f.nama, kunci, platform.isi_fakta(f, f.tabel, ''));
end
$$;
comment on procedure platform.hitung_ulang_fakta is 'Menghitung ulang sebuah tabel fakta dari barisnya.';

/* Adds the differences to the sums and returns how many there were. Keys that come to nothing are deleted. */
create function platform.lipat_fakta(nama_fakta text) returns bigint
  language plpgsql as $$
declare
  f platform.fakta;
  kunci text;
  dilipat bigint;
  kosong tid[];
begin
  select * into strict f from platform.fakta where nama = nama_fakta;
  kunci := array_to_string(array['wilayah', 'waktu'] || f.dimensi, ', ');
  if not pg_try_advisory_xact_lock(hashtext('fakta'), hashtext(f.nama)) then return 0; end if;
  execute format('with lepas as (delete from %1$s_ubah returning %2$s, n),
      jumlah as (insert into %1$s as c (%2$s, n) select %2$s, sum(n) from lepas group by %2$s having sum(n) <> 0
        on conflict (%2$s) do update set n = c.n + excluded.n returning c.ctid as letak, c.n)
    select (select count(*) from lepas), array(select letak from jumlah where n = 0)', f.nama, kunci) into dilipat, kosong;
  if kosong <> '{}' then execute format('delete from %s where ctid = any($1) and n = 0', f.nama) using kosong; end if;
  return dilipat;
end
$$;
comment on function platform.lipat_fakta is 'Menambahkan selisih yang terkumpul ke jumlahnya.';

create function platform.periksa_fakta(nama_fakta text) returns bigint
  language plpgsql stable as $$
declare
  f platform.fakta;
  kunci text;
  salah bigint;
begin
  select * into strict f from platform.fakta where nama = nama_fakta;
  kunci := array_to_string(array['wilayah', 'waktu'] || f.dimensi, ', ');
  execute format('select count(*) from (
      select %1$s from (select %1$s, n from %2$s_kini union all %3$s) as semua(%1$s, n)
      group by %1$s having sum(n) <> 0) beda', kunci, f.nama, platform.isi_fakta(f, f.tabel, '-')) into salah;
  return salah;
end
$$;
comment on function platform.periksa_fakta is 'Banyaknya kunci yang jumlahnya tidak sesuai barisnya.';
