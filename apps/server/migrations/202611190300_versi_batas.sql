-- A server checks this number before it judges results by the limits that it keeps in memory. The notification stays for servers of the
-- previous release.
create table okkp.versi_batas (
  satu boolean primary key default true check (satu),
  versi bigint not null default 1
);
comment on table okkp.versi_batas is 'Versi pustaka batas: naik dalam setiap transaksi yang mengubah tabelnya. Satu baris.';
insert into okkp.versi_batas default values;

create or replace function okkp.kabari_batas() returns trigger language plpgsql as $$
begin
  if current_setting('okkp.batas_berubah', true) is distinct from pg_current_xact_id()::text then
    update okkp.versi_batas set versi = versi + 1;
    perform set_config('okkp.batas_berubah', pg_current_xact_id()::text, true);
  end if;
  perform pg_notify('notifikasi', 'okkp.batas');
  return null;
end
$$;
comment on function okkp.kabari_batas is 'Pemicu tabel batas: menaikkan okkp.versi_batas sekali tiap transaksi.';
