-- Seorang wakil dapat mewakili beberapa orang sekaligus: semuanya dicatat, dan pesannya menyebut untuk siapa ia menulis.
alter table psat.lampiran_teknis drop constraint lampiran_teknis_dibuat_mewakili_fkey;
alter table psat.lampiran_teknis
  alter column dibuat_mewakili type bigint[] using array_remove(array[dibuat_mewakili], null),
  alter column dibuat_mewakili set default '{}',
  alter column dibuat_mewakili set not null;
comment on column psat.lampiran_teknis.dibuat_mewakili is 'Orang cuti yang diwakili pembuatnya; tidak seorang pun dari mereka menyetujuinya.';

alter table psat.pesan add column mewakili text;
comment on column psat.pesan.mewakili is 'Nama orang cuti yang diwakili pengirimnya.';
