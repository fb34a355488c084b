import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counted } from '#platform/chart/chart.fixture.ts'
import { chartKinds } from '#platform/chart/chart-kind.ts'
import { layoutChart, shownData, spotInData } from '#platform/chart/scene/layouts.ts'
import { apart } from '#platform/chart/scene/lines.ts'

const sizes = [
  { width: 286, height: 240 },
  { width: 1100, height: 320 },
]
const numbersOf = (text: string) => [...text.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number))

describe.each(chartKinds)('%s', (kind) => {
  const single = kind === 'donut'
  const figure = fc.option(fc.nat(100_000), { freq: 6 })
  const values = fc.array(figure, { minLength: 3, maxLength: 14 })
  const measure = fc.record({ style: fc.constantFrom('count', 'percent', 'score'), unit: fc.constant('x') })

  test('draws whatever figures come, each once, inside its width', () => {
    fc.assert(
      fc.property(values, values, measure, fc.constantFrom(...sizes), (a, b, by, size) => {
        const length = Math.min(a.length, b.length)
        const cut = { a: a.slice(0, length), b: b.slice(0, length) }
        const data = shownData(kind, counted(single ? { a: cut.a } : cut, { measure: by }))
        const scene = layoutChart(kind, data, size)
        const drawn = [...scene.shapes, ...scene.points, ...scene.bands].map(({ d }) => d)
        expect(drawn.join()).not.toMatch(/NaN|Infinity|undefined/)
        const texts = scene.texts.flatMap(({ x, y }) => [x, y])
        expect(texts.every(Number.isFinite)).toBe(true)
        const spots = scene.points.map(({ category, series }) => `${category} ${series}`)
        expect(new Set(spots).size).toBe(spots.length)
        const known = data.series.flatMap((series) => series.values.filter((value) => value !== null))
        if (!single) expect(spots).toHaveLength(known.length)
        for (const { x } of scene.points) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(size.width)
        }
        expect(scene.height).toBeGreaterThan(0)
      }),
      { numRuns: 40 },
    )
  })
})

test('columns are as high as their figures, from nought', () => {
  const scene = layoutChart('columns', counted({ n: [0, 25, 50, 100] }), { width: 600, height: 300 })
  const heights = scene.points.map(({ y }) => y)
  const [none = 0, quarter = 0, half = 0, whole = 0] = heights
  expect(none - half).toBeCloseTo(2 * (none - quarter), 5)
  expect(none - whole).toBeCloseTo(2 * (none - half), 5)
  // A figure of 0 has no shape, but it keeps its keyboard stop.
  expect(scene.shapes.filter(({ fill }) => fill === 'viz-1')).toHaveLength(3)
  expect(scene.points).toHaveLength(4)
})

test('pieces of a stack lie on one another and end where their sum is', () => {
  const stacked = layoutChart('stacked-columns', counted({ a: [30], b: [70] }), { width: 600, height: 300 })
  const alone = layoutChart('stacked-columns', counted({ a: [100], b: [0] }), { width: 600, height: 300 })
  expect(stacked.points[1]?.y).toBeCloseTo(alone.points[0]?.y ?? Number.NaN, 5)
  expect(stacked.texts.some(({ text }) => text === '100')).toBe(true)
})

test('share bars are all of one length, whatever their sums', () => {
  const scene = layoutChart('share-bars', counted({ MS: [90, 9], TMS: [10, 1] }), { width: 600, height: 200 })
  const starts = scene.points.filter(({ series }) => series === 1).map(({ d }) => numbersOf(d)[0])
  expect(starts[0]).toBe(starts[1])
  expect(scene.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['10 TMS', '1 TMS', '10,0%']))
})

