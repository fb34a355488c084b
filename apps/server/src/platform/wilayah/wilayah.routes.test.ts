import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import type { IsiWilayah, Provinsi } from '@portal/domain/platform/wilayah/wilayah.contract'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
const get = (kode = '') =>
  server.get().app.inject({ url: '/api/okkp/static/provinsi', query: kode ? { kode } : {} })

test('anyone gets the 38 provinces by name, without the pseudo-province of the central office', async () => {
  const answer = await get()
  const provinsi: Provinsi[] = answer.json().data
  expect(provinsi).toHaveLength(38)
  expect(provinsi[0]).toEqual({ id: 11, kode: '11', nama: 'Aceh' })
  expect(answer.headers['cache-control']).toBe('private, max-age=300')
})

test('a province answers its cities and districts', async () => {
  const { kota, kecamatan }: IsiWilayah = (await get('32')).json().data
  expect(kota).toHaveLength(27)
  expect(kota).toContainEqual({
    id: 3273,
    kode: '32.73',
    nama: 'Kota Bandung',
    jenis: 'KOTA',
    provinsi_id: 32,
  })
  const cities = new Set(kota.map(({ id }) => id))
  expect(kecamatan).toHaveLength(627)
  expect(kecamatan.every(({ kota_id }) => cities.has(kota_id))).toBe(true)
})

test('a city answers itself and its districts', async () => {
  const { kota, kecamatan }: IsiWilayah = (await get('32.73')).json().data
  expect(kota.map(({ nama }) => nama)).toEqual(['Kota Bandung'])
  expect(kecamatan).toHaveLength(30)
  expect(kecamatan[0]).toEqual({ id: 327305, kode: '32.73.05', nama: 'Andir', kota_id: 3273 })
})

test.each(['99', '32.99', '32.73.01', '0', 'Jawa', "32' or '1", '%'])(
  'an unknown code is not found: %s',
  async (kode) => {
    const answer = await get(kode)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'TIDAK_DITEMUKAN' })
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test('every city carries the code of its province, as the region scope assumes', async () => {
  const cities = await server
    .get()
    .platform.db.selectFrom('wilayah.kota')
    .select(['id', 'provinsi_id'])
    .execute()
  expect(cities.filter(({ id, provinsi_id }) => provinsiOfKota(id) !== provinsi_id)).toEqual([])
})
