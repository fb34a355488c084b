import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAturanMutu } from './aturan-mutu.ts'
import {
  aturanUntuk,
  berasOf,
  decideKelas,
  jenisBeras,
  type KunciMutu,
  kunciMutu,
  type UkuranMutu,
} from './kelas-mutu.ts'

/** Copy of the seed. A test of the master data checks the same limits. */
const csv = `parameter,arah,premium,medium,submedium,pecah,satuan,catatan
derajat sosoh,minimal,95,95,95,95,% (b/b),"tidak berlaku untuk Beras Pecah Kulit, Beras Merah dan Beras Hitam"
kadar air,maksimal,14,14,14,14,% (b/b),
butir menir,maksimal,0.5,2.0,4.0,5.0,% (b/b),"ukuran < 0,2 bagian butir utuh"
butir patah,maksimal,15,25,40,>40,% (b/b),"ukuran > 0,2 sampai < 0,8 bagian butir utuh"
total butir beras lainnya,maksimal,1,4,5,5,% (b/b),"butir rusak, butir kapur, butir merah/putih/hitam"
butir gabah,maksimal,0,1,2,3,butir/100g,
benda lain,maksimal,0,0.05,0.05,0.05,% (b/b),"satu sel gabungan untuk medium, submedium, pecah"`
const aturan = readAturanMutu(csv)
const premium = {
  derajat_sosoh: 95,
  kadar_air: 14,
  butir_menir: 0.5,
  butir_patah: 15,
  butir_lain: 1,
  butir_gabah: 0,
  benda_lain: 0,
}
const kelasOf = (more: UkuranMutu, beras: (typeof jenisBeras)[number] = 'sosoh') =>
  decideKelas(aturan, beras, { ...premium, ...more })

test('the rule table has every parameter, and its limits only widen', () => {
  expect(aturan.map(({ kunci }) => kunci)).toEqual(kunciMutu)
  for (const { arah, batas } of aturan) {
    expect(batas).toHaveLength(4)
    const loose = batas.map((each) => each ?? Number.POSITIVE_INFINITY)
    const sorted = loose.toSorted((a, b) => (arah === 'minimal' ? b - a : a - b))
    expect(loose).toEqual(sorted)
  }
})

describe('both sides of every limit', () => {
  const step = 0.001
  test.each(
    aturan.flatMap(({ kunci, arah, batas }) =>
      batas.flatMap((limit, index) => (limit === null ? [] : [[kunci, arah, limit, index + 1] as const])),
    ),
  )('%s %s %d of class %d', (kunci, arah, limit, kelas) => {
    expect(kelasOf({ [kunci]: limit }).kelas).toBeLessThanOrEqual(kelas)
    const beyond = kelasOf({ [kunci]: arah === 'minimal' ? limit - step : limit + step })
    expect(beyond.kelas).toBeGreaterThan(kelas)
    expect(beyond.penentu).toEqual([kunci])
  })
})

test.each([
  [{}, 1, []],
  [{ butir_patah: 25 }, 2, ['butir_patah']],
  [{ butir_patah: 40, butir_menir: 3 }, 3, ['butir_menir', 'butir_patah']],
  [{ butir_patah: 60 }, 4, ['butir_patah']],
  [{ butir_gabah: 4 }, 5, ['butir_gabah']],
  [{ kadar_air: 14.1 }, 5, ['kadar_air']],
] as const)('%j is class %d by %j', (more, kelas, penentu) => {
  expect(kelasOf(more)).toMatchObject({ kelas, penentu })
})

test('the reason names measure, limit and the class that was missed', () => {
  expect(kelasOf({ butir_patah: 18 }).alasan).toBe('butir patah 18% (b/b) melebihi 15 untuk Premium')
  expect(kelasOf({ derajat_sosoh: 90 }).alasan).toBe('derajat sosoh 90% (b/b) kurang dari 95 untuk Pecah')
  expect(kelasOf({}).alasan).toBe('Semua hasil ukur memenuhi batas Premium')
})

test('the degree of milling is not asked of rice that keeps its bran', () => {
  for (const beras of jenisBeras) {
    const { kelas } = kelasOf({ derajat_sosoh: 10 }, beras)
    expect([beras, kelas]).toEqual([beras, beras === 'sosoh' ? 5 : 1])
    expect(aturanUntuk(aturan, beras)).toHaveLength(beras === 'sosoh' ? 7 : 6)
  }
  expect(kelasOf({ derajat_sosoh: null }, 'merah').kurang).toEqual([])
  expect(kelasOf({ derajat_sosoh: null }).kurang).toEqual(['derajat_sosoh'])
})

const measure = fc.record(
  Object.fromEntries(kunciMutu.map((kunci) => [kunci, fc.double({ min: 0, max: 100, noNaN: true })])) as {
    [K in KunciMutu]: fc.Arbitrary<number>
  },
)

test('a worse measure never gives a better class', () => {
  fc.assert(
    fc.property(
      measure,
      fc.constantFrom(...aturan),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.constantFrom(...jenisBeras),
      (ukuran, { kunci, arah }, other, beras) => {
        const [low, high] = [ukuran[kunci], other].toSorted((a, b) => a - b)
        const [better, worse] = arah === 'minimal' ? [high, low] : [low, high]
        const first = decideKelas(aturan, beras, { ...ukuran, [kunci]: better })
        const second = decideKelas(aturan, beras, { ...ukuran, [kunci]: worse })
        expect(second.kelas).toBeGreaterThanOrEqual(first.kelas ?? 0)
      },
    ),
  )
})

test('a measure that is still missing can only lower the class', () => {
  fc.assert(
    fc.property(measure, fc.constantFrom(...kunciMutu), (ukuran, kunci) => {
      const whole = decideKelas(aturan, 'sosoh', ukuran)
      const partly = decideKelas(aturan, 'sosoh', { ...ukuran, [kunci]: null })
      expect(partly.kurang).toEqual([kunci])
      expect(partly.kelas).toBeLessThanOrEqual(whole.kelas ?? 0)
    }),
  )
})

test('it is the best class all of whose limits hold, and only what decides stands in the way of a better one', () => {
  fc.assert(
    fc.property(measure, (ukuran) => {
      const { kelas, penentu } = decideKelas(aturan, 'sosoh', ukuran)
      const holds = (index: number) =>
        aturan.every(({ kunci, arah, batas }) => {
          const limit = batas[index] ?? Number.POSITIVE_INFINITY
          return arah === 'minimal' ? ukuran[kunci] >= limit : ukuran[kunci] <= limit
        })
      const best = [0, 1, 2, 3].find(holds)
      expect(kelas).toBe(best === undefined ? 5 : best + 1)
      const mended = { ...ukuran, ...Object.fromEntries(penentu.map((kunci) => [kunci, premium[kunci]])) }
      if (kelas !== 1) expect(decideKelas(aturan, 'sosoh', mended).kelas).toBeLessThan(kelas ?? 0)
    }),
  )
})

test.each([
  ['Beras', 'sosoh'],
  ['Beras Pecah Kulit', 'pecah_kulit'],
  ['Beras Merah', 'merah'],
  ['Beras Hitam', 'hitam'],
  ['Beras Ketan Hitam', 'sosoh'],
  ['Jagung', undefined],
  ['Berasan', undefined],
])('%s is rice of kind %s', (nama, beras) => {
  expect(berasOf(nama)).toBe(beras)
})

test('nothing measured decides nothing', () => {
  expect(decideKelas(aturan, 'sosoh', {})).toMatchObject({ kelas: undefined, kurang: kunciMutu })
})
