-- Servers of two releases may run side by side, each with its own definition of a fact. The name of a fact table now
-- carries a digest of its definition, so both stay. Every server notes hourly which ones it uses.
alter table platform.fakta add column dipakai timestamptz default now();
comment on column platform.fakta.dipakai is 'Kapan sebuah server terakhir menyatakan memakai fakta ini; yang lama tidak dipakai dicabut.';
