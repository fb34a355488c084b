import { expect, it } from 'vitest'
import type { Region } from '#platform/peta/map-shape.ts'
import { namesIn } from './map-names.ts'

/** A square region, in degrees. */
function square(id: number, nama: string, west: number, south: number, side: number): Region {
  const ring = [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ] as [number, number][]
  const centre = { x: (west + side / 2) * 100, y: -(south + side / 2) * 100 }
  return { id, nama, outline: [[ring]], path: '', centre }
}

const view = { x: 0, y: -100, width: 100, height: 100 }
const bandung = square(1, 'Kota Bandung', 0, 0, 1)
const around = square(2, 'Kabupaten Bandung', -5, -5, 11)

it('names the point before its region, and a region at its centre', () => {
  const names = namesIn(view, [bandung], [{ nama: 'Pasar Baru', x: 20, y: -20 }], 4)
  expect(names.map(({ text, of }) => [text, of])).toEqual([
    ['Pasar Baru', 'point'],
    ['Kota Bandung', 'region'],
  ])
  expect(names[1]).toMatchObject({ x: 50, y: -50 })
})

it('moves a name aside that would cover another name or a point, and leaves it out where nothing is free', () => {
  const point = { nama: 'Pasar', x: 50, y: -50 }
  const names = namesIn(view, [bandung, around], [point], 4)
  expect(names.map(({ text }) => text)).toEqual(['Pasar', 'Kota Bandung', 'Kab. Bandung'])
  expect(names[1]?.y).toBeGreaterThan(-46)
  expect(namesIn(view, [bandung, around], [], 40).map(({ text }) => text)).toEqual(['Kota Bandung'])
})

it('names a region whose centre is out of view, inside the view', () => {
  const [name] = namesIn(view, [square(3, 'Cimahi', -1, 0, 1.6)], [], 4)
  expect(name?.text).toBe('Cimahi')
  expect(name?.x).toBeGreaterThanOrEqual(0)
})

it('names nothing that is out of view', () => {
  expect(namesIn(view, [square(4, 'Garut', 20, 20, 1)], [{ nama: 'Pasar Jauh', x: 900, y: 0 }], 4)).toEqual(
    [],
  )
})
