import type { listPeringatanPublik } from '@portal/domain/okkp/peringatan/peringatan.contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

/** Returns valid warnings for pages about another subject. Fails silently. */
export function usePeringatanBerlaku(about: { nomor: string } | { limit: number }) {
  return useRead(
    question<typeof listPeringatanPublik>('/api/okkp/peringatan/publik', {
      query: { berlaku: 'ya', limit: 3, ...about },
    }),
    { quiet: true },
  ).data?.data
}
