import { expect, test } from 'vitest'
import { columnTitle, exportColumnsOf, listColumnsOf } from './registrasi.columns.ts'
import {
  earlierHeadersOf,
  fieldsOf,
  importHeadersOf,
  isRequired,
  jenis,
  jenisTetap,
} from './registrasi.fields.ts'

test.each([
  [
    jenis.pduk,
    'No; Nama Unit Usaha; Kab/Kota; Alamat Kantor; Alamat Unit Penanganan; Komoditas Utama; Nama PSAT; Nama Ilmiah; Kemasan dan Berat Bersih; Nama Dagang/Merk; Nomor Registrasi; Label Hijau/Putih; Tanggal Penerbitan Sertifikat',
  ],
  [
    jenis.izinEdarPd,
    'No; Nama Unit Usaha; Kab/Kota; Alamat Kantor; Alamat Unit Penanganan; Komoditas Utama; Nama PSAT; Nama Ilmiah; Kemasan dan Berat Bersih; Nama Dagang/Merk; Nomor Registrasi; Tanggal Penerbitan Sertifikat; Lembaga Penerbit Registrasi',
  ],
  [
    jenis.rumahPengemasan,
    'No; Nama Unit Usaha; Kab/Kota; Alamat Kantor; Alamat Unit Penanganan; Ruang Lingkup; Luas Lahan; Komoditas Utama; Nama PSAT; Nama Ilmiah; Nomor Registrasi; Tanggal Penerbitan Sertifikat',
  ],
  [
    jenis.hc,
    'No; Nama Perusahaan; Jenis Sertifikat; Alamat; Nama Komoditas; Identitas Lot; Negara Tujuan; No. Registrasi; Tanggal Penerbitan',
  ],
  [
    jenis.sppb,
    'No; Nama Unit Usaha; Alamat Kantor; Alamat Unit Penanganan; Ruang Lingkup Penanganan; Komoditas Utama; Nama PSAT; Nama Ilmiah; Kemasan dan Berat Bersih; Nama Dagang/Merk; Nomor Registrasi; Tanggal Penerbitan Sertifikat',
  ],
  [
    jenis.prima,
    'No; Nama Unit Usaha; Kab/Kota; Alamat Kantor; Alamat Unit Penanganan; Komoditas Utama; Nama PSAT; Nama Ilmiah; Nama Dagang/Merk; Prima 1/2/3; Nomor Sertifikat; Tanggal Penerbitan Sertifikat',
  ],
])('the template of kind %i has the headers of the old system, then the contact', (jenisId, headers) => {
  expect(earlierHeadersOf(jenisId).join('; ')).toBe(headers)
  expect(importHeadersOf(jenisId).join('; ')).toBe(`${headers}; No. Telepon; Surel`)
})

test('an added kind asks for the contact last too', () => {
  expect(importHeadersOf(8).slice(-2)).toEqual(['No. Telepon', 'Surel'])
  expect(earlierHeadersOf(8).at(-1)).toBe('Lembaga Penerbit Registrasi')
})

test('kinds 2 and 6 share a template, and every kind asks for the core', () => {
  expect(importHeadersOf(jenis.izinEdarPl)).toEqual(importHeadersOf(jenis.izinEdarPd))
  for (const jenisId of [...jenisTetap, 8]) {
    const core = ['unit_usaha', 'komoditas_id', 'no_registration', 'terbit_sertifikat'] as const
    expect(core.every((key) => isRequired(jenisId, key))).toBe(true)
    expect(new Set(fieldsOf(jenisId).map(({ key }) => key)).size).toBe(fieldsOf(jenisId).length)
  }
})

test('columns of lists are among those of exports, and each has a title', () => {
  for (const jenisId of [...jenisTetap, undefined]) {
    const exported = exportColumnsOf(jenisId)
    expect(listColumnsOf(jenisId).filter((kolom) => !exported.includes(kolom))).toEqual([])
    expect(exported.every((kolom) => columnTitle(kolom, jenisId) !== kolom)).toBe(true)
    const titles = exported.map((kolom) => columnTitle(kolom, jenisId))
    expect(new Set(titles).size).toBe(titles.length)
  }
  expect(columnTitle('no_registration', jenis.prima)).toBe('Nomor sertifikat')
  expect(columnTitle('jenis_sertifikat', jenis.prima)).toBe('Jenis Prima')
})
