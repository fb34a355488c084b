import { contains, type Position } from '@portal/domain/platform/geo/outline'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeAfter } from '#platform/peta/map-arrows.ts'
import { grownTo, type MapTopology, positionOf, shapeOf, spotOf } from '#platform/peta/map-shape.ts'
import { viewOf } from '#platform/peta/use-zoom.ts'
import { readMapFiles } from './map-sources.ts'

const files = readMapFiles()
const shape = (name: string) => shapeOf(files.get(name) as MapTopology)

describe('the drawing', () => {
  test('stands in its frame, north up and east right', async () => {
    const { regions, frame, edge } = await shape('provinsi')
    expect(regions.map(({ id }) => id)).toEqual(regions.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(edge).toMatch(/^M[\d.]+ -?[\d.]+L/)
    expect([frame.x, frame.y]).toEqual([expect.closeTo(9405, -2), expect.closeTo(-699, -2)])
    const [aceh, papuaSelatan] = [regions.at(0), regions.find(({ id }) => id === 93)]
    expect(aceh?.centre.x).toBeLessThan(papuaSelatan?.centre.x ?? 0)
    expect(aceh?.centre.y).toBeLessThan(papuaSelatan?.centre.y ?? 0)
  })

  test('finds Bandung in Kota Bandung and nowhere else', async () => {
    const bandung: Position = [107.6098, -6.9147]
    const { regions } = await shape('32')
    const found = regions.filter(({ outline }) => contains(outline, bandung))
    expect(found.map(({ id, nama }) => [id, nama])).toEqual([[3273, 'Kota Bandung']])
  })

  test('a spot and its position are one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 95, max: 141, noNaN: true }),
        fc.double({ min: -11, max: 6, noNaN: true }),
        (x, y) => {
          const [east, north] = positionOf(spotOf([x, y]))
          expect([east, north]).toEqual([expect.closeTo(x, 9), expect.closeTo(y, 9)])
        },
      ),
    )
  })
})

test('a frame grows to a spot outside it, and stays as it is for one inside', () => {
  const frame = { x: 0, y: 0, width: 100, height: 50 }
  expect(grownTo(frame, { x: 100, y: 50 })).toBe(frame)
  expect(grownTo(frame, { x: 150, y: -20 })).toEqual({ x: 0, y: -30, width: 160, height: 80 })
  expect(grownTo(frame, { x: -10, y: 60 })).toEqual({ x: -20, y: 0, width: 120, height: 70 })
})

describe('zooming', () => {
  const frame = { x: 100, y: -50, width: 200, height: 100 }
  test('shows a part around its middle, never beyond the frame', () => {
    expect(viewOf(frame, { times: 1, x: 0, y: 0 })).toEqual(frame)
    expect(viewOf(frame, { times: 2, x: 200, y: 0 })).toEqual({ x: 150, y: -25, width: 100, height: 50 })
    expect(viewOf(frame, { times: 2, x: 0, y: 900 })).toEqual({ x: 100, y: 0, width: 100, height: 50 })
  })
})

describe('arrow keys', () => {
  test.each(['provinsi', '32', '81', '95'])(
    'every region of %s is reached from the first, and leads back',
    async (name) => {
      const { regions } = await shape(name)
      const reach = (from: number) => {
        const seen = new Set([from])
        for (const id of seen) {
          for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            const next = placeAfter(regions, id, key)
            if (next !== undefined) seen.add(next)
          }
        }
        return seen.size
      }
      for (const { id } of regions) expect([id, reach(id)]).toEqual([id, regions.length])
    },
  )

  test('lead to the neighbour on that side', async () => {
    const { regions } = await shape('provinsi')
    expect(placeAfter(regions, 32, 'ArrowRight')).toBe(33)
    expect(placeAfter(regions, 33, 'ArrowLeft')).toBe(32)
    expect(placeAfter(regions, 11, 'ArrowLeft')).toBeUndefined()
    expect(placeAfter(regions, 32, 'Home')).toBe(11)
    expect(placeAfter(regions, 32, 'End')).toBe(96)
    expect(placeAfter(regions, 32, 'a')).toBeUndefined()
  })
})
