-- What still holds stands at the end of the entries, what has ended at their beginning. In blocks of numbers each says at once whether it
-- has any, so that a walk in the order of entry need not pass by half the registry.
create index registrasi_blok on okkp.registrasi ((id / 4096), exp_sertifikat, id)
  where dihapus is null and digantikan_oleh is null and sanksi is null;
