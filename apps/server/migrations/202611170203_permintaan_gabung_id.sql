-- Numbers under the application's seal are sealed anew row by row, and every row is known by its id there.
alter table akun.permintaan_gabung add column id bigint generated always as identity unique;
