import { expect, test } from 'vitest'
import { namaWilayah } from '#pasar/dasbor/nama-wilayah.ts'

const provinsi = [{ id: 32, nama: 'Jawa Barat' }]
const kota = [{ id: 3273, nama: 'Kota Bandung' }]
const bandung = { provinsi: 32, kota: 3273 }

test('the region that is shown, by its narrowest name', () => {
  expect(namaWilayah(bandung, { provinsi, kota })).toBe('Kota Bandung')
  expect(namaWilayah({ provinsi: 32, kota: undefined }, { provinsi, kota })).toBe('Jawa Barat')
  expect(namaWilayah({ provinsi: undefined, kota: undefined }, { provinsi, kota: undefined })).toBe(
    'Indonesia',
  )
})

test('while its name is on its way, none: neither the country nor the province is what is shown', () => {
  expect(namaWilayah(bandung, { provinsi: undefined, kota: undefined })).toBeUndefined()
  expect(namaWilayah(bandung, { provinsi, kota: undefined })).toBeUndefined()
  expect(
    namaWilayah({ provinsi: 32, kota: undefined }, { provinsi: undefined, kota: undefined }),
  ).toBeUndefined()
})
