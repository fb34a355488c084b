import { negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { PencacahBerjenjang } from '#platform/counters/berjenjang.repository.ts'

/** A counter of the markets' dashboards, and the rows it counts, from which single markets are told. */
export interface Sumber<Dimensi extends string> extends PencacahBerjenjang<Dimensi> {
  /** The day of a row `r`, where it is not simply its column. */
  hari?: string
}

const kotaPerTahun = { nasional: 'tahun', provinsi: 'bulan', kota: 'tahun' } as const
const perTahun = { nasional: 'tahun', provinsi: 'tahun', kota: 'tahun' } as const

export const pedagang: Sumber<never> = {
  nama: 'pasar.ember_pedagang',
  tabel: 'pasar.pedagang',
  tanggal: 'tanggal_pendataan',
  syarat: 'not r.is_okkp',
  dimensi: {} as Record<never, string>,
  terhalus: { nasional: 'tahun', provinsi: 'bulan', kota: 'bulan' },
}

export const pasokan: Sumber<'komoditas_id'> = {
  nama: 'pasar.ember_pasokan',
  tabel: 'pasar.pasokan',
  tanggal: 'tanggal',
  syarat: 'not r.is_okkp',
  dimensi: { komoditas_id: 'r.komoditas_id' },
  terhalus: { nasional: 'bulan', provinsi: 'bulan', kota: 'tahun' },
}

const surveiOf = (
  nama: string,
  jumlah: 'total' | 'terbuka',
  syarat: string,
): Sumber<'sasaran' | 'fase' | 'ukuran'> => ({
  nama,
  tabel: 'pasar.survei',
  tanggal: 'tanggal',
  syarat,
  dimensi: { sasaran: 'r.sasaran', fase: 'r.fase', ukuran: 'ukur.ukuran' },
  ukuran: {
    samping: `cross join lateral (values ('responden', r.${jumlah}_responden::bigint), ('nilai', r.${jumlah}_nilai::bigint),
      ('tertinggi', r.${jumlah}_responden::bigint * r.nilai_tertinggi),
      ('kuadrat', round(1e8 * r.${jumlah}_kuadrat / (r.nilai_tertinggi * r.nilai_tertinggi))::bigint)) as ukur(ukuran, nilai)`,
    bobot: 'ukur.nilai',
  },
  terhalus: kotaPerTahun,
})

export const survei = surveiOf('pasar.ember_survei', 'total', 'true')
/** What the public is told: of finished months, never fewer than five answers of a survey. */
export const surveiTerbuka = surveiOf('pasar.ember_survei_terbuka', 'terbuka', 'r.terbuka_responden > 0')

/** Scores in millionths. */
const nilai = {
  samping: `cross join lateral (values ('penilaian', 1::bigint),
    ('nilai', round(r.nilai::numeric * 1000000)::bigint)) as ukur(ukuran, jumlah)`,
  bobot: 'ukur.jumlah',
}
export const satuanNilai = 1_000_000

export const sanitasi: Sumber<'ukuran'> = {
  nama: 'pasar.ember_sanitasi',
  tabel: 'pasar.sanitasi',
  tanggal: 'tanggal',
  syarat: 'r.nilai is not null',
  dimensi: { ukuran: 'ukur.ukuran' },
  ukuran: nilai,
  terhalus: kotaPerTahun,
}

export const aspek: Sumber<'aspek_kode' | 'ukuran'> = {
  nama: 'pasar.ember_aspek',
  tabel: 'pasar.aspek_sanitasi',
  tanggal: 'tanggal',
  syarat: 'r.nilai is not null',
  dimensi: { aspek_kode: 'r.aspek_kode', ukuran: 'ukur.ukuran' },
  ukuran: nilai,
  terhalus: kotaPerTahun,
}

export const rapid: Sumber<'kategori' | 'keadaan'> = {
  nama: 'pasar.ember_rapid',
  tabel: 'pasar.rapid_test',
  tanggal: 'tanggal',
  syarat: 'true',
  dimensi: { kategori: 'r.kategori', keadaan: `coalesce(r.keadaan, '${negatif}')` },
  terhalus: { nasional: 'hari', provinsi: 'hari', kota: 'bulan' },
}

/** By year of the programme: whole years are asked. */
export const dokumen: Sumber<'kode'> = {
  nama: 'pasar.ember_dokumen',
  tabel: 'pasar.profil',
  tanggal: 'tahun_program',
  hari: 'make_date(r.tahun_program, 1, 1)',
  syarat: `r.varian = 'kota'`,
  dimensi: { kode: 'isi.kode' },
  ukuran: {
    samping: `cross join lateral (select 0, 1 union all select -1, r.total_doc
      union all select unnest(r.dokumen_ada), 1) as isi(kode, jumlah)`,
    bobot: 'isi.jumlah',
  },
  terhalus: perTahun,
}
/** Beside the documents: how many profiles there are, and how many documents they ask for. */
export const kodeProfil = 0
export const kodeDiminta = -1

/** By the year in which a market joined the programme; 1000 where it is not known. */
export const pasar: Sumber<never> = {
  nama: 'pasar.ember_pasar',
  tabel: 'pasar.pasar',
  tanggal: 'tahun_pas_aman',
  hari: 'make_date(coalesce(r.tahun_pas_aman, 1000), 1, 1)',
  syarat: 'true',
  dimensi: {} as Record<never, string>,
  terhalus: perTahun,
}
