import { outsideIndonesia } from '@portal/domain/platform/geo/titik'
import { expect, test } from 'vitest'
import { judgeTitik } from '#platform/peta/titik/titik-verdict.ts'

const titik = { lintang: -6.9, bujur: 107.6 }
const bandung = { id: 3273, nama: 'Kota Bandung' }
const karawang = { id: 3215, nama: 'Kabupaten Karawang' }
const at = (km: number) => ({ kota: bandung, provinsi: { id: 32, nama: 'Jawa Barat' }, km })

test('inside the chosen city, or wherever while none is chosen', () => {
  const there = { tone: 'ok', text: 'Titik ini di Kota Bandung, Jawa Barat.' }
  expect(judgeTitik(titik, at(0), bandung)).toEqual(there)
  expect(judgeTitik(titik, at(0), undefined)).toEqual(there)
})

test('in another city: a warning that names both', () => {
  expect(judgeTitik(titik, at(0), karawang)).toEqual({
    tone: 'warn',
    text: 'Titik ini di Kota Bandung, Jawa Barat, bukan di Kabupaten Karawang. Periksa titiknya, atau kabupaten/kota yang dipilih.',
  })
  expect(judgeTitik(titik, at(2), karawang).text).toMatch(/^Titik ini di dekat Kota Bandung/)
})

test('off the outline: a warning that says how far', () => {
  const { tone, text } = judgeTitik(titik, at(1.234), bandung)
  expect([tone, text]).toEqual(['warn', expect.stringContaining('sekitar 1,2 km di luar batas Kota Bandung')])
  expect(judgeTitik(titik, at(0.01), bandung).text).toContain('sekitar 0,1 km')
})

test('outside the country: refused, with the likely slip', () => {
  expect(judgeTitik(titik, undefined, bandung)).toEqual({ tone: 'bad', text: outsideIndonesia })
  expect(judgeTitik({ lintang: 6.9, bujur: 107.6 }, undefined, bandung)).toEqual({
    tone: 'bad',
    text: `${outsideIndonesia} Lintang selatan ditulis dengan minus atau LS.`,
  })
  expect(judgeTitik({ lintang: 51, bujur: 0 }, undefined, undefined).text).toBe(outsideIndonesia)
})
