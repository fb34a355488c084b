import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { defineSeed } from '#platform/database/seed.ts'

/**
 * Access code of one sample report that waits for its reporter. docs/tour.md names the code, so that a visitor can open
 * the report.
 */
const kode = 'BERASMERAH22'

const cerita = [
  ['pangan', 'Beras Rojolele 5 kg', 'Berasnya berbau apak dan ada bubuk putih di dasar karung.'],
  ['pangan', 'Cabai merah', 'Warna merahnya menempel di tangan waktu dicuci, airnya ikut merah.'],
  ['izin', 'Bawang putih kupas', 'Nomor izin pada kemasan tidak ditemukan di portal ini.'],
  ['pangan', 'Tahu putih', 'Tahu dijual di ember terbuka, tetap keras sesudah tiga hari tanpa kulkas.'],
  ['izin', 'Kacang tanah kupas', 'Label izinnya ditempel di atas label lain yang sudah dikelupas.'],
  ['pangan', 'Anggur impor', 'Buahnya lengket dan berbau bahan kimia, anak saya mual sesudah makan.'],
  ['pangan', 'Ikan asin', 'Ikan asin ini tidak dihinggapi lalat sama sekali dan sangat keras.'],
  ['izin', 'Kopi bubuk', 'Sertifikat yang dipajang di toko atas nama usaha lain dan sudah lewat tanggalnya.'],
  ['pangan', 'Sawi hijau', 'Ada sisa semprotan putih di daun, penjual bilang baru disemprot pagi itu.'],
] as const

/** Adds 25 reports in all states across the country. Two reports have no known place. */
export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('okkp.pengaduan').select('id').limit(1).executeTakeFirst()) return
    const { numAffectedRows } = await sql`
      with bahan as (
        select n, (${JSON.stringify(cerita)}::jsonb) -> ((n - 1) % ${cerita.length}::int) as c,
          (array['baru', 'menunggu', 'diproses', 'selesai', 'baru', 'selesai', 'diproses'])[1 + n % 7] as status,
          case when n in (9, 18) then null
            else (array[3273, 3273, 3578, 3374, 1271, 3171, 6471, 7371, 5171, 3276, 3402, 1671])[1 + n % 12] end as kota,
          now() - make_interval(days => (n * 5) % 60, hours => n % 24) as at
        from generate_series(1, 25) n
      ), baru as (
        insert into okkp.pengaduan (nomor, jenis, sakit, status, provinsi_id, kota_id, uraian, pangan, tempat, nomor_izin,
          nama, no_hp, petugas_id, giliran_sejak, luaran, ditutup, ditutup_oleh, contoh, created_at, updated_at)
        -- The rows come in their order: the first report is the first number.
        select 'ADU-' || extract(year from at) || '-' || lpad(nextval('okkp.nomor_pengaduan')::text, 5, '0'),
          c ->> 0, c ->> 2 like '%mual%', status, kota / 100, kota, c ->> 2, c ->> 1,
          (array['Pasar Baru', 'Pasar Induk', 'Toko dekat terminal', 'Minimarket di jalan utama'])[1 + n % 4],
          case when c ->> 0 = 'izin' then 'PD-DUGA-' || 1000 + n end,
          case when n % 3 = 0 then (array['Bu Tini', 'Rahmat', 'Yuliana'])[1 + n % 3] end,
          case when n % 6 = 0 then '08120000' || 1000 + n end,
          case when status in ('baru') then null else petugas end,
          case when status = 'baru' then at else least(at + interval '2 days', now()) end,
          case when status = 'selesai'
            then (array['terbukti', 'tidak_terbukti', 'kurang_keterangan', 'diteruskan', 'bukan_kewenangan'])[1 + n % 5] end,
          case when status = 'selesai' then least(at + interval '4 days', now()) end,
          case when status = 'selesai' then petugas end, true, at,
          case status when 'baru' then at when 'selesai' then least(at + interval '4 days', now())
            else least(at + interval '2 days', now()) end
        from (select bahan.*, u.id as petugas from bahan
          join akun.pengguna u on u.username = case when kota = 3273 then 'okkp_kota' else 'okkp_pusat' end
          order by n) urut
        returning id, status, created_at, petugas_id, kota_id
      )
      insert into okkp.pengaduan_pesan (pengaduan_id, jenis, isi, kantor, penulis_id, created_at)
      select b.id, p.jenis, p.isi, case when p.jenis = 'jawaban'
          then case when b.kota_id = 3273 then 'OKKP Kota Bandung' else 'OKKP Pusat' end end,
        case when p.jenis = 'pelapor' then null else b.petugas_id end,
        least(b.created_at + make_interval(hours => 20 * p.urut), now())
      from baru b join (values
        ('diproses', 1, 'catatan', 'Cek apakah penjual yang sama pernah dilaporkan.'),
        ('diproses', 2, 'jawaban', 'Terima kasih. Petugas kami mengambil contoh di tempat itu minggu ini.'),
        ('menunggu', 1, 'jawaban', 'Terima kasih. Di kios nomor berapa, dan masih adakah kemasannya?'),
        ('selesai', 1, 'jawaban', 'Terima kasih. Boleh kami tahu tanggal pembeliannya?'),
        ('selesai', 2, 'pelapor', 'Saya beli hari Minggu pagi, sekitar jam tujuh.'),
        ('selesai', 4, 'jawaban', 'Sudah kami periksa di lapangan. Hasilnya tertulis pada laporan ini; terima kasih atas perhatian Anda.')
      ) as p (status, urut, jenis, isi) using (status)`.execute(db)
    const first = await db
      .selectFrom('okkp.pengaduan')
      .select(['id', 'nomor'])
      .where('status', '=', 'menunggu')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const sidik_kode = createHash('sha256').update(`${first.nomor} ${kode}`).digest('base64url')
    await db.updateTable('okkp.pengaduan').set({ sidik_kode }).where('id', '=', first.id).execute()
    say(
      `Added 25 demo reports of the public with ${numAffectedRows} messages; code ${kode} opens ${first.nomor}`,
    )
  },
})
