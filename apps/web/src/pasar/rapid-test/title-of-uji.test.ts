import { expect, test } from 'vitest'
import { isianBaru } from './rapid-test-form.ts'
import { titleOfRapid } from './title-of-uji.ts'

const names = {
  uji: {
    parameter: [{ id: 3, nama: 'Formalin', jenis: 'bahan_berbahaya' as const }],
    komoditas: [{ id: 1, nama: 'Bayam' }],
  },
  kios: [{ pedagang_id: 9, nomor_kios: 'A-9' }],
}
const isian = { ...isianBaru(), parameter_id: 3, komoditas_id: 1, hasil_uji: 'Positif' }

test('a waiting test names parameter, commodity, result, stall and market', () => {
  expect(titleOfRapid({ ...isian, pedagang_id: 9 }, 'Pasar Baru', names)).toBe(
    'Rapid test Formalin pada Bayam, positif, kios A-9, Pasar Baru',
  )
  expect(titleOfRapid({ ...isian, nomor_kios: 'K-77' }, 'Pasar Baru', names)).toContain(', kios K-77, ')
})

test('what is not known yet is left out, and a food outside the list goes by its typed name', () => {
  expect(titleOfRapid(isianBaru(), '', names)).toBe('Rapid test')
  const ikan = { ...isian, kategori: 'PSAI', komoditas_tambahan: 'ikan asin', hasil_uji: null }
  expect(titleOfRapid(ikan, 'Pasar Baru', names)).toBe('Rapid test Formalin pada ikan asin, Pasar Baru')
})
