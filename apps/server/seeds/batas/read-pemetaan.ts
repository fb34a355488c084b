import { join } from 'node:path'
import { readTable } from '../read-table.ts'

const nama = ['sub-kelompok.tsv', 'pangan.tsv', 'komoditas-pangan.tsv', 'istilah.tsv']

export const filesOfPemetaan = (folder: string): string[] => nama.map((file) => join(folder, file))

const daftar = (teks: string): string[] => teks.split('; ').filter(Boolean)

/**
 * Reads the food classification and the mapping of commodities and annex terms to it. People made the mapping by hand
 * from the regulation texts.
 */
export async function readPemetaan(folder: string) {
  const [sub, pangan, komoditas, istilah] = await Promise.all([
    readTable(join(folder, 'sub-kelompok.tsv'), ['kode', 'nama']),
    readTable(join(folder, 'pangan.tsv'), ['sub_kelompok', 'nama', 'induk', 'di_luar_klasifikasi']),
    readTable(join(folder, 'komoditas-pangan.tsv'), ['komoditas', 'pangan']),
    readTable(join(folder, 'istilah.tsv'), [
      'lampiran',
      'kelompok',
      'sub_kelompok',
      'istilah',
      'cara',
      'sub',
      'termasuk',
      'kecuali',
      'ragu',
    ]),
  ])
  return {
    sub,
    pangan: pangan.map((row) => ({
      nama: row.nama,
      sub: row.sub_kelompok,
      induk: row.induk || null,
      di_luar_klasifikasi: row.di_luar_klasifikasi !== '',
    })),
    komoditas,
    istilah: istilah.map((row) => ({
      lampiran: row.lampiran,
      kelompok: row.kelompok,
      sub_kelompok: row.sub_kelompok,
      nama: row.istilah,
      cara: row.cara,
      catatan: null,
      anggota: [
        ...daftar(row.sub).map((kode) => ({ sub: kode, peran: 'termasuk' })),
        ...(['termasuk', 'kecuali', 'ragu'] as const).flatMap((peran) =>
          daftar(row[peran]).map((satu) => ({ pangan: satu, peran })),
        ),
      ],
    })),
  }
}
