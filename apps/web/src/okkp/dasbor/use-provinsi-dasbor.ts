import type { listProvinsi, Provinsi } from '@portal/domain/platform/wilayah/wilayah.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

/** Separate file, because the hook of the public check would load much more code for this one list. */
export function useProvinsiDasbor() {
  const address = question<typeof listProvinsi>('/api/okkp/static/provinsi')
  return useRead(address, { quiet: true, keep: true }).data?.data as Provinsi[] | undefined
}
