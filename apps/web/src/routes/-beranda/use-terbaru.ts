import type { listRegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { Result } from '@portal/domain/platform/contract'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

export type IzinTerbaru = Result<typeof listRegistrasiPublik>['data'][number]

/** Returns the latest permits. Undefined while loading. */
export function useTerbaru(): IzinTerbaru[] | undefined {
  return useRead(
    question<typeof listRegistrasiPublik>('/api/okkp/registrations/index_public', {
      query: { limit: 5, page: 1 },
    }),
    { quiet: true },
  ).data?.data
}
