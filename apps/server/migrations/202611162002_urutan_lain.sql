-- The few central ones and those from licences lie together in other orders: each order has them by themselves, at a
-- twentieth of a whole index. Imports make none of either.
create index registrasi_pusat_usaha on okkp.registrasi (unit_usaha collate "id-x-icu", id) where pusat and dihapus is null;
create index registrasi_pusat_habis on okkp.registrasi (exp_sertifikat, id) where pusat and dihapus is null;
create index registrasi_pusat_masuk on okkp.registrasi (id) where pusat and dihapus is null;
create index registrasi_psat_usaha on okkp.registrasi (unit_usaha collate "id-x-icu", id) where asal = 'psat' and dihapus is null;
create index registrasi_psat_habis on okkp.registrasi (exp_sertifikat, id) where asal = 'psat' and dihapus is null;
create index registrasi_psat_masuk on okkp.registrasi (id) where asal = 'psat' and dihapus is null;
