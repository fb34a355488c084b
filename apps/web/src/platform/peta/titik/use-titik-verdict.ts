import type { Titik } from '@portal/domain/platform/geo/titik'
import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import { useLoad } from '#platform/api/use-load.ts'
import type { Verdict } from '#platform/peta/titik/titik-verdict.ts'

/** Returns the verdict on a point once the outlines are loaded; undefined while loading or after a failure. */
export function useTitikVerdict(titik: Titik | null, kotaId: number | null): Verdict | undefined {
  const key = titik ? `titik ${titik.lintang} ${titik.bujur} ${kotaId}` : undefined
  const { data, isStale } = useLoad(key, () => judge(titik as Titik, kotaId))
  return key !== undefined && !isStale ? data : undefined
}

/** Lazy-loads the outlines and the check with the first point. */
async function judge(titik: Titik, kotaId: number | null): Promise<Verdict> {
  const [{ findPlace }, { loadMap }, { judgeTitik }] = await Promise.all([
    import('#platform/peta/titik/find-place.ts'),
    import('#platform/peta/map-files.ts'),
    import('#platform/peta/titik/titik-verdict.ts'),
  ])
  const place = await findPlace(loadMap, [titik.bujur, titik.lintang])
  const chosen =
    kotaId === null
      ? undefined
      : (await loadMap(provinsiOfKota(kotaId))).regions.find(({ id }) => id === kotaId)
  return judgeTitik(titik, place, chosen)
}
