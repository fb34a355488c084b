-- Siapa yang mengimpor dicatat pada impornya sendiri, sebagaimana waktu itu: nama, nama akun, dan peran yang memberinya hak.
alter table platform.impor
  add column pembuat text,
  add column pembuat_username text,
  add column pembuat_role text;

update platform.impor i
set pembuat = u.nama, pembuat_username = u.username, pembuat_role = u.role
from akun.pengguna u
where u.id = i.pembuat_id;

comment on column platform.impor.pembuat is 'Nama pembuat saat mengimpor.';
comment on column platform.impor.pembuat_username is 'Nama akun pembuat saat mengimpor.';
comment on column platform.impor.pembuat_role is 'Peran pembuat saat mengimpor; bersama wilayahnya menentukan baris yang boleh disimpan.';
