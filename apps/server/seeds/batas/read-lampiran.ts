import { join } from 'node:path'
import { readTable } from '../read-table.ts'

const files = [
  'logam_berat',
  'mikotoksin',
  'mikroba',
  'pestisida_bmr',
  'pestisida_bmr_dibuang',
  'bahan_dilarang',
]

export const filesOfBatas = (folder: string): string[] => files.map((name) => join(folder, `${name}.csv`))

/** The dates count from the enactment of the regulations, because the source does not give the day of promulgation. */
const cemaran = {
  regulasi: 'Perbadan 10/2024',
  berlaku_dari: '2024-08-22',
  penyesuaian_sampai: '2025-08-22',
}
const residu = { regulasi: 'Perbadan 15/2024', berlaku_dari: '2024-12-18', penyesuaian_sampai: '2026-06-18' }

/** Active ingredients with an unusual spelling in the annex, mapped to the name of the parameter. */
const namaParameter: Record<string, string> = { 'Ametrin)': 'Ametrin' }
const namaAktif = (nama: string): string =>
  nama.startsWith('Senyawa tembaga') ? 'Senyawa tembaga' : (namaParameter[nama] ?? nama)

const angka = (teks: string): number | null => (teks === '' || teks === 'NA' ? null : Number(teks))

async function readCemaran(folder: string, lampiran: 'logam_berat' | 'mikotoksin') {
  const rows = await readTable(join(folder, `${lampiran}.csv`), [
    'kelompok',
    'jenis_pangan',
    'parameter',
    'batas_maks',
    'satuan',
    'metode',
    'catatan',
  ])
  return rows.map(({ batas_maks, jenis_pangan, ...row }) => ({
    ...row,
    ...cemaran,
    lampiran,
    jenis_parameter: lampiran === 'mikotoksin' ? 'aflatoksin' : lampiran,
    sub_kelompok: '',
    istilah: jenis_pangan,
    bentuk: batas_maks === '' ? 'tidak-ditetapkan' : 'maksimum',
    nilai: angka(batas_maks),
    metode: row.metode || null,
    catatan: row.catatan || null,
  }))
}

async function readMikroba(folder: string) {
  const rows = await readTable(join(folder, 'mikroba.csv'), [
    'kelompok',
    'jenis_pangan',
    'parameter',
    'n',
    'c',
    'm',
    'M',
    'satuan',
    'metode',
  ])
  return rows.map(({ jenis_pangan, n, c, m, M, ...row }) => ({
    ...row,
    ...cemaran,
    lampiran: 'mikroba',
    jenis_parameter: 'mikroba',
    sub_kelompok: '',
    istilah: jenis_pangan,
    bentuk: m === 'Negatif' ? 'negatif' : 'rencana',
    n: angka(n),
    c: angka(c),
    m: m === 'Negatif' ? null : angka(m),
    m_besar: angka(M),
  }))
}

const kolomResidu = [
  'bahan_aktif_id',
  'kelompok',
  'sub_kelompok',
  'jenis_baku',
  'bmr_mg_kg',
  'definisi_residu',
  'catatan',
] as const

/**
 * Reads the residue limits. A discarded row (`dibuang`) has an unreadable limit or an unclear food group. It becomes
 * `tidak-terbaca`, so that the lookup stops there without a verdict.
 */
async function readResidu(folder: string) {
  const rows = await readTable(join(folder, 'pestisida_bmr.csv'), kolomResidu)
  const dibuang = await readTable(join(folder, 'pestisida_bmr_dibuang.csv'), [...kolomResidu, 'alasan'])
  const bersama = (row: Record<(typeof kolomResidu)[number], string>) => ({
    ...residu,
    lampiran: 'pestisida',
    jenis_parameter: 'pestisida',
    parameter: namaAktif(row.bahan_aktif_id),
    kelompok: row.kelompok,
    sub_kelompok: row.sub_kelompok,
    istilah: row.jenis_baku,
    definisi_residu: row.definisi_residu || null,
  })
  return [
    ...rows.map((row) => ({
      ...bersama(row),
      bentuk: 'maksimum',
      nilai: Number(row.bmr_mg_kg),
      satuan: 'mg/kg',
      catatan: row.catatan || null,
    })),
    ...dibuang.map((row) => ({
      ...bersama(row),
      bentuk: 'tidak-terbaca',
      tertulis: row.bmr_mg_kg || '(kosong)',
      catatan: row.alasan,
    })),
  ]
}

/** Default limit for every food that the annex does not name (Article 2 paragraph 3). */
const umum = {
  ...residu,
  regulasi: 'Perbadan 15/2024 Pasal 2 ayat (3)',
  lampiran: 'pestisida',
  jenis_parameter: 'pestisida',
  parameter: null,
  kelompok: '',
  sub_kelompok: '',
  istilah: 'Pangan segar asal tumbuhan yang tidak tercantum',
  bentuk: 'maksimum',
  nilai: 0.01,
  satuan: 'mg/kg',
}

/**
 * Reads the banned substances. Their list names no regulation, so the source asks the central office to confirm it. The
 * start day is early, because the ban is older than the portal and a corrected rule cannot start before this one.
 */
async function readLarangan(folder: string) {
  const rows = await readTable(join(folder, 'bahan_dilarang.csv'), ['parameter'])
  return rows.map((row) => ({
    ...row,
    regulasi: 'Larangan bahan berbahaya yang dasar hukumnya perlu dikonfirmasi OKKP Pusat',
    catatan: 'Daftar acuan bahan berbahaya: harus negatif. Setelah dikonfirmasi, tulis peraturannya.',
    berlaku_dari: '2020-01-01',
    lampiran: 'lain',
    jenis_parameter: 'bahan_berbahaya',
    kelompok: '',
    sub_kelompok: '',
    istilah: 'Semua pangan segar',
    bentuk: 'dilarang',
  }))
}

export async function batasRows(folder: string) {
  const lampiran = await Promise.all([
    readCemaran(folder, 'logam_berat'),
    readCemaran(folder, 'mikotoksin'),
    readMikroba(folder),
    readResidu(folder),
    readLarangan(folder),
  ])
  return [...lampiran.flat(), umum]
}
