import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aspekKodes,
  describeBelum,
  type JawabanButir,
  jawabanButir,
  nilaiAspek,
  nilaiSementara,
  nilaiTotal,
  predikatSanitasi,
  predikatSanitasiOf,
  skorOf,
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
    expect(nilaiSementara(aspek)).toBeCloseTo(77.083, 3)
  })

  it('is none before every item was answered; what does not apply is answered', () => {
    expect(nilaiTotal(nilaiAspek(butir(10, 'ya', null)))).toBeNull()
    expect(nilaiTotal(nilaiAspek([...butir(10, 'ya'), ...butir(20, null)]))).toBeNull()
    expect(nilaiTotal(nilaiAspek([...butir(10, 'ya'), ...butir(20, 'tidak_berlaku')]))).toBe(100)
  })

  it('is told with one decimal, and rated by itself', () => {
    expect(skorOf(84.1765873015873)).toEqual({ nilai: 84.2, predikat: 'Baik' })
    expect(skorOf(80.04)).toEqual({ nilai: 80, predikat: 'Baik' })
    expect(skorOf(59.96)).toEqual({ nilai: 60, predikat: 'Kurang' })
    expect(skorOf(null)).toEqual({ nilai: null, predikat: null })
  })

  it('is unknown where nothing counts, not nought', () => {
    expect(nilaiTotal(nilaiAspek(butir(10, 'tidak_berlaku')))).toBeNull()
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
        const [total, sofar] = [nilaiTotal(nilaiAspek(satu)), nilaiSementara(nilaiAspek(satu))]
        const complete = satu.every(({ jawaban }) => jawaban !== null)
        expect(total).toBe(complete ? sofar : null)
        return sofar === null || (sofar >= 0 && sofar <= 100)
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
        const [before = 0, after = 0] = [satu, better].map((all) => nilaiSementara(nilaiAspek(all)) ?? 0)
        return after >= before - 1e-9
      }),
    )
  })

  it('what does not apply changes nothing', () => {
    fc.assert(
      fc.property(lembar, (satu) => {
        const counted = satu.filter(({ jawaban }) => jawaban !== 'tidak_berlaku')
        expect(nilaiSementara(nilaiAspek(satu))).toEqual(nilaiSementara(nilaiAspek(counted)))
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

describe('what is missing', () => {
  const of = (aspek_kode: number, kode: string, jawaban: JawabanButir | null) => ({
    aspek_kode,
    kode,
    jawaban,
  })

  it('is named by aspect; an aspect that was not begun as a whole', () => {
    const sheet = [
      of(10, 'A1', 'ya'),
      of(10, 'A2', null),
      of(10, 'A3', null),
      of(20, 'B1', null),
      of(20, 'B2', null),
      of(30, 'C1', 'tidak_berlaku'),
    ]
    expect(describeBelum(sheet)).toBe(
      '4 dari 6 butir belum dinilai: Pengelolaan Air Bersih (A2, A3); Pengelolaan Limbah (semua 2 butir).',
    )
    expect(describeBelum(sheet.slice(-1))).toBeUndefined()
  })
})
