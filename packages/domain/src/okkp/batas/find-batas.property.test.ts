import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Batas, caraPencarian } from './batas.ts'
import { findBatas } from './find-batas.ts'
import { buildLibrary, type IsiPustaka, type Istilah, type Pangan } from './pustaka.ts'

const [parameter_id, komoditas_id] = [1, 1]
const dicari = { parameter_id, komoditas_id, tanggal: '2026-11-16' }
const subs = [1, 2, 3]

/** Foods 1 to 4 are kinds, 5 and 6 are varieties of kinds. The commodity is one of the six. */
const pangan = fc
  .tuple(
    fc.array(fc.constantFrom(...subs), { minLength: 4, maxLength: 4 }),
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 2 }),
  )
  .map(([places, induk]): Pangan[] => [
    ...places.map((sub_kelompok_id, at) => ({
      id: at + 1,
      nama: `P${at + 1}`,
      sub_kelompok_id,
      induk_id: null,
    })),
    ...induk.map((induk_id, at) => ({
      id: at + 5,
      nama: `P${at + 5}`,
      sub_kelompok_id: places[induk_id - 1] ?? 1,
      induk_id,
    })),
  ])

/** Role of each food in a term: none, or one of three. */
const istilah = fc
  .record({
    cara: fc.constantFrom(...caraPencarian),
    sub: fc.subarray(subs),
    kata: fc.array(fc.constantFrom('', '', 'termasuk', 'termasuk', 'kecuali', 'ragu'), {
      minLength: 6,
      maxLength: 6,
    }),
  })
  .map(({ cara, sub, kata }) => {
    const dengan = (peran: string) => kata.flatMap((kini, at) => (kini === peran ? [at + 1] : []))
    return { cara, sub, termasuk: dengan('termasuk'), kecuali: dengan('kecuali'), ragu: dengan('ragu') }
  })

const dunia = fc
  .record({ pangan, istilah: fc.array(istilah, { maxLength: 7 }), dipilih: fc.integer({ min: 1, max: 6 }) })
  .map((given): IsiPustaka & { dipilih: Pangan } => {
    const daftar = given.istilah.map((each, at): Istilah => ({ ...each, id: at + 1, nama: `I${at + 1}` }))
    return {
      dipilih: given.pangan[given.dipilih - 1] as Pangan,
      pangan: given.pangan,
      istilah: daftar,
      parameter: [{ id: parameter_id, nama: 'Parameter', jenis: 'pestisida' }],
      komoditas: [{ id: komoditas_id, nama: 'Komoditas', pangan_id: given.dipilih }],
      batas: daftar.map(
        ({ id }): Batas => ({
          id,
          parameter_id,
          jenis_parameter: 'pestisida',
          istilah_id: id,
          ketentuan: { jenis: 'maksimum', nilai: id, satuan: 'mg/kg' },
          regulasi: 'Peraturan',
          metode: null,
          catatan: null,
          berlaku_dari: '2024-01-01',
          berlaku_sampai: null,
          penyesuaian_sampai: null,
        }),
      ),
    }
  })

/**
 * Second implementation of the rule: a term for all foods covers each of them. Else the first role of the food or its
 * kind decides, then the subgroup.
 */
function kata({ cara, termasuk, kecuali, ragu, sub }: Istilah, { id, induk_id, sub_kelompok_id }: Pangan) {
  if (cara === 'semua') return 'termasuk'
  const disebut = [id, induk_id].find(
    (each) => each !== null && [...termasuk, ...kecuali, ...ragu].includes(each),
  )
  if (disebut === undefined || disebut === null) return sub.includes(sub_kelompok_id) ? 'termasuk' : 'tidak'
  if (termasuk.includes(disebut)) return 'termasuk'
  return ragu.includes(disebut) ? 'ragu' : 'tidak'
}

const find = (isi: IsiPustaka) => findBatas(buildLibrary(isi), dicari)
const banyak = { numRuns: 2000 }

