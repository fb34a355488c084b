import { expect, it } from 'vitest'
import { isWithin, windowAround } from '#platform/peta/map-shape.ts'

const sheet = { x: 0, y: 0, width: 600, height: 300 }

it('looks no closer than a sixth of the sheet', () => {
  const { x, y, width, height } = windowAround([{ x: 200, y: 100 }], sheet)
  expect([x + width / 2, y + height / 2, height]).toEqual([200, 100, 100])
})

it('shows all places with some room around them', () => {
  const spots = [
    { x: 10, y: 10 },
    { x: 410, y: 60 },
  ]
  const around = windowAround(spots, sheet)
  expect(spots.every((spot) => isWithin(around, spot))).toBe(true)
  expect(around.height).toBe(560)
})
