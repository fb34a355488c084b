import { expect, test } from 'vitest'
import type { Batas, CaraPencarian } from './batas.ts'
import { findBatas } from './find-batas.ts'
import { buildLibrary, type IsiPustaka, type Istilah, limitsOf, withLimits } from './pustaka.ts'

const [cabai, rawit, okra] = [1, 2, 3]
const [abamektin, diazinon, salmonella] = [31, 32, 33]
const tanggal = '2026-11-16'

const istilah = (id: number, nama: string, cara: CaraPencarian, termasuk: number[]): Istilah => ({
  id,
  nama,
  cara,
  sub: [],
  termasuk,
  kecuali: [],
  ragu: [],
})
const batas = (id: number, istilah_id: number, more: Partial<Batas> = {}): Batas => ({
  id,
  parameter_id: abamektin,
  jenis_parameter: 'pestisida',
  istilah_id,
  ketentuan: { jenis: 'maksimum', nilai: id, satuan: 'mg/kg' },
  regulasi: 'Peraturan',
  metode: null,
  catatan: null,
  berlaku_dari: '2024-01-01',
  berlaku_sampai: null,
  penyesuaian_sampai: null,
  ...more,
})
const library = (terms: Istilah[], limits: Batas[]) =>
  buildLibrary({
    parameter: [
      { id: abamektin, nama: 'Abamektin', jenis: 'pestisida' },
      { id: diazinon, nama: 'Diazinon', jenis: 'pestisida' },
      { id: salmonella, nama: 'Salmonella', jenis: 'mikroba' },
    ],
    komoditas: [cabai, rawit, okra].map((id) => ({ id, nama: `K${id}`, pangan_id: id })),
    pangan: [
      { id: cabai, nama: 'Cabai', sub_kelompok_id: 10, induk_id: null },
      { id: rawit, nama: 'Cabai Rawit', sub_kelompok_id: 10, induk_id: cabai },
      { id: okra, nama: 'Okra', sub_kelompok_id: 10, induk_id: null },
    ],
    istilah: terms,
    batas: limits,
  } satisfies IsiPustaka)
const find = (pustaka: ReturnType<typeof library>, komoditas_id: number, parameter_id = abamektin) =>
  findBatas(pustaka, { komoditas_id, parameter_id, tanggal })

test('of two limits of one term the newer one counts, in whatever order they come', () => {
  const terms = [istilah(21, 'Cabai', 'jenis', [cabai])]
  const limits = [batas(1, 21), batas(2, 21, { berlaku_dari: '2026-01-01' })]
  expect(find(library(terms, limits), cabai).batas?.id).toBe(2)
  expect(find(library(terms, limits.toReversed()), cabai).batas?.id).toBe(2)
})

test('a line that names the variety comes before one that names its kind', () => {
  const terms = [
    istilah(21, 'Cabai', 'jenis', [cabai]),
    istilah(22, 'Cabai Rawit dan Okra', 'jenis', [rawit, okra]),
  ]
  const pustaka = library(terms, [batas(1, 21), batas(2, 22)])
  expect(find(pustaka, rawit)).toMatchObject({ batas: { id: 2 }, lewat: 'menurut jenis pangannya' })
  expect(find(pustaka, cabai)).toMatchObject({ batas: { id: 1 }, lewat: 'menurut jenis pangannya' })
})

test('two groups are not told apart by which of them names the variety', () => {
  const terms = [
    istilah(21, 'Cabai', 'kelompok', [cabai]),
    istilah(22, 'Rawit dan Okra', 'kelompok', [rawit, okra]),
  ]
  expect(find(library(terms, [batas(1, 21), batas(2, 22)]), rawit)).toMatchObject({ batas: null, ragu: true })
})

test('only a limit found by the kind says that the food is a variety of it', () => {
  const by = (cara: CaraPencarian) =>
    find(library([istilah(21, 'Cabai', cara, [cabai])], [batas(1, 21)]), rawit).lewat
  expect(by('jenis')).toBe('menurut jenis pangannya (sebagai ragam dari jenis itu)')
  expect(by('kelompok')).toBe('menurut kelompok yang disebut peraturan dan memuatnya')
})

test('a default holds for every parameter of its kind of test, and for no other', () => {
  const terms = [istilah(21, 'Cabai', 'jenis', [cabai]), istilah(22, 'Lainnya', 'bawaan', [cabai, okra])]
  const pustaka = library(terms, [batas(1, 21), batas(2, 22, { parameter_id: null })])
  expect(find(pustaka, cabai).batas?.id).toBe(1)
  expect(find(pustaka, cabai, diazinon).batas?.id).toBe(2)
  expect(find(pustaka, okra).batas?.id).toBe(2)
  expect(find(pustaka, cabai, salmonella).batas).toBeNull()
})

const tiada = 'Tidak ada batas Abamektin untuk K3 yang berlaku pada tanggal itu.'
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => istilah(100 + at, `T${String(at).padStart(2, '0')}`, 'jenis', []))

test('where there is no limit, the foods that have one are named, each once and in order', () => {
  const terms = [istilah(21, 'Okra potong', 'jenis', []), istilah(22, 'Cabai kering', 'jenis', [])]
  const limits = [
    batas(1, 21),
    batas(2, 22),
    batas(3, 22, { berlaku_dari: '2025-01-01' }),
    // A limit whose term is missing has no name and no food.
    batas(4, 99),
  ]
  const pilih = 'Bila sampelnya demikian, pilih komoditas itu.'
  expect(find(library(terms, limits), okra).alasan).toBe(
    `${tiada} Peraturan menetapkannya untuk Cabai kering; Okra potong. ${pilih}`,
  )
  const ended = limits.map((limit) => ({ ...limit, berlaku_sampai: '2025-12-31' }))
  expect(find(library(terms, ended), okra).alasan).toBe(tiada)
  expect(find(library(terms, []), okra).alasan).toBe(tiada)
})

test('ten such foods are named, eleven are too many to read', () => {
  const limits = (count: number) => many(count).map(({ id }) => batas(id, id))
  expect(find(library(many(10), limits(10)), okra).alasan).toContain('T00; T01;')
  expect(find(library(many(11), limits(11)), okra).alasan).toBe(tiada)
})

test('a preview takes other limits of one parameter or another default, and leaves the library alone', () => {
  const pustaka = library(
    [istilah(21, 'Cabai', 'jenis', [cabai])],
    [batas(1, 21), batas(2, 21, { parameter_id: null })],
  )
  const [own, standard] = [
    { parameter_id: abamektin, jenis: 'pestisida' },
    { parameter_id: null, jenis: 'pestisida' },
  ]
  const ids = (from: typeof pustaka) =>
    [own, standard].map((milik) => limitsOf(from, milik).map(({ id }) => id))
  expect(ids(pustaka)).toEqual([[1], [2]])
  expect(ids(withLimits(pustaka, own, [batas(7, 21)]))).toEqual([[7], [2]])
  expect(ids(withLimits(pustaka, standard, [batas(8, 21)]))).toEqual([[1], [8]])
  expect(find(withLimits(pustaka, own, [batas(7, 21)]), cabai).batas?.id).toBe(7)
  expect(ids(pustaka)).toEqual([[1], [2]])
  expect(limitsOf(pustaka, { parameter_id: diazinon, jenis: 'pestisida' })).toEqual([])
  expect(limitsOf(pustaka, { parameter_id: null, jenis: 'mikroba' })).toEqual([])
})
