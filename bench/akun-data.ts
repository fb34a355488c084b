import { sql } from 'kysely'
import type { Database } from '../apps/server/src/platform/database/database.ts'

/** Generates companies with one operator each, staff of every role in every region, and their notifications. */
export async function generateAkun(db: Database, companies: number, notifications: number): Promise<void> {
  await sql`
    with kota as (select id, provinsi_id, row_number() over (order by id) - 1 as n from wilayah.kota)
    insert into akun.perusahaan (nama_perseroan, nib, jenis_perseroan, alamat_perseroan, provinsi_id, kota_id)
    select 'PT Pangan ' || initcap(substr(md5(s.n::text), 1, 6)), (8000000000000 + s.n)::text, '01', 'Jalan Niaga ' || s.n,
      k.provinsi_id, k.id
    from generate_series(1, ${companies}::int) s(n)
    join kota k on k.n = abs(hashint4(s.n)) % (select count(*) from kota)`.execute(db)
  await sql`
    insert into akun.pengguna (username, nama, role, perusahaan_id, provinsi_id, kota_id)
    select 'usaha_' || id, 'Pemilik ' || nama_perseroan, 'PELAKU_USAHA', id, provinsi_id, kota_id
    from akun.perusahaan where nib like '8%'`.execute(db)
  await sql`
    insert into akun.pengguna (username, nama, role)
    select lower(role) || '_' || n, 'Petugas ' || n, role
    from unnest(array['SEKRETARIAT', 'KOORDINATOR_SEKRETARIAT', 'SUBKOORDINATOR_SEKRETARIAT', 'AUDITOR', 'LEAD_AUDITOR', 'PVTPP',
      'OKKP_ADMIN_PUSAT']) role,
      generate_series(1, 40) n`.execute(db)
  await sql`
    insert into akun.pengguna (username, nama, role, provinsi_id)
    select 'daerah_' || id, 'Petugas ' || nama, 'OKKP_ADMIN_DAERAH', id from wilayah.provinsi where id > 0`.execute(
    db,
  )
  // Staff receive most notifications. An operator has only a few.
  await sql`
    with akun as (select id, row_number() over (order by id) - 1 as n from akun.pengguna
      where role <> 'PELAKU_USAHA')
    insert into akun.notifikasi (id_pengguna, keterangan, status, tautan)
    select a.id, 'Berkas ' || s.n || ' menunggu giliran Anda.', case when s.n % 20 = 0 then 'UNREAD' else 'READ' end, '/psat/admin'
    from generate_series(1, ${notifications}::int) s(n)
    join akun a on a.n = abs(hashint4(s.n)) % (select count(*) from akun)`.execute(db)
  for (const table of ['perusahaan', 'pengguna', 'notifikasi'])
    await sql`vacuum analyze ${sql.id('akun', table)}`.execute(db)
}
