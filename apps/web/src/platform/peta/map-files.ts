import { type Reading, useLoad } from '#platform/api/use-load.ts'
import { type MapShape, type MapTopology, shapeOf } from '#platform/peta/map-shape.ts'

/** build/map-files.ts writes these files. */
declare const __PETA__: string

const loaded = new Map<string, Promise<MapShape>>()
const here = new Map<string, MapShape>()

async function fetchShape(name: string): Promise<MapShape> {
  const answer = await fetch(`${__PETA__}/${name}.json`)
  if (!answer.ok) throw new Error('Peta belum dapat dimuat. Periksa sambungan Anda, lalu coba lagi.')
  const shape = await shapeOf((await answer.json()) as MapTopology)
  here.set(name, shape)
  return shape
}

/** Loads the outlines of the provinces, or of one province's cities, and caches them. A failed load can be retried. */
export function loadMap(wilayah: 'provinsi' | number): Promise<MapShape> {
  const name = String(wilayah)
  const found = loaded.get(name) ?? fetchShape(name)
  loaded.set(name, found)
  found.catch(() => loaded.delete(name))
  return found
}

export function useMap(wilayah: 'provinsi' | number | undefined): Reading<MapShape> {
  return useLoad(
    wilayah === undefined ? undefined : `peta ${wilayah}`,
    () => loadMap(wilayah ?? 'provinsi'),
    {
      keep: true,
      first: () => {
        const data = here.get(String(wilayah))
        return data && { data, error: undefined }
      },
    },
  )
}
