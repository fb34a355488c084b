import { expect, test } from 'vitest'
import { kurangKlaim } from './klaim.ts'

const master = [
  { nama: 'Organik', perlu_bukti: true },
  { nama: 'Tanpa klaim', perlu_bukti: false },
]
const faults = (jenis_klaim: string[], bukti_klaim: string | null = null, semula: string[] = []) =>
  kurangKlaim({ jenis_klaim, bukti_klaim }, master, semula).map(({ field }) => field)

test('a claim that must be proven asks for its proof, one that need not does not', () => {
  expect(faults([])).toEqual([])
  expect(faults(['Tanpa klaim'])).toEqual([])
  expect(faults(['Organik'])).toEqual(['bukti_klaim'])
  expect(faults(['Tanpa klaim', 'organik'])).toEqual(['bukti_klaim'])
  expect(faults(['Organik'], 'bukti.pdf')).toEqual([])
})

test('a claim is of the master, or was borne before; then it is proven', () => {
  expect(kurangKlaim({ jenis_klaim: ['Ajaib'], bukti_klaim: 'bukti.pdf' }, master)).toEqual([
    { field: 'jenis_klaim', message: 'Klaim "Ajaib" tidak ada di daftar. Pilih dari daftar.' },
  ])
  expect(faults(['Ajaib'], 'bukti.pdf', ['Ajaib'])).toEqual([])
  expect(faults(['Ajaib'], null, ['ajaib'])).toEqual(['bukti_klaim'])
  expect(faults(['Ajaib'], null)).toEqual(['jenis_klaim', 'bukti_klaim'])
})
