import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCounts, type JumlahSurvei, selisihOf, sisiOf, tanpaResponden } from './compare-survei.ts'

/** Sums of respondents to a questionnaire with at most 48 points. */
const sumOf = (nilai: readonly number[]): JumlahSurvei => ({
  responden: nilai.length,
  nilai: nilai.reduce((sum, each) => sum + each, 0),
  tertinggi: 48 * nilai.length,
  kuadrat: Math.round(1e8 * nilai.reduce((sum, each) => sum + (each / 48) ** 2, 0)),
})
const answers = fc.array(fc.integer({ min: 12, max: 48 }), { minLength: 1, maxLength: 120 })

test('without respondents nothing is known, and nothing is NaN', () => {
  expect(sisiOf(tanpaResponden)).toEqual({
    total_responden: 0,
    total_nilai: 0,
    total_nilai_responden: 0,
    rata_nilai: null,
    presentase: null,
    predikat: null,
    selang: null,
  })
  expect(selisihOf(tanpaResponden, sumOf([48]))).toBeNull()
})

test('the interval is that of a mean, and only of thirty and more', () => {
  const half = (n: number) => Array.from({ length: n }, (_, index) => (index % 2 === 0 ? 24 : 48))
  expect(sisiOf(sumOf(half(29))).selang).toBeNull()
  // Mean 75 and standard deviation 25.43 with 30 respondents: 75 ± 1.96 · 4.64.
  expect(sisiOf(sumOf(half(30)))).toMatchObject({
    presentase: 75,
    predikat: 'Baik',
    rata_nilai: 36,
    selang: { dari: 65.9, sampai: 84.1 },
  })
  expect(sisiOf(sumOf(Array(40).fill(36))).selang).toEqual({ dari: 75, sampai: 75 })
})

test('whoever answered, an interval holds its percentage within the hundred', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const { presentase, selang } = sisiOf(sumOf(given))
      expect(selang === null).toBe(given.length < 30)
      if (selang) expect(selang.dari <= (presentase ?? -1) && (presentase ?? 101) <= selang.sampai).toBe(true)
      if (selang) expect(selang.dari >= 0 && selang.sampai <= 100).toBe(true)
    }),
  )
})

test('a change has an interval where both sides have thirty', () => {
  const [low, high] = [Array(30).fill(24), Array(30).fill(36)]
  expect(selisihOf(sumOf(low), sumOf(high))).toEqual({ poin: 25, selang: { dari: 25, sampai: 25 } })
  expect(selisihOf(sumOf(high), sumOf(low))).toMatchObject({ poin: -25 })
  expect(selisihOf(sumOf(low.slice(1)), sumOf(high))).toEqual({ poin: 25, selang: null })
})

test('regions together are their respondents together', () => {
  fc.assert(
    fc.property(answers, answers, (a, b) => {
      const [joined, both] = [addCounts([sumOf(a), sumOf(b)]), sumOf([...a, ...b])]
      expect(sisiOf(joined).presentase).toBe(sisiOf(both).presentase)
      expect(Math.abs(joined.kuadrat - both.kuadrat)).toBeLessThanOrEqual(2)
    }),
  )
})
