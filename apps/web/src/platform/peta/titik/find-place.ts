import { distanceKm, type Position } from '@portal/domain/platform/geo/outline'
import type { MapShape, Region } from '#platform/peta/map-shape.ts'

export interface Place {
  kota: Pick<Region, 'id' | 'nama'>
  provinsi: Pick<Region, 'id' | 'nama'>
  /** Distance to the outline in km; 0 inside. */
  km: number
}

/** A point farther than this from every outline lies outside the country. */
const farthestKm = 25
/**
 * Province outlines are coarser than city outlines, so a neighbouring province within this distance may contain the
 * point.
 */
const doubtKm = 3

type Load = (wilayah: 'provinsi' | number) => Promise<MapShape>

function byDistance({ regions }: MapShape, position: Position): { region: Region; km: number }[] {
  return regions
    .map((region) => ({ region, km: distanceKm(region.outline, position) }))
    .toSorted((a, b) => a.km - b.km)
}

/**
 * Returns the city that contains the position, or the nearest one; undefined far outside the country. Fetches only the
 * nearby provinces' cities.
 */
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
