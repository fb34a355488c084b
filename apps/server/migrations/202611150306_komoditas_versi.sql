alter table okkp.komoditas add column versi integer not null default 1;
comment on column okkp.komoditas.versi is 'Naik pada setiap perubahan; perubahan dari versi yang tertinggal ditolak.';
