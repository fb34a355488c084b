-- What a positive has come to stands in its own row, so that it is counted like any other result. The view okkp.keadaan_rantai stays
-- the one definition; triggers keep the rows of both wings in step with it.
alter table okkp.rapid_test add column keadaan text
  check (keadaan in ('menunggu', 'terkonfirmasi', 'tidak_terkonfirmasi', 'tidak_diuji'));
alter table pasar.rapid_test add column keadaan text
  check (keadaan in ('menunggu', 'terkonfirmasi', 'tidak_terkonfirmasi', 'tidak_diuji'));
comment on column okkp.rapid_test.keadaan is 'Hasil akhir sebuah hasil positif menurut okkp.keadaan_rantai; kosong bila negatif. Diisi pemicu.';
comment on column pasar.rapid_test.keadaan is 'Hasil akhir sebuah hasil positif menurut okkp.keadaan_rantai; kosong bila negatif. Diisi pemicu.';

create function okkp.isi_keadaan() returns trigger language plpgsql as $$
begin
  new.keadaan := case when new.hasil_uji = 'Positif' then coalesce(
    (select k.keadaan from okkp.keadaan_rantai k where k.asal = tg_argv[0] and k.asal_id = new.id), 'menunggu') end;
  return new;
end
$$;
comment on function okkp.isi_keadaan is 'Pemicu rapid test: mengisi keadaan sebuah hasil positif; tanpa tindak lanjut ia menunggu.';
create trigger isi_keadaan before insert or update of hasil_uji, keadaan on okkp.rapid_test
  for each row execute function okkp.isi_keadaan('rapid_test');
create trigger isi_keadaan before insert or update of hasil_uji, keadaan on pasar.rapid_test
  for each row execute function okkp.isi_keadaan('rapid_pasar');

create function okkp.perbarui_keadaan(saringan text, id_saringan bigint) returns void language plpgsql as $$
begin
  -- The trigger above says what it becomes.
  if saringan = 'rapid_test' then
    update okkp.rapid_test set keadaan = 'menunggu' where id = id_saringan and hasil_uji = 'Positif';
  elsif saringan = 'rapid_pasar' then
    update pasar.rapid_test set keadaan = 'menunggu' where id = id_saringan and hasil_uji = 'Positif';
  end if;
end
$$;
comment on function okkp.perbarui_keadaan is 'Menghitung lagi keadaan rapid test yang melahirkan sebuah tindak lanjut.';

create function okkp.rantai_berubah() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform okkp.perbarui_keadaan(old.asal, old.asal_id);
  else
    perform okkp.perbarui_keadaan(new.asal, new.asal_id);
  end if;
  return null;
end
$$;
comment on function okkp.rantai_berubah is 'Pemicu tindak lanjut: luaran yang berubah mengubah keadaan rapid testnya.';
create trigger keadaan_baru after insert on okkp.tindak_lanjut for each row when (new.luaran is not null)
  execute function okkp.rantai_berubah();
create trigger keadaan_berubah after update of luaran on okkp.tindak_lanjut for each row
  when (new.luaran is distinct from old.luaran) execute function okkp.rantai_berubah();
create trigger keadaan_terhapus after delete on okkp.tindak_lanjut for each row execute function okkp.rantai_berubah();

create function okkp.uji_konfirmasi_berubah() returns trigger language plpgsql as $$
declare
  lama bigint := case when tg_op <> 'INSERT' then old.tindak_lanjut_id end;
  baru bigint := case when tg_op <> 'DELETE' then new.tindak_lanjut_id end;
begin
  perform okkp.perbarui_keadaan(t.asal, t.asal_id) from okkp.tindak_lanjut t where t.id in (lama, baru);
  return null;
end
$$;
comment on function okkp.uji_konfirmasi_berubah is 'Pemicu uji laboratorium: putusan uji konfirmasi mengubah keadaan rapid testnya.';
create trigger konfirmasi_baru after insert on okkp.uji_lab for each row when (new.tindak_lanjut_id is not null)
  execute function okkp.uji_konfirmasi_berubah();
create trigger konfirmasi_berubah after update of status, tindak_lanjut_id, dihapus on okkp.uji_lab for each row
  when (old.tindak_lanjut_id is not null or new.tindak_lanjut_id is not null)
  execute function okkp.uji_konfirmasi_berubah();
create trigger konfirmasi_terhapus after delete on okkp.uji_lab for each row when (old.tindak_lanjut_id is not null)
  execute function okkp.uji_konfirmasi_berubah();

update okkp.rapid_test set keadaan = 'menunggu' where hasil_uji = 'Positif';
update pasar.rapid_test set keadaan = 'menunggu' where hasil_uji = 'Positif';
alter table okkp.rapid_test add constraint rapid_test_keadaan_positif check ((hasil_uji = 'Positif') = (keadaan is not null));
alter table pasar.rapid_test add constraint rapid_test_keadaan_positif check ((hasil_uji = 'Positif') = (keadaan is not null));

-- Counters tell results apart by it: negatif, or what the positive has come to.
call platform.cabut_pencacah('okkp.ember_rapid_test');
call platform.pasang_pencacah('okkp.ember_rapid_test', 'okkp.rapid_test',
  array['wilayah integer', 'waktu integer', 'jenis_rapid_test_id integer', 'kategori text', 'keadaan text'],
  array['ember.wilayah', 'ember.waktu', 'ember.jenis', 'kategori', 'coalesce(keadaan, ''negatif'')'],
  'dihapus is null and ember.wilayah is not null', platform.ember_jenis('tanggal', 'jenis_rapid_test_id'));
call platform.cabut_pencacah('pasar.ember_rapid');
call platform.pasang_pencacah('pasar.ember_rapid', 'pasar.rapid_test',
  array['wilayah integer', 'waktu integer', 'kategori text', 'keadaan text'],
  array['ember.wilayah', 'ember.waktu', 'kategori', 'coalesce(keadaan, ''negatif'')'], 'true',
  platform.ember('tanggal', array['tahun', 'bulan', 'hari'], array['tahun', 'bulan', 'hari'], array['tahun', 'bulan']));
