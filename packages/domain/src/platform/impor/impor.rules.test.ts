import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columnPlaces,
  faultList,
  faultText,
  headerDifferences,
  headerMessage,
  rejectedRecord,
} from './impor.rules.ts'

const headers = ['No', 'Nama', 'Kota', 'Alamat', 'Komoditas', 'Tanggal']

describe('header row', () => {
  test('equal to the template passes, also with the columns of a file of refused rows', () => {
    expect(headerDifferences(headers, headers)).toEqual([])
    expect(headerDifferences(headers, [...headers, 'Keterangan', 'Baris'])).toEqual([])
  })

  test('changed anywhere is found there and nowhere else', () => {
    fc.assert(
      fc.property(fc.nat(headers.length - 1), fc.string({ minLength: 1 }), (at, title) => {
        fc.pre(title !== headers[at])
        const differences = headerDifferences(headers, headers.with(at, title))
        expect(differences).toEqual([
          { kolom: String.fromCharCode(65 + at), seharusnya: headers[at], tertulis: title },
        ])
        expect(headerMessage('Contoh', differences)).toContain(`"${headers[at]}"`)
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
    expect(headerMessage('X', headerDifferences(headers, []))).toContain('dan 3 kolom lain')
  })
})

describe('the columns of a file', () => {
  const earlier = ['No', 'Kota', 'Nama']
  const template = ['No', 'Nama', 'Tanggal', 'Kota']

  test('stand as in the template, or as in an earlier one; what that did not have is nowhere', () => {
    expect(columnPlaces(template, [earlier], template)).toEqual([0, 1, 2, 3])
    expect(columnPlaces(template, [earlier], earlier)).toEqual([0, 2, -1, 1])
    expect(columnPlaces(template, [earlier], [...earlier, 'Keterangan', 'Baris'])).toEqual([0, 2, -1, 1])
  })

  test("in any other order, or with one more, are nobody's", () => {
    expect(columnPlaces(template, [earlier], ['No', 'Nama', 'Kota'])).toBeUndefined()
    expect(columnPlaces(template, [earlier], [...earlier, 'Tanggal'])).toBeUndefined()
    expect(columnPlaces(template, [], earlier)).toBeUndefined()
  })

  test('name the cell of a fault as the file has it', () => {
    const row = { baris: 7, cells: [], tempat: [0, 2, -1, 1] }
    const faults = [1, 2].map((kolom) => ({ kolom, jenis: 'isian' as const, pesan: 'Salah.' }))
    expect(faultText(template, { ...row, faults })).toBe('Nama (C7): Salah.; Tanggal (baris 7): Salah.')
    expect(faultList(template, { ...row, faults }).map(({ sel }) => sel)).toEqual(['C7', 'baris 7'])
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
