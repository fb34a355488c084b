import type { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import type { SdmSearch } from '#okkp/publik/sdm/sdm-search.ts'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

const pageSize = 30

/** `filter_by=provinsi` makes the server return the public list, also to signed-in staff. */
export function useSdmPublik({ page = 1, search, provinsi_id, kategori }: SdmSearch) {
  const query = { page, limit: pageSize, filter_by: 'provinsi', search, provinsi_id, kategori }
  return useRead(question<(typeof sdmCalls)['list']>('/api/okkp/sdm', { query }))
}
