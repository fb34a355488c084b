import { expect, test } from 'vitest'
import { megabyteText, tooLargeText, uploadBytes, wrongKindText } from './files.contract.ts'

test('ukuran ditulis dalam megabita desimal dan dibulatkan ke atas', () => {
  expect(megabyteText(uploadBytes)).toBe('5,12 MB')
  expect(megabyteText(uploadBytes + 1)).toBe('5,13 MB')
  expect(megabyteText(6_800_000)).toBe('6,8 MB')
  expect(megabyteText(25_000_000)).toBe('25 MB')
})

test('pesan terlalu besar menyebut ukuran, batas dan jalan keluarnya', () => {
  expect(tooLargeText(6_800_000, uploadBytes)).toBe(
    'Ukuran 6,8 MB melebihi batas 5,12 MB. Kecilkan berkas atau bagi menjadi dua, lalu unggah lagi.',
  )
  expect(tooLargeText(51_200_000, uploadBytes, { more: true })).toMatch(/^Ukuran lebih dari 51,2 MB melebihi/)
})

test('pesan jenis menyebut yang diterima di tempat itu', () => {
  expect(wrongKindText(['pdf', 'jpeg', 'png', 'xlsx', 'xls'])).toContain('Unggah PDF, JPEG, PNG, atau Excel.')
  expect(wrongKindText(['xlsx', 'xls'])).toContain('Unggah Excel.')
})