test('a ranking shows ten and the rest, grey, with shares', () => {
  const data = shownData('ranking', counted({ n: Array.from({ length: 12 }, (_, index) => index + 1) }))
  const scene = layoutChart('ranking', data, { width: 600, height: 300 })
  expect(scene.points).toHaveLength(11)
  expect(scene.shapes.at(-1)?.fill).toBe('viz-8')
  expect(scene.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Lainnya (2)', '3,8%']))
})

test('a drawn category of a ranking opens its own list, and the merged rest opens none', () => {
  const data = { ...counted({ n: [1, 2, 3] }), top: 2 }
  const shown = shownData('ranking', data)
  const opened = [0, 1, 2].map((category) => spotInData(data, shown, { category, series: 0 }))
  expect(opened).toEqual([{ category: 2, series: 0 }, { category: 1, series: 0 }, undefined])
  expect(spotInData(data, data, { category: 0 })).toEqual({ category: 0 })
})

test('named bars are drawn against the largest of them; a rest that is larger is cut, and shows that it is', () => {
  const widthOf = (scene: ReturnType<typeof layoutChart>, category: number) => {
    const { x = 0, d = '' } = scene.points.find((point) => point.category === category) ?? {}
    return 2 * (x - Number(/^M([\d.]+)/.exec(d)?.[1]))
  }
  const withRest = (rest: number) => {
    const data = counted({ n: [10, 5, rest] })
    const categories = data.categories.map((one, index) => ({ ...one, rest: index === 2 }))
    return layoutChart('ranking', { ...data, categories }, { width: 600, height: 200 })
  }
  const large = withRest(160)
  expect(widthOf(large, 1)).toBeCloseTo(widthOf(large, 0) / 2, 0)
  expect(widthOf(large, 2)).toBeCloseTo(widthOf(large, 0), 0)
  expect(large.texts.map(({ text }) => text)).toContain('160')
  expect(large.shapes.filter(({ fill }) => fill === 'card')).toHaveLength(1)
  // A "Lainnya" that is not the largest keeps its true length.
  const small = withRest(5)
  expect(widthOf(small, 2)).toBeCloseTo(widthOf(small, 0) / 2, 0)
  expect(small.shapes.some(({ fill }) => fill === 'card')).toBe(false)
})

test('lines break where nothing is known; a figure alone is a dot', () => {
  const scene = layoutChart('lines', counted({ n: [1, 2, null, 4, null, 6] }), { width: 600, height: 300 })
  const line = scene.shapes.find(({ strokeWidth, fill }) => strokeWidth === 2.5 && !fill)
  expect(line?.d.match(/M/g)).toHaveLength(3)
  expect(scene.shapes.filter(({ fill }) => fill === 'card')).toHaveLength(2)
  expect(scene.points).toHaveLength(4)
})

test('up to four lines are named at their ends, more and narrow ones in a legend', () => {
  const named = (count: number, width: number) => {
    const data = counted(
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`S${n}`, [n + 1, n + 2]])),
    )
    const scene = layoutChart('lines', data, { width, height: 300 })
    return scene.texts.some(({ text, strong }) => strong && text.startsWith('S0'))
  }
  expect([named(4, 600), named(5, 600), named(4, 300)]).toEqual([true, false, false])
})

