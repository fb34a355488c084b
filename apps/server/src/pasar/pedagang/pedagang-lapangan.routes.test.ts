import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type PasarOffices, pasarOffices } from '#pasar/pasar/pasar.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { formPedagang, pedagangCallsOf } from './pedagang.fixture.ts'

const server = useTestApp()
let office: PasarOffices
beforeAll(async () => {
  office = await pasarOffices(server.get())
})

const register = (who: keyof PasarOffices, payload: object) =>
  office[who].client.inject({ method: 'POST', url: '/api/pasar-pangan/data-pedagang/catat', payload })
const form = (pasar_id: number, more: object = {}) => ({
  ...formPedagang({ nik: undefined }),
  ...{ kunci: randomUUID(), pasar_id, kelompok: 'Blok Lapangan', ...more },
})

test('traders of one group come from the field one by one, each once however often it is sent', async () => {
  const pasar = await office.kota.added()
  const [satu, dua] = [form(pasar.id), form(pasar.id, { kelompok: 'blok lapangan' })]
  const answers = [
    await register('okpoKota', satu),
    await register('okpoKota', satu),
    await register('okpoKota', dua),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const [first, again, second] = answers.map((answer) => answer.json().data)
  expect([again.id, second.group_id]).toEqual([first.id, first.group_id])
  const { data } = (await pedagangCallsOf(office.kota.client).list({ pasar_id: String(pasar.id) })).json()
  expect(data.map(({ id }: { id: number }) => id).sort()).toEqual([first.id, second.id].sort())
})

test('a NIK from a phone is refused at its field; foreign markets and collections too', async () => {
  const pasar = await office.kota.added()
  const refused = (await register('kota', form(pasar.id, { nik: '3273015501900001' }))).json()
  expect([refused.code, refused.errors[0].field]).toEqual(['VALIDASI_GAGAL', 'nik'])
  const foreign = (await register('lain', form(pasar.id))).json()
  expect([foreign.code, foreign.errors[0].field]).toEqual(['VALIDASI_GAGAL', 'pasar_id'])
  expect((await register('okpoKota', form(pasar.id, { is_okkp: true }))).json().code).toBe('TIDAK_BERWENANG')
  expect((await register('lab', form(pasar.id))).json().code).toBe('TIDAK_BERWENANG')
  expect((await register('lab', form(pasar.id, { is_okkp: true }))).statusCode).toBe(200)
})

test('where supply comes from is chosen of all cities, and a supplier from the field is known by it', async () => {
  const asal = await office.kota.client.inject({ url: '/api/pasar-pangan/data-pedagang/asal' })
  const cities = asal.json().data as { id: number; nama: string }[]
  expect(cities.length).toBeGreaterThan(500)
  expect(cities.find(({ id }) => id === 3273)?.nama).toBe('Kota Bandung, Jawa Barat')
  const pasar = await office.kota.added()
  const pasokan = [{ ...formPedagang({}).pasokan[0], pemasok: 'UD Lapangan Asal', asal_kota_id: 3273 }]
  const stored = await Promise.all(
    ['L-1', 'L-2'].map(async (nomor_kios) =>
      (await register('kota', form(pasar.id, { nomor_kios, pasokan }))).json(),
    ),
  )
  const ids = stored.map(({ data }) => data.pasokan[0].pemasok_id)
  expect(ids[0]).toBe(ids[1])
  expect(stored[0].data.pasokan[0].asal_kota).toBe('Kota Bandung')
})
