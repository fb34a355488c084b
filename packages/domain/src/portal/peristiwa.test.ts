import { describe, expect, it } from 'vitest'
import { peristiwaDikenal, peristiwaText } from './peristiwa.ts'

describe('events in words', () => {
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

  it('each known event has a sentence of its own', () => {
    expect(new Set(peristiwaDikenal.map(({ teks }) => teks)).size).toBe(peristiwaDikenal.length)
  })
})
