import { expect, test } from 'vitest'
import { megabyteText, tooLargeText, uploadBytes, wrongKindText } from './files.contract.ts'

test('sizes are decimal megabytes, rounded up', () => {
  expect(megabyteText(uploadBytes)).toBe('5,12 MB')
  expect(megabyteText(uploadBytes + 1)).toBe('5,13 MB')
  expect(megabyteText(6_800_000)).toBe('6,8 MB')
  expect(megabyteText(25_000_000)).toBe('25 MB')
})

test('the message for a large file names the limit once and what to do', () => {
  expect(tooLargeText(uploadBytes)).toBe(
    'Berkas ini melebihi batas 5,12 MB. Kecilkan, misalnya pindai ulang dengan mutu lebih rendah, lalu unggah lagi.',
  )
  expect(tooLargeText(25_000_000)).toContain('batas 25 MB')
})

test('the message for a wrong kind names the accepted kinds', () => {
  expect(wrongKindText(['pdf', 'jpeg', 'png', 'xlsx', 'xls'])).toContain('Unggah PDF, JPEG, PNG, atau Excel.')
  expect(wrongKindText(['xlsx', 'xls'])).toContain('Unggah Excel.')
})
