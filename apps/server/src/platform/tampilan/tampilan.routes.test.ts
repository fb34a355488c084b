import { mostTampilan } from '@portal/domain/platform/list/tampilan.contract'
import { beforeEach, expect, test } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
const url = '/api/tampilan'
let owner: SignedInClient
let other: SignedInClient
beforeEach(async () => {
  owner = await server.get().as('SEKRETARIAT')
  other = await server.get().as('SEKRETARIAT')
})

const save = (client: SignedInClient, nama: string, isi: object = { tab: 'terbit' }, daftar = 'berkas') =>
  client.inject({ method: 'PUT', url, payload: { daftar, nama, isi } })
const namesOf = async (client: SignedInClient, daftar = 'berkas') =>
  (await client.inject({ url, query: { daftar } })).json().data.map(({ nama }: { nama: string }) => nama)

test('a view is kept by its list and its owner, in the order of names', async () => {
  await save(owner, 'Terlambat di Jawa', { provinsiId: '32', sort: 'tenggat' })
  await save(owner, 'audit bulan ini')
  await save(owner, 'Lain', {}, 'registrasi')
  expect(await namesOf(owner)).toEqual(['audit bulan ini', 'Terlambat di Jawa'])
  expect(await namesOf(owner, 'registrasi')).toEqual(['Lain'])
  expect(await namesOf(other)).toEqual([])
})

test('the same name in any letters is replaced, not doubled', async () => {
  const first = (await save(owner, 'Mendesak', { sort: 'tenggat' })).json().data
  const second = (await save(owner, 'mendesak', { sort: '-masuk' })).json().data
  expect(second).toEqual({ id: first.id, nama: 'mendesak', isi: { sort: '-masuk' } })
  expect(await namesOf(owner)).toEqual(['mendesak'])
})

test('one account deletes its own views alone', async () => {
  const { id } = (await save(owner, 'Punya saya')).json().data
  const remove = (client: SignedInClient) =>
    client.inject({ method: 'DELETE', url, query: { id: String(id) } })
  expect((await remove(other)).json().code).toBe('TIDAK_DITEMUKAN')
  expect(await namesOf(owner)).toEqual(['Punya saya'])
  expect((await remove(owner)).statusCode).toBe(200)
  expect(await namesOf(owner)).toEqual([])
})

test('a view too many, without a name or with a value that is no text is refused at its field', async () => {
  const all = Array.from({ length: mostTampilan }, (_, at) => save(owner, `Tampilan ${at}`))
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200))
  const refused = async (answer: ReturnType<typeof save>) => {
    const { statusCode } = await answer
    return [statusCode, (await answer).json().errors?.[0].field]
  }
  expect(await refused(save(owner, 'Satu lagi'))).toEqual([400, 'nama'])
  expect((await save(owner, 'tampilan 3', {})).statusCode).toBe(200)
  expect(await refused(save(owner, '  '))).toEqual([400, 'nama'])
  expect(await refused(save(other, 'Angka', { page: 3 }))).toEqual([400, 'isi.page'])
  expect((await server.get().app.inject({ url, query: { daftar: 'berkas' } })).statusCode).toBe(401)
})
