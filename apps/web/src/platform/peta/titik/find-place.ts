import { distanceKm, type Position } from '@portal/domain/platform/geo/outline'
import type { MapShape, Region } from '#platform/peta/map-shape.ts'

export interface Place {
  kota: Pick<Region, 'id' | 'nama'>
  provinsi: Pick<Region, 'id' | 'nama'>
  /** How far outside the outline; 0 inside. */
  km: number
}

/** Further from every coast than this is not the country. */
const farthestKm = 25
/** Outlines of provinces are coarser than those of their cities: a neighbour this near may have the place. */
const doubtKm = 3

type Load = (wilayah: 'provinsi' | number) => Promise<MapShape>

function byDistance({ regions }: MapShape, position: Position): { region: Region; km: number }[] {
  return regions
    .map((region) => ({ region, km: distanceKm(region.outline, position) }))
    .toSorted((a, b) => a.km - b.km)
}

/** The city a position lies in, or the nearest; none far from the country. Fetches the cities around it alone. */
export async function findPlace(load: Load, position: Position): Promise<Place | undefined> {
  const provinces = byDistance(await load('provinsi'), position)
  const nearest = provinces[0]?.km ?? Infinity
  if (nearest > farthestKm) return undefined
  const around = provinces.filter(({ km }) => km <= nearest + doubtKm)
  const cities = await Promise.all(
    around.map(async ({ region }) => {
      const [first] = byDistance(await load(region.id), position)
      return first && { kota: first.region, provinsi: region, km: first.km }
    }),
  )
  return cities
    .filter((found) => found !== undefined)
    .reduce<Place | undefined>((best, found) => (!best || found.km < best.km ? found : best), undefined)
}
