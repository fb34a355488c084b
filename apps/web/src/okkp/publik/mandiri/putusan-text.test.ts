import { putusan } from '@portal/domain/platform/kode-mandiri/putusan'
import { expect, test } from 'vitest'
import { jamText, kataPutusan, lamaText, umurDaftarText } from '#okkp/publik/mandiri/putusan-text.ts'

test('only one result is green', () => {
  expect(putusan.filter((satu) => kataPutusan({ putusan: satu }).tone === 'ok')).toEqual(['sah'])
})

test('an uncertain status is amber, a forgery is red, and a revoked key asks for a new code', () => {
  for (const satu of ['daftar_lama', 'tanpa_daftar', 'di_luar_daftar', 'jam_salah'] as const)
    expect([satu, kataPutusan({ putusan: satu }).tone]).toEqual([satu, 'warn'])
  for (const satu of ['diubah', 'kunci_asing', 'kunci_dicabut', 'dicabut'] as const)
    expect([satu, kataPutusan({ putusan: satu }).tone]).toEqual([satu, 'bad'])
  expect(kataPutusan({ putusan: 'kunci_dicabut' }).judul).toBe('Kunci dicabut, minta kode baru')
})

test('dates of the code stand in its words', () => {
  const isi = {
    nomor: 'A',
    pemegang: '',
    produk: '',
    wilayah: null,
    mulai: '2026-01-01',
    akhir: '2026-11-12',
    indeks: 1,
  }
  expect(kataPutusan({ putusan: 'sah', isi }).isi).toContain('sampai 12 November 2026.')
  expect(kataPutusan({ putusan: 'kedaluwarsa', isi }).isi).toContain('habis pada 12 November 2026.')
})

test.each([
  [5, 'kurang dari satu menit'],
  [60, '1 menit'],
  [7200, '2 jam'],
  [3 * 86_400 + 5, '3 hari'],
])('%i seconds are %s', (seconds, text) => expect(lamaText(seconds)).toBe(text))

test('the age of the list and a wrong clock are said', () => {
  const daftar = { dibuat: Date.parse('2026-11-19T03:15:00Z') / 1000, jumlah: 0, bits: new Uint8Array() }
  expect(umurDaftarText(daftar, daftar.dibuat + 7300)).toContain('berumur 2 jam (dibuat 19 November 2026')
  expect(umurDaftarText(daftar, daftar.dibuat - 9000)).not.toContain('berumur')
  expect(umurDaftarText(undefined, 0)).toContain('belum menyimpan')
  expect(jamText(-7200)).toContain('tertinggal 2 jam')
  expect(jamText(600)).toContain('lebih cepat 10 menit')
})
