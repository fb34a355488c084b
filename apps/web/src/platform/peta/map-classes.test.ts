import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classOf, classText, colourOf, mapClasses } from '#platform/peta/map-classes.ts'

const texts = (values: readonly (number | null)[]) =>
  mapClasses(values).map((_, place, all) => classText(all, place))
const colours = (values: readonly number[]) => {
  const classes = mapClasses(values)
  return values.map((value) => colourOf(classOf(classes, value) ?? -1, classes.length))
}

describe('breaks', () => {
  it.each<[string, (number | null)[], string[]]>([
    ['few markets', [1, 1, 3, 4, 7, 14], ['1', '2–4', '5–9', '10+']],
    ['almost all of them alike', [1, 1, 1, 1, 1, 1, 1, 14], ['1', '10+']],
    ['larger figures go on so', [3, 8, 12, 30, 70, 450], ['2–4', '5–9', '10–19', '20–49', '50–99', '200+']],
    [
      'too many for one ladder',
      [1, 3, 6, 12, 30, 70, 150, 300, 700, 1500],
      ['1–9', '10–99', '100–999', '1.000+'],
    ],
    ['a narrow spread is parted evenly', [21, 25, 27, 29, 31, 35, 56], ['20–29', '30–39', '50+']],
    ['what hardly differs is not told apart', [100, 101, 102, 103, 104], ['100–199']],
    ['one figure alone', [7, 7, 7], ['5–9']],
    ['one each', [1, 1, 0, null], ['1']],
    ['few values, few classes', [1, 2], ['1', '2']],
    ['nothing', [0, null, 0], []],
  ])('%s', (_, values, expected) => expect(texts(values)).toEqual(expected))
})

it('one and fourteen do not look alike, nor do 31 and 56; 25 and 27 do', () => {
  const [one, , fourteen] = colours([1, 1, 14])
  expect(one).not.toBe(fourteen)
  const [a, b, c, d] = colours([25, 27, 31, 56, 21, 35])
  expect(a).toBe(b)
  expect(new Set([b, c, d]).size).toBe(3)
})

it('every value is in one class, more is never paler, no class is empty, and there are at most six', () => {
  const values = fc.array(fc.oneof(fc.nat(20), fc.nat(1000), fc.nat(2_000_000)), { maxLength: 60 })
  fc.assert(
    fc.property(values, (all) => {
      const classes = mapClasses(all)
      const places = all.toSorted((a, b) => a - b).map((value) => classOf(classes, value) ?? -1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(all.every((value) => (value === 0) === (classOf(classes, value) === undefined))).toBe(true)
      expect(new Set(places.filter((place) => place >= 0)).size).toBe(classes.length)
      expect(classes.length).toBeLessThanOrEqual(6)
    }),
  )
})

it('classes take their colours from the whole scale', () => {
  const three = [0, 1, 2].map((place) => colourOf(place, 3))
  expect(three).toEqual(['var(--seq-1)', 'var(--seq-4)', 'var(--seq-7)'])
  expect(colourOf(0, 1)).toBe('var(--seq-4)')
})
