import type { batasOfKomoditas } from '@portal/domain/okkp/batas/batas.contract'
import type { komoditasCalls } from '@portal/domain/okkp/komoditas/komoditas.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

export function useKomoditasDicari(search: string) {
  return useRead(
    question<(typeof komoditasCalls)['list']>('/api/okkp/static/komoditas', {
      query: { search, limit: 24, page: 1 },
    }),
  )
}

export function useBatasOf(komoditas_id: number, search: string | undefined) {
  return useRead(
    question<typeof batasOfKomoditas>('/api/okkp/batas/publik', { query: { komoditas_id, search } }),
  )
}
