import { expect, test } from 'vitest'
import { disimpanSampai } from './masa-simpan.ts'
import { pengaduanForm } from './pengaduan.contract.ts'
import { batasJawab, faultsOfPengaduan, hurufKode, officeMustAct } from './pengaduan.rules.ts'

const fakta = {
  uraian: 'Beras ini berbau bahan kimia dan berwarna aneh.',
  nomor_izin: null,
  pangan: 'Beras Melati',
  pelaku: null,
  tempat: null,
  foto: [],
}

test.each([
  [{}, []],
  [{ pangan: null, foto: ['a.jpg'] }, []],
  [{ pangan: null, tempat: 'Pasar Baru' }, []],
  [{ pangan: null, nomor_izin: 'PD-1' }, []],
  [{ pangan: null, pelaku: 'Toko Jaya' }, []],
  [{ pangan: null }, ['pangan']],
  [{ uraian: null }, ['uraian']],
  [{ uraian: 'Beras ini bau obat' }, ['uraian']],
  [{ uraian: 'aaaaaaaaaaaaaaaaaaaaaaaaa' }, ['uraian']],
  [{ uraian: '?!?! ?!?! ?!?! ?!?! ?!?!' }, ['uraian']],
  [{ uraian: null, pangan: null }, ['uraian', 'pangan']],
])('%j lacks %j', (given, fields) => {
  expect(faultsOfPengaduan({ ...fakta, ...given }).map(({ field }) => field)).toEqual(fields)
})

test('the form says it at the field', () => {
  const result = pengaduanForm.safeParse({ jenis: 'pangan', kode: 'ABCDEFGHJKLM' })
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual(['uraian', 'pangan'])
})

test('a code is read as people write it, and holds no letters that are mistaken for each other', () => {
  const { kode } = pengaduanForm.shape
  expect(kode.parse('abcd-efgh jklm')).toBe('ABCDEFGHJKLM')
  for (const wrong of ['ABCDEFGHJKL', 'ABCDEFGHJKLMN', 'ABCDEFGHJKL0', 'ABCDEFGHJKLI'])
    expect(kode.safeParse(wrong).success).toBe(false)
  expect(new Set(hurufKode).size).toBe(32)
})

test('kept for a year after the close, and never longer than three from the day it came', () => {
  expect(disimpanSampai({ dikirim: '2026-01-01', ditutup: null })).toBe('2028-12-31')
  expect(disimpanSampai({ dikirim: '2026-01-01', ditutup: '2026-02-01' })).toBe('2027-02-01')
  expect(disimpanSampai({ dikirim: '2026-01-01', ditutup: '2028-06-01' })).toBe('2028-12-31')
})

test('whose turn it is, and until when', () => {
  expect(batasJawab('2026-11-16')).toBe('2026-11-23')
  const turns = (['baru', 'diproses', 'menunggu', 'selesai'] as const).map(officeMustAct)
  expect(turns).toEqual([true, true, false, false])
})
