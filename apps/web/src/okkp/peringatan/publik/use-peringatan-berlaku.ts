import type { listPeringatanPublik } from '@portal/domain/okkp/peringatan/peringatan.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

/** Those that hold, by the way of a page that is about something else. */
export function usePeringatanBerlaku(about: { nomor: string } | { limit: number }) {
  return useRead(
    question<typeof listPeringatanPublik>('/api/okkp/peringatan/publik', {
      query: { berlaku: 'ya', limit: 3, ...about },
    }),
    { quiet: true },
  ).data?.data
}
