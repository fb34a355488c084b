import { useQuery } from '@tanstack/react-query'
import { readFieldData } from '#platform/offline/field-data.ts'

/** What a field screen is worked with: from the server, and without signal as it was kept last. */
export function useFieldData<T>(name: string, load: () => Promise<T>) {
  return useQuery({
    queryKey: ['bahan', name],
    queryFn: () => readFieldData(name, load),
    networkMode: 'always',
    meta: { silent: true },
  })
}
