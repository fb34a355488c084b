alter table okkp.kasus_sumber add column kantor_provinsi_id integer, add column kantor_kota_id integer;
comment on column okkp.kasus_sumber.kantor_provinsi_id is 'Wilayah yang bertindak atas temuan ini: unit terdaftarnya, wilayah yang dititipi, atau tempatnya. Kosong berarti wilayah rekaman.';
comment on column okkp.kasus_tindakan.sumber is 'Temuan (okkp.kasus_sumber) yang barangnya diamankan atau pedagangnya dibina; kosong berarti semua temuan saat itu.';
update okkp.kasus_sumber s set kantor_provinsi_id = r.provinsi_id, kantor_kota_id = r.kota_id
from okkp.registrasi r where r.id = s.registrasi_id and r.provinsi_id is not null;
update okkp.kasus_sumber s set kantor_provinsi_id = case when u.created_for > 99 then u.created_for / 100 else u.created_for end,
  kantor_kota_id = case when u.created_for > 99 then u.created_for end
from (select 'uji_lab' as asal, id, created_for from okkp.uji_lab union all
  select 'rapid_test', id, created_for from okkp.rapid_test) u
where s.asal = u.asal and s.asal_id = u.id and s.kantor_provinsi_id is null and u.created_for is not null;
