import { sql } from 'kysely'
import { defineSeed } from '#platform/database/seed.ts'

const kacang = {
  judul: 'Kacang tanah kupas bets 0926 ditarik: aflatoksin di atas batas',
  pangan: 'Kacang tanah kupas 500 g',
  isi: 'Uji laboratorium pada bets ini menemukan aflatoksin B1 di atas batas yang diperbolehkan. Bets lain tidak terpengaruh.',
  saran: 'Jangan dimakan. Kembalikan ke tempat membeli; penjual wajib menerima dan menyisihkannya.',
  bets: '0926',
}
const cabai = {
  judul: 'Cabai merah segar dengan sisa pestisida di atas batas',
  pangan: 'Cabai merah',
  isi: 'Pengambilan contoh di beberapa pasar menemukan sisa klorpirifos di atas batas maksimum residu.',
  saran: 'Cuci dengan air mengalir dan buang tangkainya. Pedagang: mintalah keterangan asal kepada pemasok.',
}
const anggur = {
  judul: 'Anggur impor dijual dengan nomor izin yang sudah dicabut',
  pangan: 'Anggur merah impor',
  isi: 'Produk ini masih dijual dengan label izin edar yang sudah tidak berlaku, sehingga keamanannya tidak terjamin.',
  saran: 'Periksa nomor izin pada label di portal ini sebelum membeli.',
}
const bayam = {
  judul: 'Bayam segar: dugaan cemaran logam berat di satu lokasi',
  pangan: 'Bayam',
  isi: 'Rapid test di satu pasar menunjukkan kemungkinan cemaran logam berat; uji konfirmasi sedang berjalan.',
  saran: 'Tunggu hasil uji konfirmasi; pilih pemasok lain untuk sementara.',
}

/** One example of each state: draft that waits for a second person, published, corrected, withdrawn. */
const contoh = [
  { jenis: 'peringatan', provinsi: 32, versi: [{ ...bayam, tindakan: 'terbit', hari: 1, draf: true }] },
  { jenis: 'penarikan', provinsi: null, versi: [{ ...kacang, tindakan: 'terbit', hari: 6, izin: true }] },
  {
    jenis: 'peringatan',
    provinsi: 32,
    versi: [
      { ...cabai, judul: 'Cabai rawit dengan sisa pestisida di atas batas', tindakan: 'terbit', hari: 20 },
      { ...cabai, tindakan: 'koreksi', hari: 18, alasan: 'Yang diuji cabai merah, bukan cabai rawit.' },
    ],
  },
  {
    jenis: 'peringatan',
    provinsi: null,
    versi: [
      { ...anggur, tindakan: 'terbit', hari: 45 },
      {
        ...anggur,
        tindakan: 'cabut',
        hari: 30,
        alasan: 'Pemegang izin sudah memperbarui izinnya; produk boleh beredar lagi.',
      },
    ],
  },
]

/** A province office or the centre writes each warning and another account publishes it, as the portal requires. */
export default defineSeed({
  async run(db, { say }) {
    if (await db.selectFrom('okkp.peringatan').select('id').limit(1).executeTakeFirst()) return
    await sql`
      with bahan as (
        select c.urut, c.isi, now() - make_interval(days => (c.isi -> 'versi' -> 0 ->> 'hari')::int) as mulai,
          jsonb_array_length(c.isi -> 'versi') as banyak, c.isi -> 'versi' -> -1 as akhir
        from jsonb_array_elements(${JSON.stringify(contoh)}::jsonb) with ordinality as c (isi, urut)
      ), orang as (
        select (select id from akun.pengguna where username = 'okkp_daerah') as daerah,
          (select id from akun.pengguna where username = 'okkp_pusat') as pusat,
          (select id from akun.pengguna where username = 'superadmin') as super,
          (select r.no_registration from okkp.registrasi r join okkp.komoditas k on k.id = r.komoditas_id
            where k.nama = 'Kacang Tanah' and r.merk is not null and r.dihapus is null and r.digantikan_oleh is null
              and r.sanksi is null and r.exp_sertifikat > current_date
            order by r.terbit_sertifikat desc, r.id limit 1) as izin
      ), baru as (
        insert into okkp.peringatan (jenis, status, provinsi_id, versi_terbit, terbit_pertama, terbit_terakhir,
          created_by, created_at, updated_at)
        select isi ->> 'jenis',
          case when akhir ? 'draf' then 'draf' when akhir ->> 'tindakan' = 'cabut' then 'dicabut' else 'berlaku' end,
          (isi ->> 'provinsi')::int, case when akhir ? 'draf' then null else banyak end,
          case when akhir ? 'draf' then null else mulai end,
          case when akhir ? 'draf' then null else now() - make_interval(days => (akhir ->> 'hari')::int) end,
          case when isi ->> 'provinsi' is null then pusat else daerah end, mulai, mulai
        from bahan, orang order by urut
        returning id, created_by, created_at
      )
      insert into okkp.peringatan_versi (peringatan_id, nomor, tindakan, judul, pangan, isi, saran, bets, nomor_izin,
        alasan, penulis, ditulis, penerbit, terbit)
      select b.id, v.nomor, v.isi ->> 'tindakan', v.isi ->> 'judul', v.isi ->> 'pangan', v.isi ->> 'isi', v.isi ->> 'saran',
        v.isi ->> 'bets', case when v.isi ? 'izin' then o.izin end, v.isi ->> 'alasan', array[b.created_by],
        now() - make_interval(days => (v.isi ->> 'hari')::int),
        case when v.isi ? 'draf' then null when b.created_by = o.pusat then o.super else o.pusat end,
        case when v.isi ? 'draf' then null else now() - make_interval(days => (v.isi ->> 'hari')::int) end
      from baru b join bahan c on c.mulai = b.created_at cross join orang o,
        jsonb_array_elements(c.isi -> 'versi') with ordinality as v (isi, nomor)`.execute(db)
    say('Added 4 demo warnings: draft, published, corrected, withdrawn')
  },
})
