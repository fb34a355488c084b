-- All time in one bucket (0): of hundreds of commodities the whole is asked for most, and was a sum of every year of each.
create or replace function platform.ember_waktu(tanggal text, tingkat text) returns text
  language sql immutable parallel safe as $$
  select case tingkat
    when 'selalu' then '0'
    when 'tahun' then format('date_part(''year'', %s)::integer', tanggal)
    when 'bulan' then format('(date_part(''year'', %1$s) * 100 + date_part(''month'', %1$s))::integer', tanggal)
    else format('(date_part(''year'', %1$s) * 10000 + date_part(''month'', %1$s) * 100 + date_part(''day'', %1$s))::integer', tanggal)
  end
$$;
comment on function platform.ember_waktu is 'Ungkapan SQL untuk ember hari, bulan, atau tahun sebuah tanggal; selalu = 0, sepanjang waktu.';

do $$
declare
  asal record;
begin
  for asal in select * from (values ('registrasi', 'terbit_sertifikat'), ('uji_lab', 'tanggal'), ('rapid_test', 'tanggal'), ('uji_mutu', 'tanggal'))
      as a(tabel, tanggal) loop
    call platform.cabut_pencacah('okkp.ember_komoditas_' || asal.tabel);
    call platform.pasang_pencacah('okkp.ember_komoditas_' || asal.tabel, 'okkp.' || asal.tabel,
      array['wilayah integer', 'waktu integer', 'komoditas_id bigint'],
      array['ember.wilayah', 'ember.waktu', 'komoditas_id'],
      'dihapus is null and ember.wilayah is not null',
      platform.ember(asal.tanggal, array['selalu', 'tahun', 'bulan'], array['selalu', 'tahun'], array[]::text[]));
  end loop;
end
$$;
