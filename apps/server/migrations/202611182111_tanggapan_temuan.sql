alter table psat.temuan add column tanggapan text;
comment on column psat.temuan.tanggapan is 'Sebab jawaban pemohon belum cukup, sehingga diminta lagi.';
