import { boundsOf, type Outline, type Position } from '@portal/domain/platform/geo/outline'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { yieldToBrowser } from '#platform/peta/yield-to-browser.ts'

/** The format that build/split-map.ts writes. */
export type MapTopology = Topology<{ wilayah: GeometryCollection<{ nama: string }> }>

/** A position in the drawing: hundredths of a degree, right and down. */
export interface Spot {
  x: number
  y: number
}

export interface Frame extends Spot {
  width: number
  height: number
}

export interface Region {
  id: number
  nama: string
  outline: Outline
  path: string
  centre: Spot
}

export interface MapShape {
  regions: readonly Region[]
  /** The outer boundary of the regions: the coast and the borders with areas outside the map. */
  edge: string
  frame: Frame
}

const scale = 100

/**
 * Uses degrees as plane coordinates. Near the equator this keeps shapes: at 11° south, the southern end of the country,
 * east–west distances are 2% too long.
 */
export const spotOf = ([east, north]: Position): Spot => ({ x: east * scale, y: -north * scale })
export const positionOf = ({ x, y }: Spot): Position => [x / scale, -y / scale]

const number = (value: number) => String(Math.round(value * 100) / 100)

function lineOf(positions: readonly Position[]): string {
  return positions
    .map((position, index) => {
      const { x, y } = spotOf(position)
      return `${index === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`
    })
    .join('')
}

/** Returns the centre of the largest polygon, so that it lies on land. */
function centreOf(outline: Outline): Spot {
  const size = (polygon: Outline[number]) => {
    const { west, south, east, north } = boundsOf([polygon])
    return (east - west) * (north - south)
  }
  const largest = outline.reduce((best, polygon) => (size(polygon) > size(best) ? polygon : best))
  const { west, south, east, north } = boundsOf([largest])
  return spotOf([(west + east) / 2, (south + north) / 2])
}

export function frameOf(outlines: readonly Outline[]): Frame {
  const { west, south, east, north } = boundsOf(outlines.flat())
  const { x, y } = spotOf([west, north])
  const [width, height] = [(east - west) * scale, (north - south) * scale]
  const margin = 0.02 * Math.max(width, height)
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
}

export function isWithin({ x, y, width, height }: Frame, spot: Spot): boolean {
  return spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height
}

/** Returns the frame, extended to include the spot if necessary. */
export function grownTo(frame: Frame, spot: Spot): Frame {
  if (isWithin(frame, spot)) return frame
  const margin = 0.1 * Math.max(frame.width, frame.height)
  const [x, y] = [Math.min(frame.x, spot.x - margin), Math.min(frame.y, spot.y - margin)]
  return {
    x,
    y,
    width: Math.max(frame.x + frame.width, spot.x + margin) - x,
    height: Math.max(frame.y + frame.height, spot.y + margin) - y,
  }
}

/** Returns a frame around the spots of at least a sixth of the sheet, so that the surroundings show where they are. */
export function windowAround(spots: readonly Spot[], sheet: Frame): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const size = Math.max(1.4 * (right - left), 1.4 * (bottom - top), Math.max(sheet.width, sheet.height) / 6)
  const width = (4 / 3) * size
  return { x: (left + right - width) / 2, y: (top + bottom - size) / 2, width, height: size }
}

function outlineOf({ type, coordinates }: { type: string; coordinates?: unknown }): Outline {
  if (type === 'Polygon') return [coordinates] as Outline
  return type === 'MultiPolygon' ? (coordinates as Outline) : []
}

/** Builds the shapes in small tasks. A single task for the whole country would block a phone for 250 ms. */
export async function shapeOf(topology: MapTopology): Promise<MapShape> {
  const { wilayah } = topology.objects
  const breathe = yieldToBrowser()
  const regions: Region[] = []
  for (const one of wilayah.geometries) {
    for (const { id, properties, geometry } of feature(topology, { ...wilayah, geometries: [one] })
      .features) {
      const outline = outlineOf(geometry)
      const path = outline.flatMap((polygon) => polygon.map((ring) => `${lineOf(ring)}Z`)).join('')
      regions.push({ id: Number(id), nama: properties.nama, outline, path, centre: centreOf(outline) })
    }
    await breathe()
  }
  const outer = mesh(topology, wilayah, (a, b) => a === b)
  const edge: string[] = []
  const lines: readonly (readonly (readonly number[])[])[] = outer.coordinates
  for (const line of lines as readonly (readonly Position[])[]) {
    edge.push(lineOf(line))
    await breathe()
  }
  return {
    regions: regions.toSorted((a, b) => a.id - b.id),
    edge: edge.join(''),
    frame: frameOf(regions.map(({ outline }) => outline)),
  }
}
