import { expect, test } from 'vitest'
import { tindakanText } from './tindakan-text.ts'

const kosong = {
  langkah: 'penelusuran',
  pengamanan: null,
  jumlah: null,
  satuan: null,
  pemasok: null,
  asal_pemasok: null,
  tidak_diketahui: false,
} as const

test('goods are told with their amount, and without one when they were sold out', () => {
  const ditarik = {
    ...kosong,
    langkah: 'pengamanan',
    pengamanan: 'ditarik',
    jumlah: 12.5,
    satuan: 'kg',
  } as const
  expect(tindakanText(ditarik)).toBe('Ditarik dari peredaran 12,5 kg')
  expect(tindakanText({ ...kosong, langkah: 'pengamanan', pengamanan: 'habis' })).toBe('Sudah habis')
})

test('a trace names the supplier or says that nobody knows him', () => {
  expect(tindakanText({ ...kosong, pemasok: 'UD Sumber', asal_pemasok: 'Brebes' })).toBe(
    'Pemasok UD Sumber, Brebes',
  )
  expect(tindakanText({ ...kosong, tidak_diketahui: true })).toBe('Pemasok tidak diketahui')
})

test('notes of a visit and of guidance name their kind', () => {
  expect(tindakanText({ ...kosong, langkah: 'konfirmasi' })).toBe('Kunjungan')
  expect(tindakanText({ ...kosong, langkah: 'pembinaan' })).toBe('Pembinaan')
})
