import type { DataUsaha, JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { useOpen } from '#platform/routing/use-open.ts'
import { kelompokDataUsaha } from '#psat/data-usaha/butir-data-usaha.ts'

/** Returns the open form of company data from the URL: a new row or an existing one. */
export function useOpenData(jenis: JenisDataUsaha, data: DataUsaha) {
  const { buka, open, close } = useOpen()
  const there = kelompokDataUsaha[jenis].butir(data).find(({ id }) => buka === `${jenis}-${id}`)
  const form = buka === `${jenis}-baru` ? { id: undefined } : there && { id: there.id }
  return { form, openForm: (id?: number) => open(`${jenis}-${id ?? 'baru'}`), closeForm: close }
}
