import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  faultOfJawaban,
  persentaseSurvei,
  predikatOf,
  predikatSurvei,
  summariseSurvei,
  totalNilai,
} from './nilai-survei.ts'

const lembar = (n: number, skala = 4) => ({
  butir: Array.from({ length: n }, (_, index) => ({ kode: `K${index + 1}` })),
  skala: Array.from({ length: skala }, (_, index) => String(index + 1)),
})
const full = (n: number, nilai: number) =>
  Object.fromEntries(lembar(n).butir.map(({ kode }) => [kode, nilai]))

describe('rating', () => {
  it.each([
    [0, 'Kurang'],
    [25, 'Kurang'],
    [25.000001, 'Cukup'],
    [50, 'Cukup'],
    [50.000001, 'Baik'],
    [75, 'Baik'],
    [75.000001, 'Sangat Baik'],
    [100, 'Sangat Baik'],
  ])('%f is %s', (persentase, predikat) => expect(predikatOf(persentase)).toBe(predikat))

  it('never falls when the percentage rises', () => {
    const rank = (value: number) => predikatSurvei.indexOf(predikatOf(value))
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (a, b) => (a <= b ? rank(a) <= rank(b) : rank(a) >= rank(b)),
      ),
    )
  })
})

describe('percentage', () => {
  it('lies between the lowest value and 100, whoever answers what', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }), { minLength: 1 }),
        (answers) => {
          const total_nilai = answers.flat().reduce((sum, value) => sum + value, 0)
          const share = persentaseSurvei(lembar(3), { total_nilai, total_responden: answers.length }) ?? -1
          return share >= 25 && share <= 100
        },
      ),
    )
  })

  it('of all at once is the mean of each, since all answer the same items', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 40 }), (values) => {
        const each = values.map(
          (value) => persentaseSurvei(lembar(5), { total_nilai: value * 5, total_responden: 1 }) ?? 0,
        )
        const all = persentaseSurvei(lembar(5), {
          total_nilai: values.reduce((sum, value) => sum + value * 5, 0),
          total_responden: values.length,
        })
        expect(all).toBeCloseTo(each.reduce((sum, value) => sum + value, 0) / values.length, 9)
      }),
    )
  })

  it('is unknown without respondents, not nought', () => {
    expect(persentaseSurvei(lembar(3), { total_nilai: 0, total_responden: 0 })).toBeNull()
  })
})

describe('what is told of a survey', () => {
  it('has one decimal, and the rating of the percentage itself', () => {
    expect(summariseSurvei(lembar(3), { total_nilai: 20, total_responden: 3 })).toEqual({
      rata_nilai: 6.7,
      presentase: 55.6,
      predikat: 'Baik',
    })
    // 50.02% is shown as 50 but is above 50.
    expect(summariseSurvei(lembar(1, 5000), { total_nilai: 2501, total_responden: 1 })).toMatchObject({
      presentase: 50,
      predikat: 'Baik',
    })
  })

  it('is unknown without respondents', () => {
    const unknown = { rata_nilai: null, presentase: null, predikat: null }
    expect(summariseSurvei(lembar(3), { total_nilai: 0, total_responden: 0 })).toEqual(unknown)
  })
})

describe('answers', () => {
  it('are taken when every item has a value of its scale', () => {
    expect(faultOfJawaban(lembar(3), full(3, 1))).toBeUndefined()
    expect(faultOfJawaban(lembar(3), full(3, 4))).toBeUndefined()
    expect(totalNilai(full(3, 4))).toBe(12)
  })

  it.each([
    [{ ...full(3, 2), K2: 0 }, 'jawaban.K2', '1 sampai 4'],
    [{ ...full(3, 2), K2: 5 }, 'jawaban.K2', '1 sampai 4'],
    [{ ...full(3, 2), K2: 2.5 }, 'jawaban.K2', '1 sampai 4'],
    [{ ...full(3, 2), K9: 2 }, 'jawaban.K9', 'tidak ada pada kuesioner'],
    [{ K1: 2, K3: 2 }, 'jawaban.K2', 'belum dijawab'],
  ])('%o are refused at %s', (jawaban, field, words) => {
    const fault = faultOfJawaban(lembar(3), jawaban as Record<string, number>)
    expect(fault?.field).toBe(field)
    expect(fault?.message).toContain(words)
  })
})
