-- Views of lists that an account has named: what the list was narrowed to and ordered by.
create table platform.tampilan (
  id bigint generated always as identity primary key,
  pengguna_id bigint not null references akun.pengguna (id) on delete cascade,
  daftar text not null check (char_length(daftar) between 1 and 80),
  nama text not null check (char_length(nama) between 1 and 60),
  isi jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index tampilan_nama on platform.tampilan (pengguna_id, daftar, lower(nama));
comment on table platform.tampilan is 'Tampilan daftar yang diberi nama oleh sebuah akun.';
