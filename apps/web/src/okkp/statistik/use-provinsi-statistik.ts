import type { listProvinsi, Provinsi } from '@portal/domain/platform/wilayah/wilayah.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

/** Apart from what checks ask for: a page of figures would load all of that for this one list. */
export function useProvinsiStatistik() {
  const address = question<typeof listProvinsi>('/api/okkp/static/provinsi')
  return useRead(address, { quiet: true, keep: true }).data?.data as Provinsi[] | undefined
}
