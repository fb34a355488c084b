-- no transaction
create unique index concurrently rapid_test_kunci on okkp.rapid_test (kunci) where kunci is not null;
