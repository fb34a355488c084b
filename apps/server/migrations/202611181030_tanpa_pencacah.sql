-- Fact tables (202611181020) have taken the place of counters.
do $$
declare
  lama record;
begin
  for lama in select nama from platform.pencacah loop
    call platform.cabut_pencacah(lama.nama);
  end loop;
end
$$;
drop procedure platform.pasang_pencacah(text, text, text[], text[], text, text, text);
drop procedure platform.cabut_pencacah(text);
drop procedure platform.hitung_ulang(text);
drop function platform.periksa_cacah(text);
drop function platform.lipat_cacah(text);
drop function platform.ember(text, text[], text[], text[]);
drop function platform.ember_waktu(text, text);
drop function platform.ember_jenis(text, text);
drop table platform.pencacah;
