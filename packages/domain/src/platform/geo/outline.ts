/** Longitude and latitude in degrees, in GeoJSON order. */
export type Position = readonly [number, number]
type Ring = readonly Position[]
/** Polygons, each with its outer ring followed by its holes. A ring may repeat its first position at the end. */
export type Outline = readonly (readonly Ring[])[]

export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

export function boundsOf(outline: Outline): Bounds {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const [x, y] of outline.flat(2) as Position[]) {
    bounds.west = Math.min(bounds.west, x)
    bounds.east = Math.max(bounds.east, x)
    bounds.south = Math.min(bounds.south, y)
    bounds.north = Math.max(bounds.north, y)
  }
  return bounds
}

/**
 * Checks whether a position lies in an outer ring and in none of its holes. The result on the edge is undefined,
 * because edges are rough.
 */
export function contains(outline: Outline, position: Position): boolean {
  return outline.some((polygon) => polygon.filter((ring) => windsAround(ring, position)).length % 2 === 1)
}

/** Checks whether a ray to the east crosses the ring an odd number of times. */
function windsAround(ring: Ring, [x, y]: Position): boolean {
  let inside = false
  for (const [[x1, y1], [x2, y2]] of edgesOf(ring)) {
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside
  }
  return inside
}

function* edgesOf(ring: Ring): Generator<[Position, Position]> {
  let before = ring.at(-1)
  for (const position of ring) {
    if (before) yield [before, position]
    before = position
  }
}

const kmPerDegree = 111.32

/**
 * Returns the distance to the outline in kilometres, 0 inside. It uses a flat projection, which is precise enough up to
 * a few hundred kilometres.
 */
export function distanceKm(outline: Outline, position: Position): number {
  if (contains(outline, position)) return 0
  const eastKm = kmPerDegree * Math.cos((position[1] * Math.PI) / 180)
  const flat = ([x, y]: Position): Position => [(x - position[0]) * eastKm, (y - position[1]) * kmPerDegree]
  let nearest = Infinity
  for (const ring of outline.flat()) {
    for (const [start, end] of edgesOf(ring)) {
      nearest = Math.min(nearest, distanceToOrigin(flat(start), flat(end)))
    }
  }
  return nearest
}

function distanceToOrigin([x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length))
  return Math.hypot(x1 + along * dx, y1 + along * dy)
}
