alter table oss.pemetaan add constraint pemetaan_alur_check check (alur in ('pengajuan', 'berkas'));
