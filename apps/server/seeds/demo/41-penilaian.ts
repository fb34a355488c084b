import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { defineSeed } from '#platform/database/seed.ts'
import { saatKerja } from './saat.ts'

/**
 * Adds two years of slowly rising ratings. A demo account is their author, so that the removal of the demo data finds
 * them.
 */
export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('okkp.penilaian').select('id').limit(1).executeTakeFirst()) return
    const today = dayInJakarta(new Date())
    const { numAffectedRows } = await sql`
      insert into okkp.penilaian (nilai, nama, catatan, judul, jenis, tautan, sumber, tanggal, created_by, created_at)
      select
        case when n % 41 = 0 then null
          else greatest(1, least(5, 3 + (n * 7919 % 5) / 2 - (n * 104729 % 7) / 3 + (729 - lalu) / 365)) end,
        case when n % 3 = 0 then (array['Rahmat', 'Yuliana', 'Bu Tini', 'Pedagang Pasar Baru', 'Koperasi Tani Jaya'])[1 + n % 5] end,
        case when n % 4 = 0 then (array[
          'Mudah memeriksa izin beras yang saya beli.',
          'Petugas cepat menjawab.',
          'Mohon tombol unduh dibuat lebih jelas.',
          'Data pasar di daerah kami belum lengkap.',
          'Sempat lama memuat di telepon genggam.',
          'Sangat membantu usaha kecil seperti kami.'])[1 + n / 4 % 6] end,
        (array['Beranda', 'Cek registrasi', 'Kompetensi SDM', 'Layanan PSAT', 'Verifikasi'])[1 + n % 5],
        (array['umum', 'okkp', 'okkp', 'psat', 'umum'])[1 + n % 5],
        (array['/', '/okkp/registrasi', '/okkp/sdm', '/psat', '/verifikasi'])[1 + n % 5],
        case when n % 9 = 0 then 'kertas' else 'portal' end,
        ${today}::date - lalu,
        u.id,
        ${saatKerja(sql`(${today}::date - lalu)`, sql`'nilai' || n`)}
      from generate_series(1, 900) n
      cross join lateral (select (n * 617 % 729)::int as lalu) hari
      join akun.pengguna u on u.username = 'okkp_pusat'`.execute(db)
    say(`Added ${numAffectedRows} demo ratings`)
  },
})
