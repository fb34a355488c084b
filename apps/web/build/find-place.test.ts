import { expect, test } from 'vitest'
import { type MapTopology, shapeOf } from '#platform/peta/map-shape.ts'
import { findPlace } from '#platform/peta/titik/find-place.ts'
import { readMapFiles } from './map-sources.ts'

const files = readMapFiles()
const fetched: string[] = []
const load = async (wilayah: 'provinsi' | number) => {
  fetched.push(String(wilayah))
  return shapeOf(files.get(String(wilayah)) as MapTopology)
}

test.each([
  ['the square of Bandung', [107.6098, -6.9147], 'Kota Bandung', 'Jawa Barat'],
  ['Monas', [106.8272, -6.1754], 'Kota Administrasi Jakarta Pusat', 'Daerah Khusus Jakarta'],
  ['Wamena', [138.955, -4.095], 'Kabupaten Jayawijaya', 'Papua Pegunungan'],
] as const)('%s lies where it lies', async (_, position, kota, provinsi) => {
  expect(await findPlace(load, position)).toMatchObject({
    kota: { nama: kota },
    provinsi: { nama: provinsi },
    km: 0,
  })
})

test('a place off the coast has its nearest city, and says how far', async () => {
  const found = await findPlace(load, [106.85, -6.02])
  expect(found?.provinsi.nama).toBe('Daerah Khusus Jakarta')
  expect(found?.km).toBeGreaterThan(0.5)
  expect(found?.km).toBeLessThan(15)
})

test.each([
  ['the sea south of Java', [108, -9.5]],
  ['Kuala Lumpur', [101.69, 3.14]],
  ['London', [-0.12, 51.5]],
] as const)('%s is not the country', async (_, position) => {
  expect(await findPlace(load, position)).toBeUndefined()
})

test('only the provinces around are fetched', async () => {
  fetched.length = 0
  await findPlace(load, [107.6098, -6.9147])
  expect(fetched).toEqual(['provinsi', '32'])
})
