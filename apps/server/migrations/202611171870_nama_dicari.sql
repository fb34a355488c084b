-- Names that a word in a list may mean: as words are searched, so that none of them is respelled at every search.
create index parameter_cari on okkp.parameter using gin (platform.teks_cari(nama) gin_trgm_ops);
create index kota_cari on wilayah.kota using gin (platform.teks_cari(nama) gin_trgm_ops);
create index rapid_pasar_parameter on pasar.rapid_test (parameter_id, tanggal desc, id desc);
-- Permits of a region that came from licences: counted without reading those of the nation.
create index registrasi_psat_wilayah on okkp.registrasi (provinsi_id, kota_id) where asal = 'psat' and dihapus is null;