test('what is found contains the food for certain, and no earlier level says anything of it', () => {
  fc.assert(
    fc.property(dunia, (isi) => {
      const { batas } = find(isi)
      if (!batas) return
      const istilahnya = isi.istilah.find(({ id }) => id === batas.istilah_id) as Istilah
      expect(kata(istilahnya, isi.dipilih)).toBe('termasuk')
      expect(batas.cara).toBe(istilahnya.cara)
      const lebihDulu = isi.istilah.filter(
        ({ cara }) => caraPencarian.indexOf(cara) < caraPencarian.indexOf(batas.cara),
      )
      expect(lebihDulu.map((each) => kata(each, isi.dipilih))).not.toContain('termasuk')
      expect(lebihDulu.map((each) => kata(each, isi.dipilih))).not.toContain('ragu')
    }),
    banyak,
  )
})

test('nothing is found only where nothing contains the food, or its first level is in doubt', () => {
  fc.assert(
    fc.property(dunia, (isi) => {
      const { batas, ragu } = find(isi)
      if (batas) return
      const tingkat = caraPencarian.map((cara) =>
        isi.istilah.filter((each) => each.cara === cara && kata(each, isi.dipilih) !== 'tidak'),
      )
      const pertama = tingkat.find((each) => each.length > 0) ?? []
      // The result is in doubt if a role says so, or if several limits have no order.
      expect(ragu ?? false).toBe(pertama.length > 0)
      if (pertama.length === 1) expect(kata(pertama[0] as Istilah, isi.dipilih)).toBe('ragu')
    }),
    banyak,
  )
})

test('a food that is left out of a term is never judged by it', () => {
  fc.assert(
    fc.property(dunia, (isi) => {
      const { batas } = find(isi)
      if (!batas || batas.cara === 'semua') return
      const tanpa = isi.istilah.map((each) =>
        each.id === batas.istilah_id
          ? {
              ...each,
              termasuk: each.termasuk.filter((id) => id !== isi.dipilih.id),
              ragu: each.ragu.filter((id) => id !== isi.dipilih.id),
              kecuali: [...each.kecuali, isi.dipilih.id],
            }
          : each,
      )
      expect(find({ ...isi, istilah: tanpa }).batas?.id).not.toBe(batas.id)
    }),
    banyak,
  )
})

test('a line of its own decides, whatever groups, subgroups and defaults say', () => {
  fc.assert(
    fc.property(dunia, (isi) => {
      const lain = isi.istilah.filter(({ cara }) => cara !== 'jenis')
      const sendiri: Istilah = {
        id: 99,
        nama: 'Sendiri',
        cara: 'jenis',
        sub: [],
        termasuk: [isi.dipilih.id],
        kecuali: [],
        ragu: [],
      }
      const contoh = { ...(isi.batas[0] ?? sample), id: 99, istilah_id: 99 }
      expect(find({ ...isi, istilah: [...lain, sendiri], batas: [...isi.batas, contoh] }).batas?.id).toBe(99)
    }),
    banyak,
  )
})

const sample: Batas = {
  id: 99,
  parameter_id,
  jenis_parameter: 'pestisida',
  istilah_id: 99,
  ketentuan: { jenis: 'tidak-ditetapkan' },
  regulasi: 'Peraturan',
  metode: null,
  catatan: null,
  berlaku_dari: '2024-01-01',
  berlaku_sampai: null,
  penyesuaian_sampai: null,
}

test('the order of rows does not matter, and a commodity without a food has only a rule for all foods', () => {
  fc.assert(
    fc.property(dunia, (isi) => {
      const terbalik = { ...isi, batas: isi.batas.toReversed(), istilah: isi.istilah.toReversed() }
      expect(find(terbalik).batas?.id).toBe(find(isi).batas?.id)
      const tanpa = { ...isi, komoditas: [{ id: komoditas_id, nama: 'Anggrek', pangan_id: null }] }
      const semua = isi.istilah.filter(({ cara }) => cara === 'semua')
      // Two rules for all foods contradict each other, because each limit of this world differs.
      expect(find(tanpa).batas?.istilah_id).toBe(semua.length === 1 ? semua[0]?.id : undefined)
    }),
    banyak,
  )
})
