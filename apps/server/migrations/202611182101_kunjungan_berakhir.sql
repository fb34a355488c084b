-- Kunjungan berakhir bersama audit lapang atau berkasnya: dilaksanakan, atau dibatalkan.
alter table psat.kunjungan drop constraint kunjungan_status_check;
alter table psat.kunjungan add constraint kunjungan_status_check
  check (status in ('diusulkan', 'diminta_pindah', 'dikonfirmasi', 'dilaksanakan', 'dibatalkan'));
alter table psat.kunjungan_langkah drop constraint kunjungan_langkah_langkah_check;
alter table psat.kunjungan_langkah add constraint kunjungan_langkah_langkah_check
  check (langkah in ('usul', 'setuju', 'pindah', 'dilaksanakan', 'dibatalkan'));

-- Berkas yang sudah melewati audit lapang sebelum aturan ini.
update psat.kunjungan k
set status = case
    when k.status = 'dikonfirmasi' and k.tanggal_mulai <= (p.masuk_tahap at time zone 'Asia/Jakarta')::date
    then 'dilaksanakan' else 'dibatalkan' end,
  versi = k.versi + 1
from psat.pengajuan p
where p.id = k.pengajuan_id
  and p.tahap not in ('audit_lapang', 'perbaikan_audit_lapang')
  and not (p.tahap = 'upload_revision' and p.peminta_revisi = 'audit_lapang');
