import type { CallQuery, Contract, Result } from '@portal/domain/platform/contract'
import {
  documentDeadlineCount,
  documentPerProcess,
  type PeranBeban,
  progressServices,
  serviceTimes,
  totalDocumentProcess,
  workloadUser,
} from '@portal/domain/psat/dasbor/dasbor.contract'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { callAny } from '#platform/api/client.ts'
import { useOnNews } from '#platform/notices/news.ts'
import { type SaringanDasbor, wilayahQuery } from '#psat/dasbor/petugas/saringan-dasbor.ts'

/** Loads one dashboard figure and reloads it on news about files. */
export function useAngka<C extends Contract>(contract: C, query: CallQuery<C>): UseQueryResult<Result<C>> {
  const result = useQuery({
    queryKey: [contract.path, query],
    queryFn: ({ signal }) => callAny<Result<C>>(contract, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  useOnNews(() => void result.refetch())
  return result as UseQueryResult<Result<C>>
}

export function useDasbor(saringan: SaringanDasbor, peran: PeranBeban | undefined) {
  const wilayah = wilayahQuery(saringan)
  const { mulai: startDate, sampai: endDate } = saringan
  return {
    keluaran: useAngka(totalDocumentProcess, { ...wilayah, startDate, endDate }),
    tenggat: useAngka(documentDeadlineCount, wilayah),
    tahap: useAngka(documentPerProcess, wilayah),
    kemajuan: useAngka(progressServices, { ...wilayah, startDate, endDate }),
    beban: useAngka(workloadUser, { ...wilayah, role: peran }),
    layanan: useAngka(serviceTimes, {
      ...wilayah,
      completeTimeStart: startDate,
      completeTimeEnd: endDate,
    }),
  }
}
export type Dasbor = ReturnType<typeof useDasbor>

export const kosong = {
  title: 'Belum ada angka',
  text: 'Pilih periode, wilayah, atau asal berkas yang lain.',
}

/** Props of a chart card for the error, loading and empty states. */
export const dari = ({ error, isPlaceholderData, refetch }: UseQueryResult<unknown>) => ({
  error,
  isRefreshing: isPlaceholderData,
  onRetry: () => void refetch(),
  empty: kosong,
})
