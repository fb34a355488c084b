import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aspekKodes,
  type JawabanButir,
  jawabanButir,
  nilaiAspek,
  nilaiTotal,
  predikatSanitasi,
  predikatSanitasiOf,
} from './nilai-sanitasi.ts'

const butir = (aspek_kode: number, ...jawaban: (JawabanButir | null)[]) =>
  jawaban.map((satu) => ({ aspek_kode, jawaban: satu }))

describe('rating', () => {
  it.each([
    [0, 'Kurang'],
    [59.999999, 'Kurang'],
    [60, 'Cukup'],
    [80, 'Cukup'],
    [80.000001, 'Baik'],
    [100, 'Baik'],
  ])('%f is %s', (nilai, predikat) => expect(predikatSanitasiOf(nilai)).toBe(predikat))
})

describe('score', () => {
  it('of an aspect counts what applies, of all weighs aspects alike', () => {
    const aspek = nilaiAspek([
      ...butir(10, 'ya', 'ya', 'ya', 'ya', 'ya', 'sebagian'),
      ...butir(20, 'ya', 'sebagian', 'ya', 'tidak', null, null),
      ...butir(30, null, null),
      ...butir(40, 'tidak_berlaku'),
    ])
    expect(aspek.map(({ aspek_kode, dijawab, butir: n }) => [aspek_kode, dijawab, n])).toEqual([
      [10, 6, 6],
      [20, 4, 6],
      [30, 0, 2],
      [40, 1, 1],
    ])
    expect(aspek.map(({ nilai }) => nilai && Math.round(nilai * 10) / 10)).toEqual([91.7, 62.5, null, null])
    expect(nilaiTotal(aspek)).toBeCloseTo(77.083, 3)
  })

  it('is unknown where nothing counts, not nought', () => {
    expect(nilaiTotal(nilaiAspek(butir(10, null, 'tidak_berlaku')))).toBeNull()
    expect(nilaiTotal(nilaiAspek(butir(10, 'tidak')))).toBe(0)
  })

  const lembar = fc.array(
    fc.record({
      aspek_kode: fc.constantFrom(...aspekKodes),
      jawaban: fc.option(fc.constantFrom(...jawabanButir)),
    }),
    { minLength: 1 },
  )

  it('lies between 0 and 100, whatever was answered', () => {
    fc.assert(
      fc.property(lembar, (satu) => {
        const total = nilaiTotal(nilaiAspek(satu))
        return total === null || (total >= 0 && total <= 100)
      }),
    )
  })

  it('never falls when an answer gets better', () => {
    fc.assert(
      fc.property(lembar, fc.nat(), (satu, pick) => {
        const index = pick % satu.length
        const better = satu.map((one, at) =>
          at === index && one.jawaban === 'tidak' ? { ...one, jawaban: 'ya' as const } : one,
        )
        const [before, after] = [nilaiTotal(nilaiAspek(satu)) ?? 0, nilaiTotal(nilaiAspek(better)) ?? 0]
        return after >= before - 1e-9
      }),
    )
  })

  it('what does not apply changes nothing', () => {
    fc.assert(
      fc.property(lembar, (satu) => {
        const counted = satu.filter(({ jawaban }) => jawaban !== 'tidak_berlaku')
        expect(nilaiTotal(nilaiAspek(satu))).toEqual(nilaiTotal(nilaiAspek(counted)))
      }),
    )
  })

  it('ratings follow the score', () => {
    const rank = (value: number) => predikatSanitasi.indexOf(predikatSanitasiOf(value))
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (a, b) => (a <= b ? rank(a) <= rank(b) : rank(a) >= rank(b)),
      ),
    )
  })
})
