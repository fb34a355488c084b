import type {
  detailPeringatanPublik,
  listPeringatanPublik,
} from '@portal/domain/okkp/peringatan/peringatan.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

const address = '/api/okkp/peringatan/publik'

export function usePeringatanPublik(page: number) {
  return useRead(question<typeof listPeringatanPublik>(address, { query: { page, limit: 10 } }))
}

export function usePeringatanSatu(id: number) {
  return useRead(question<typeof detailPeringatanPublik>(`${address}/detail`, { query: { id } }))
}
