import { useQuery } from '@tanstack/react-query'
import { readFieldData } from '#platform/offline/field-data.ts'

/** Reads the data of a field screen from the server, or the last copy if offline. */
export function useFieldData<T>(name: string, load: () => Promise<T>) {
  return useQuery({
    queryKey: ['bahan', name],
    queryFn: () => readFieldData(name, load),
    networkMode: 'always',
    meta: { silent: true },
  })
}
