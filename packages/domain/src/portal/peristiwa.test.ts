import { describe, expect, it } from 'vitest'
import { peristiwaDikenal, peristiwaText } from './peristiwa.ts'

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
})
