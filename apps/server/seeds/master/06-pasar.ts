import { sql } from 'kysely'
import { defineSeed } from '#platform/database/seed.ts'

const skala = ['Sangat tidak setuju', 'Tidak setuju', 'Setuju', 'Sangat setuju']

const kuesioner: Record<'pedagang' | 'konsumen', { nama: string; butir: readonly string[] }> = {
  pedagang: {
    nama: 'Survei pedagang PAS AMAN',
    butir: [
      'Saya tahu arti pangan segar yang aman.',
      'Saya tahu bahaya formalin, boraks, dan pestisida.',
      'Saya hanya menjual dari pemasok yang saya kenal.',
      'Saya mencatat asal barang dagangan.',
      'Saya memisahkan pangan dari bahan kimia.',
      'Saya membersihkan kios sebelum dan sesudah berjualan.',
      'Saya mencuci tangan dan alat dengan air bersih.',
      'Saya membuang sampah pada tempatnya.',
      'Saya bersedia barang dagangan saya diuji cepat.',
      'Saya menarik barang bila hasil ujinya tidak memenuhi syarat.',
      'Saya paham SOP higiene pasar.',
      'PAS AMAN meningkatkan kepercayaan pembeli.',
    ],
  },
  konsumen: {
    nama: 'Survei konsumen PAS AMAN',
    butir: [
      'Saya tahu ciri pangan segar yang aman.',
      'Saya tahu bahaya bahan terlarang pada pangan.',
      'Saya memperhatikan kebersihan kios sebelum membeli.',
      'Saya tahu pasar ini ikut program PAS AMAN.',
      'Saya tahu ada pos pantau atau uji cepat di pasar ini.',
      'Saya percaya pangan di pasar ini aman.',
      'Pasar ini bersih dan tidak bau.',
      'Pedagang di pasar ini menjaga kebersihan diri.',
      'Toilet dan tempat cuci tangan di pasar ini layak.',
      'Pembagian zona memudahkan saya berbelanja.',
      'Saya tahu cara melapor bila menemukan pangan yang mencurigakan.',
      'Saya akan merekomendasikan pasar ini.',
    ],
  },
}

type Frekuensi = 'harian' | 'mingguan' | 'bulanan'
const sop: readonly (readonly [
  aspek: number,
  huruf: string,
  butir: readonly (readonly [string, Frekuensi])[],
])[] = [
  [
    10,
    'A',
    [
      ['Sumber air layak, tidak berbau dan tidak berwarna', 'harian'],
      ['Air cukup, paling sedikit 40 liter tiap pedagang sehari', 'harian'],
      ['Bak atau tandon tertutup dan dikuras terjadwal', 'mingguan'],
      ['Kran mengalir di area basah', 'harian'],
      ['Jarak sumber air dari tangki septik aman', 'bulanan'],
      ['Mutu air diuji berkala dan hasilnya disimpan', 'bulanan'],
    ],
  ],
  [
    20,
    'B',
    [
      ['Saluran tertutup kisi dan lancar', 'harian'],
      ['Lantai miring ke saluran, tanpa genangan', 'harian'],
      ['Tidak ada kios di atas drainase', 'mingguan'],
      ['IPAL atau bak pengendap berfungsi', 'mingguan'],
      ['Saringan padatan dan lemak dibersihkan', 'harian'],
      ['Limbah area daging dan ikan terpisah', 'harian'],
    ],
  ],
  [
    30,
    'C',
    [
      ['Tempat sampah tertutup di tiap kios atau lorong', 'harian'],
      ['Sampah organik dan anorganik dipilah', 'harian'],
      ['Sampah diangkut paling sedikit sekali sehari', 'harian'],
      ['TPS kedap, paling sedikit 10 meter dari bangunan dan di luar jalur utama', 'bulanan'],
      ['TPS bebas lalat dan tikus', 'harian'],
      ['Petugas dan jadwal kebersihan tercatat', 'mingguan'],
    ],
  ],
  [
    40,
    'D',
    [
      ['Meja paling sedikit 60 cm dari lantai dan mudah dibersihkan', 'bulanan'],
      ['Kios dibersihkan sebelum dan sesudah berjualan', 'harian'],
      ['Pangan tidak menyentuh lantai', 'harian'],
      ['PSAT, PSAH, dan PSAI terpisah', 'harian'],
      ['Bahan kimia dan nonpangan terpisah dari pangan', 'harian'],
      ['Barang rusak atau busuk dipisahkan', 'harian'],
      ['Suhu atau es memadai untuk komoditas dingin', 'harian'],
      ['Alat dan timbangan bersih, tera masih berlaku', 'mingguan'],
    ],
  ],
  [
    50,
    'E',
    [
      ['Lorong paling sedikit 1,5 meter dan tidak terhalang', 'harian'],
      ['Lantai rata, tidak licin, dan kering', 'harian'],
      ['Toilet bersih, terpisah, dan ada sabun', 'harian'],
      ['Tempat cuci tangan dengan sabun tersedia', 'harian'],
      ['Cahaya paling sedikit 100 lux dan ventilasi 20% luas lantai', 'bulanan'],
      ['Tikus, lalat, dan kecoa dikendalikan', 'mingguan'],
      ['Zonasi ditaati', 'harian'],
      ['Hewan hidup terpisah paling sedikit 10 meter', 'harian'],
    ],
  ],
  [
    60,
    'F',
    [
      ['Pedagang dalam keadaan sehat', 'harian'],
      ['Pakaian bersih atau bercelemek', 'harian'],
      ['Mencuci tangan setelah dari toilet, memegang uang, atau sampah', 'harian'],
      ['Tidak merokok dan tidak meludah di kios', 'harian'],
      ['Kuku pendek dan luka tertutup', 'harian'],
      ['Sarung tangan atau penjepit untuk pangan siap santap', 'harian'],
      ['Pernah mengikuti penyuluhan keamanan pangan', 'bulanan'],
    ],
  ],
]

/**
 * Adds the questionnaires and sanitation items that the programme proposes. Texts that the agency has written stay
 * unchanged.
 */
export default defineSeed({
  async run(db) {
    for (const [sasaran, { nama, butir }] of Object.entries(kuesioner)) {
      const letter = sasaran === 'konsumen' ? 'K' : 'P'
      await sql`
        with baru as (
          insert into pasar.kuesioner (sasaran, edisi, nama, skala, aktif)
          select ${sasaran}, 1, ${nama}, ${skala}::text[], true
          where not exists (select from pasar.kuesioner where sasaran = ${sasaran}) returning id
        )
        insert into pasar.butir_kuesioner (kuesioner_id, urutan, kode, teks)
        select baru.id, b.n, ${letter} || b.n, b.teks
        from baru, unnest(${butir}::text[]) with ordinality as b (teks, n)`.execute(db)
    }
    const known = await db.selectFrom('pasar.sop_sanitasi').select('id').limit(1).executeTakeFirst()
    if (known) return
    const rows = sop.flatMap(([aspek_kode, huruf, butir]) =>
      butir.map(([nama, frekuensi], index) => ({
        aspek_kode,
        kode: `${huruf}${index + 1}`,
        nama,
        frekuensi,
      })),
    )
    await db.insertInto('pasar.sop_sanitasi').values(rows).execute()
  },
})
