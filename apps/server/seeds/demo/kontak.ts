import { sql } from 'kysely'
import type { NewRegistrasi } from '#okkp/registrasi/registrasi-impor.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { demoMail } from './01-akun.ts'
import { saatKerja } from './saat.ts'

/** Returns an invented contact. Every seventh registration has no number and every third no mail, as in real offices. */
export function contactOf(order: number): Pick<NewRegistrasi, 'kontak_telepon' | 'kontak_surel'> {
  const number = String(order % 10_000).padStart(4, '0')
  return {
    kontak_telepon: order % 7 === 0 ? null : `08120000${number}`,
    kontak_surel: order % 3 === 0 ? null : `usaha${number}${demoMail}`,
  }
}

/** Adds contact notes of the nearest office to every third registration that expires within 60 days. */
export async function contactSome(db: Executor, today: string): Promise<void> {
  await sql`
    insert into okkp.catatan_kontak (registrasi_id, tanggal, cara, catatan, created_by, created_at)
    select r.id, hari, case when r.kontak_telepon is null then 'kunjungan' when r.id % 2 = 0 then 'telepon' else 'whatsapp' end,
      (array['Pemegang akan mengajukan perpanjangan pekan depan.', 'Belum dijawab; dihubungi lagi tiga hari kemudian.',
        'Pemegang meminta daftar syarat perpanjangan; sudah dikirim.'])[1 + r.id % 3], petugas.id, saat
    from okkp.registrasi r
    cross join lateral (select ${today}::date - (1 + r.id % 12)::int as hari) h
    cross join lateral (select ${saatKerja(sql`hari`, sql`'kontak' || r.id`)} as saat) s
    cross join lateral (select a.id from akun.pengguna a
      where a.role in ('OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA')
        and (a.role = 'OKKP_ADMIN_PUSAT' or (not r.pusat and a.provinsi_id = r.provinsi_id
          and (a.role = 'OKKP_ADMIN_DAERAH' or a.kota_id = r.kota_id)))
      order by a.kota_id is null, a.provinsi_id is null, a.id limit 1) petugas
    where r.id % 3 = 0 and r.digantikan_oleh is null and r.sanksi is null
      and r.exp_sertifikat between ${today}::date and ${today}::date + 60`.execute(db)
}
