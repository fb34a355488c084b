import { expect, it } from 'vitest'
import { queryOf, readCek, writeCek } from '#okkp/publik/check-search.ts'

it('goes through the address unchanged', () => {
  const address = { no_reg: '32.12-A', provinsi_id: '32', status: 'valid', page: 3, detail: 'ABCD' }
  expect(writeCek(readCek(address))).toEqual(address)
})

it('leaves out the first page and empty fields', () => {
  expect(writeCek(readCek({ search: '  beras ', page: 1, komoditas_id: '' }))).toEqual({
    search: 'beras',
  })
})

it('asks for ten of a page, by the name of the field', () => {
  expect(queryOf(readCek({ usaha: 'tani', jenis_registrasi_id: '5' }))).toEqual({
    usaha: 'tani',
    jenis_registrasi_id: '5',
    page: 1,
    limit: 10,
  })
})

it('asks with one or two letters too: the server takes them as the start of a word', () => {
  expect(queryOf(readCek({ search: 'PT' }))).toEqual({ search: 'PT', page: 1, limit: 10 })
})
