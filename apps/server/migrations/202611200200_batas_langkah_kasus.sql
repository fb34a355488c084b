alter table okkp.kasus add column batas_langkah jsonb not null default '{}';
comment on column okkp.kasus.batas_langkah is 'Batas waktu setiap langkah yang terbuka, untuk pengingat kepada kantor pemegangnya.';
