import { describe, expect, it } from 'vitest'
import { peristiwaDikenal, peristiwaText, rekamanText } from './peristiwa.ts'

describe('peristiwa dalam kata-kata', () => {
  it.each([
    ['komoditas.tambah', 'Menambahkan komoditas'],
    ['sesi.masuk', 'Masuk ke portal'],
    ['uji-lab.hapus', 'Menghapus uji laboratorium'],
    ['psat.unit.ubah', 'Mengubah psat unit'],
    ['berkas.tahap-lanjut', 'Berkas: tahap lanjut'],
    ['constructor', 'Constructor'],
    ['tambah', 'Tambah'],
    ['', ''],
  ])('%s → %s', (kode, teks) => {
    expect(peristiwaText(kode)).toBe(teks)
  })

  it('setiap peristiwa yang dikenal punya kalimat sendiri yang berbeda', () => {
    expect(new Set(peristiwaDikenal.map(({ teks }) => teks)).size).toBe(peristiwaDikenal.length)
  })

  it.each([
    ['komoditas/12', 'komoditas 12'],
    ['uji-lab/7', 'uji lab 7'],
    ['pengguna/0b9cbb0e-7a53-4f0e-b9d0-0d2a4d0b5c11', undefined],
    ['pengguna/tidak-dikenal', undefined],
    [null, undefined],
  ])('rekaman %s → %s', (rekaman, teks) => {
    expect(rekamanText(rekaman)).toBe(teks)
  })
})
