import { namaResmi } from '@portal/domain/platform/wilayah/nama-resmi'
import { quantize, transform } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

interface SourceNames {
  /** "32" or "32.73". */
  kode: string
  nama: string
  lat: number
  lng: number
}
/** As the files in `geo` have it. */
export type SourceTopology = Topology<Record<string, GeometryCollection<SourceNames>>>
/** As src/platform/peta reads it; ids are the official codes as numbers. */
export type MapTopology = Topology<{ wilayah: GeometryCollection<{ nama: string }> }>

type Arcs = number | Arcs[]

interface SourceGeometry {
  type: string
  arcs: Arcs
  properties: SourceNames
}

function geometriesOf({ objects }: SourceTopology): SourceGeometry[] {
  const [collection] = Object.values(objects)
  return (collection?.geometries ?? []) as SourceGeometry[]
}

/** A topology of these alone, with the arcs they use. A negative number is an arc walked backwards. */
function partOf(source: SourceTopology, geometries: readonly SourceGeometry[]): MapTopology {
  const places = new Map<number, number>()
  const moved = (arcs: Arcs): Arcs => {
    if (typeof arcs !== 'number') return arcs.map(moved)
    const arc = arcs < 0 ? ~arcs : arcs
    const place = places.get(arc) ?? places.size
    places.set(arc, place)
    return arcs < 0 ? ~place : place
  }
  const parts = geometries.map(({ type, arcs, properties }) => ({
    type,
    id: Number(properties.kode.replace('.', '')),
    properties: { nama: namaResmi(properties.nama) },
    arcs: moved(arcs),
  }))
  return {
    type: 'Topology',
    ...(source.transform ? { transform: source.transform } : {}),
    objects: { wilayah: { type: 'GeometryCollection', geometries: parts as never } },
    arcs: [...places.keys()].map((arc) => source.arcs[arc] ?? []),
  }
}

/** A point in half a kilometre of the country is what a screen can show of all of it; cities stay as fine as they are. */
const stepsAcrossCountry = 1e4

/** Arcs in degrees instead of steps. */
function inDegrees({ transform: steps, ...topology }: MapTopology): MapTopology {
  const degrees = transform(steps as NonNullable<typeof steps>)
  return { ...topology, arcs: topology.arcs.map((arc) => arc.map((step, index) => degrees(step, index > 0))) }
}

/** By file name: the provinces together, and the cities of each province for themselves. */
export function splitMap(provinsi: SourceTopology, kota: SourceTopology): Map<string, MapTopology> {
  const country = partOf(provinsi, geometriesOf(provinsi))
  const files = new Map([['provinsi', quantize(inDegrees(country), stepsAcrossCountry)]])
  const byProvinsi = Map.groupBy(geometriesOf(kota), ({ properties }) => properties.kode.slice(0, 2))
  for (const [kode, geometries] of byProvinsi) files.set(kode, partOf(kota, geometries))
  return files
}
