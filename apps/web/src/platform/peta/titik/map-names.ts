import { contains } from '@portal/domain/platform/geo/outline'
import { type Frame, isWithin, positionOf, type Region, type Spot, spotOf } from '#platform/peta/map-shape.ts'

export interface MapName extends Spot {
  text: string
  /** Names of points stand beside them and win over names of regions. */
  of: 'point' | 'region'
}

/** Moves a spot so far into the view that a name of this half width fits around it. */
function into({ x, y, width, height }: Frame, spot: Spot, half: number): Spot {
  const [dx, dy] = [Math.min(half, width / 2), height * 0.08]
  return {
    x: Math.min(Math.max(spot.x, x + dx), x + width - dx),
    y: Math.min(Math.max(spot.y, y + dy), y + height - dy),
  }
}

/** Returns a spot in the visible part of a region, or undefined if none is visible. */
function placeOf({ centre, outline }: Region, view: Frame, half: number): Spot | undefined {
  const clamped = into(view, centre, half)
  if (contains(outline, positionOf(clamped))) return clamped
  const seen = outline
    .flat(2)
    .map(spotOf)
    .filter((spot) => isWithin(view, spot))
  if (seen.length === 0) return undefined
  const sum = seen.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const middle = into(view, { x: sum.x / seen.length, y: sum.y / seen.length }, half)
  return contains(outline, positionOf(middle)) ? middle : undefined
}

interface NamedPoint extends Spot {
  nama: string
}

/**
 * Chooses the names that fit: points first, then the regions in view, none over another or over a point. `size` is a
 * line's height.
 */
export function namesIn(
  view: Frame,
  regions: readonly Region[],
  points: readonly NamedPoint[],
  size: number,
): MapName[] {
  const halfOf = (text: string) => text.length * size * 0.28
  const seen = points.filter((point) => isWithin(view, point))
  const kept: MapName[] = seen.map(({ nama, x, y }) => ({ text: nama, of: 'point', x, y: y - size }))
  const isFree = (text: string, { x, y }: Spot) =>
    kept.every(
      (other) =>
        Math.abs(other.y - y) >= size * 1.2 ||
        Math.abs(other.x - x) >= halfOf(other.text) + halfOf(text) + size / 2,
    ) &&
    seen.every(
      (point) => Math.abs(point.y - y + size / 3) >= size || Math.abs(point.x - x) >= halfOf(text) + size,
    )
  for (const region of regions) {
    const text = region.nama.replace(/^Kabupaten /, 'Kab. ')
    const place = placeOf(region, view, halfOf(text) * 1.05)
    if (!place) continue
    const spots = [0, 2, -2, 3, -3].map((lines) => ({ x: place.x, y: place.y + lines * size }))
    const free = spots.find(
      (spot) => isWithin(view, spot) && contains(region.outline, positionOf(spot)) && isFree(text, spot),
    )
    if (free) kept.push({ text, of: 'region', ...free })
  }
  return kept
}
