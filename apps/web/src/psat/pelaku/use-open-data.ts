import type { DataUsaha, JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { useOpen } from '#platform/routing/use-open.ts'
import { kelompokDataUsaha } from '#psat/pelaku/butir-data-usaha.ts'

/** Which form of the library stands open over the page: a new thing, or one that is there. */
export function useOpenData(jenis: JenisDataUsaha, data: DataUsaha) {
  const { buka, open, close } = useOpen()
  const there = kelompokDataUsaha[jenis].butir(data).find(({ id }) => buka === `${jenis}-${id}`)
  const form = buka === `${jenis}-baru` ? { id: undefined } : there && { id: there.id }
  return { form, openForm: (id?: number) => open(`${jenis}-${id ?? 'baru'}`), closeForm: close }
}
