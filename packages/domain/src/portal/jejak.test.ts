import { expect, it } from 'vitest'
import { isTeknis, jenisRekaman, kolomDikenal, kolomText, nilaiKolom, rekamanText } from './jejak.ts'
import { peristiwaDikenal } from './peristiwa.ts'

it.each([
  ['perusahaan', 'nama_perseroan', 'Nama perusahaan'],
  ['pengguna', 'perusahaan.nib', 'Perusahaan: NIB'],
  ['pengguna', 'provinsi_id', 'Provinsi'],
  ['pengguna', 'role', 'Peran'],
  ['pengajuan', 'tahap', 'Tahap'],
  ['pengajuan', 'aksi', 'Langkah'],
  ['pengajuan', 'jawaban.2.2.nilai', 'Butir 2.2: penilaian'],
  ['unit-produksi', 'masa_sewa_berakhir', 'Sewa berakhir'],
  ['registrasi', 'supersedes.sebab', 'Menggantikan: sebab'],
  ['registrasi', 'exp_sertifikat', 'Berlaku sampai'],
  ['lain', 'tidak_dikenal', 'Tidak dikenal'],
])('%s: %s → %s', (jenis, kolom, text) => {
  expect(kolomText(jenis, kolom)).toBe(text)
})

it('fields for the software alone are no part of what people read', () => {
  expect(['versi', 'id', 'updated_by', 'actor.id'].filter(isTeknis)).toHaveLength(4)
  expect(['nama', 'komoditas_id', 'versi_terbit'].some(isTeknis)).toBe(false)
})

it('values that a table names are said in its words', () => {
  expect(nilaiKolom('pengajuan', 'tahap', 'audit_dokumen')).toBe('Audit Dokumen')
  expect(nilaiKolom('pengajuan', 'aksi', 'loloskan_permohonan')).toBe('Permohonan dinyatakan lengkap')
  expect(nilaiKolom('pengajuan', 'jawaban.2.2.nilai', 'tidak_sesuai')).toBe('Tidak sesuai')
  expect(nilaiKolom('komoditas', 'nama', 'Beras')).toBeUndefined()
})

it('every record that has events of its own has a name', () => {
  const kinds = peristiwaDikenal.flatMap(({ kode }) => (kode.endsWith('.tambah') ? kode.slice(0, -7) : []))
  // These events change records of another kind.
  const alone = new Set(['temuan', 'wakil', 'kontak', 'pengawasan'])
  const unnamed = kinds.filter(
    (jenis) => !alone.has(jenis) && !jenisRekaman.some((one) => one.jenis === jenis),
  )
  expect(unnamed).toEqual([])
  expect(rekamanText('unit-produksi')).toBe('Unit penanganan')
  expect(kolomDikenal('unit-produksi', 'tidak_ada')).toBe(false)
})
