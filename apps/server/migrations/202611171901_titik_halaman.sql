-- Where a page far down the list begins, and how many have ended, is summed up from the buckets of the dashboards, years first. These
-- counters have 34,000 and 58,000 keys over a million rows: each such page, and each such total, read them all.
call platform.cabut_pencacah('okkp.cacah_registrasi_terbit');
call platform.cabut_pencacah('okkp.cacah_registrasi_akhir');
