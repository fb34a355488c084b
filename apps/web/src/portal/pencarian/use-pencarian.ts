import { useDebouncedValue } from '@mantine/hooks'
import { leastLetters } from '@portal/domain/platform/list/kata-saran'
import { searchPetugas } from '@portal/domain/platform/pencarian/pencarian.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'

const pauseBeforeAsking = 200

/** Searches records with debounce, and returns whether the results match the current input. */
export function usePencarian(kata: string) {
  const words = kata.trim()
  const [settled] = useDebouncedValue(words, pauseBeforeAsking)
  const asked = settled.length >= leastLetters
  const { data, isFetching, isError } = useQuery({
    queryKey: [searchPetugas.path, settled],
    queryFn: async ({ signal }) =>
      (await call(searchPetugas, { query: { kata: settled }, signal, quiet: true })).data,
    enabled: asked,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  const wanted = words.length >= leastLetters
  return {
    records: wanted ? data : undefined,
    mencari: wanted && (isFetching || settled !== words),
    gagal: wanted && isError,
  }
}
