import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultText, headerDifferences, headerMessage, rejectedRecord } from './impor.rules.ts'
import { kotaNames, namesOf } from './impor-registrasi.rules.ts'
import { importHeadersOf, jenisTetap } from './registrasi.fields.ts'

describe('header row', () => {
  test('equal to the template passes, also with the columns of a file of refused rows', () => {
    for (const id of jenisTetap) {
      const headers = importHeadersOf(id)
      expect(headerDifferences(headers, headers)).toEqual([])
      expect(headerDifferences(headers, [...headers, 'Keterangan', 'Baris'])).toEqual([])
    }
  })

  test('changed anywhere is found there and nowhere else', () => {
    const headers = importHeadersOf(1)
    fc.assert(
      fc.property(fc.nat(headers.length - 1), fc.string({ minLength: 1 }), (at, title) => {
        fc.pre(title !== headers[at])
        const differences = headerDifferences(headers, headers.with(at, title))
        expect(differences).toEqual([
          { kolom: String.fromCharCode(65 + at), seharusnya: headers[at], tertulis: title },
        ])
        expect(headerMessage('PDUK', differences)).toContain(`"${headers[at]}"`)
      }),
    )
  })

  test('says what is missing, what is too much, and how many more there are', () => {
    expect(headerMessage('X', headerDifferences(['No', 'Nama'], ['No']))).toContain(
      'kolom B seharusnya berjudul "Nama", tetapi kosong',
    )
    expect(headerMessage('X', headerDifferences(['No'], ['No', 'Catatan']))).toContain(
      'kolom B berjudul "Catatan", padahal tidak ada di templat',
    )
    expect(headerMessage('X', headerDifferences(importHeadersOf(1), []))).toContain('dan 10 kolom lain')
  })
})

test('a refused row carries its values, all faults with their cells, and its number', () => {
  const row = {
    baris: 4,
    cells: ['1', 'A'],
    faults: [
      { kolom: 1, jenis: 'isian' as const, pesan: 'Salah.' },
      { kolom: 2, jenis: 'kosong' as const, pesan: 'Wajib diisi.' },
    ],
  }
  const headers = ['No', 'Nama', 'Tanggal']
  expect(faultText(headers, row)).toBe('Nama (B4): Salah.; Tanggal (C4): Wajib diisi.')
  expect(rejectedRecord(headers, row)).toEqual({
    No: '1',
    Nama: 'A',
    Tanggal: '',
    Keterangan: 'Nama (B4): Salah.; Tanggal (C4): Wajib diisi.',
    Baris: 4,
  })
})

test('a name wins over an alias, whatever their order', () => {
  const rows = [
    { id: 1, nama: 'Gabah', alias: ['Padi', 'Beras'] },
    { id: 2, nama: 'Beras' },
  ]
  for (const order of [rows, rows.toReversed()]) {
    const names = namesOf(order)
    expect([names.get('padi'), names.get('beras'), names.get('gabah')]).toEqual([1, 2, 1])
  }
})

test('a city goes by its full name, by Kab., and by the bare name only where it is alone', () => {
  const names = kotaNames([
    { id: 3204, nama: 'Kabupaten Bandung' },
    { id: 3273, nama: 'Kota Bandung' },
    { id: 3205, nama: 'Kabupaten Garut' },
  ])
  expect(names.get('kab. bandung')).toBe(3204)
  expect(names.get('kota bandung')).toBe(3273)
  expect(names.get('bandung')).toBeUndefined()
  expect(names.get('garut')).toBe(3205)
})