test('names at the ends of lines keep apart and inside', () => {
  const plot = { y: 10, height: 200 }
  const ends = fc.array(fc.double({ min: 10, max: 210, noNaN: true }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(ends, (given) => {
      const placed = apart(
        given.map((y) => ({ y })),
        plot,
      ).map(({ y }) => y)
      expect(placed).toHaveLength(given.length)
      placed.forEach((y, index) => {
        expect(y).toBeLessThanOrEqual(210)
        expect(y).toBeGreaterThanOrEqual(10 - 1e-9)
        if (index > 0) expect(y - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-9)
      })
    }),
  )
})

describe('a month that is not over', () => {
  const running = (kind: 'lines' | 'stacked-columns', width = 600) => {
    const data = counted({ Ini: [4, 6, 1, null], Lalu: [3, 5, 2, 8] }, { ordered: true })
    const series = data.series.map((one, place) => (place === 0 ? { ...one, running: 2 } : one))
    return layoutChart(kind, { ...data, series }, { width, height: 300 })
  }
  test.each([600, 286])('is named below its place, %i px wide', (width) => {
    for (const kind of ['lines', 'stacked-columns'] as const) {
      const { texts } = running(kind, width)
      const word = texts.filter(({ text }) => text === 'berjalan')
      const month = texts.find(({ text }) => text === 'C')
      expect(word).toHaveLength(1)
      expect(word[0]?.x).toBeCloseTo(month?.x ?? 0, -1)
      expect((word[0]?.y ?? 0) - (month?.y ?? 0)).toBeGreaterThan(10)
    }
  })
  test('is led to by a dotted line, in its own series alone', () => {
    const { shapes } = running('lines')
    const drawn = shapes
      .filter(({ fill, stroke }) => stroke && !fill)
      .map(({ stroke, dash }) => [stroke, dash])
    expect(drawn).toContainEqual(['viz-1', '2 4'])
    expect(drawn).not.toContainEqual(['viz-2', '2 4'])
  })
  test('is a paler column', () => {
    const { shapes } = running('stacked-columns')
    expect(shapes.filter(({ fill, opacity }) => fill === 'viz-1' && opacity !== undefined)).toHaveLength(1)
    expect(shapes.some(({ fill, opacity }) => fill === 'viz-2' && opacity !== undefined)).toBe(false)
  })
})

test('names at the ends of lines stand right of all lines, each with a piece of its own', () => {
  const data = counted({ Ini: [4, 6, null, null], Lalu: [3, 5, 6, 6] }, { ordered: true })
  const { texts, shapes, points } = layoutChart('lines', data, { width: 600, height: 300 })
  const furthest = Math.max(...points.map(({ x }) => x))
  const names = texts.filter(({ text }) => /^(Ini|Lalu) /.test(text))
  expect(names.map(({ text }) => text)).toEqual(['Ini 6', 'Lalu 6'])
  for (const { x } of names) expect(x).toBeGreaterThan(furthest + 12)
  const samples = shapes.filter(({ d }) => /^M[\d.]+ [\d.]+h14$/.test(d))
  expect(samples.map(({ stroke }) => stroke)).toEqual(['viz-1', 'viz-2'])
})

test('small charts share one scale', () => {
  const scene = layoutChart('multiples', counted({ a: [100], b: [50] }), { width: 600, height: 200 })
  const [a, b] = scene.points
  const foot = 200 - 24
  expect(foot - (b?.y ?? 0)).toBeCloseTo((foot - (a?.y ?? 0)) / 2, 5)
})

test('a long name goes above its bar, in as many lines as it needs, and never into the figure', () => {
  const data = counted({ n: [1204, 3] })
  const label = 'Pengawas keamanan pangan segar asal tumbuhan'
  const categories = data.categories.map((category) => ({ ...category, label }))
  const scene = layoutChart('bars', { ...data, categories }, { width: 240, height: 200 })
  const lines = scene.texts.filter(({ text }) => label.includes(text))
  expect(lines.length).toBeGreaterThan(2)
  expect(
    lines
      .slice(0, lines.length / 2)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(label)
})

test('labels that do not fit are left out evenly', () => {
  const months = counted({ n: Array.from({ length: 12 }, () => 5) })
  const long = {
    ...months,
    categories: months.categories.map(({ key }) => ({ key, label: `Bulan ${key}`, short: key + key })),
  }
  const named = (width: number) =>
    layoutChart('columns', long, { width, height: 240 })
      .texts.filter(({ anchor, ink }) => anchor === 'middle' && ink)
      .map(({ text }) => text)
  expect(named(1100)).toHaveLength(12)
  expect(named(1100)[0]).toBe('Bulan A')
  expect(named(220).slice(0, 2)).toEqual(['AA', 'CC'])
})

test('figures that do not add up lie apart, each as long as it is', () => {
  const data = {
    ...counted({ Median: [4, null], P90: [8, 2] }),
    measure: { style: 'score', unit: 'hari' },
  } as const
  const scene = layoutChart('bars', data, { width: 600, height: 200 })
  const widths = scene.points.map(({ x, d }) => 2 * (x - Number(/^M([\d.]+)/.exec(d)?.[1])))
  expect(widths.map((width) => Math.round((width / (widths[1] ?? 1)) * 8))).toEqual([4, 8, 2])
  expect(scene.texts.map(({ text }) => text)).toContain('4,0 · 8,0')
  expect(scene.texts.map(({ text }) => text)).toContain('– · 2,0')
})
