import { detailUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { useQuery } from '@tanstack/react-query'
import { readPilihanRapid } from '#okkp/rapid-test/bahan-uji.ts'
import { sumberUjiLab } from '#okkp/rapid-test/rapid-test-form.ts'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'

/** What a rapid test takes over from a laboratory test. */
export function useUjiLabSumber(id: number) {
  return useQuery({
    queryKey: [...listKey(detailUjiLab), 'rapid-test', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(detailUjiLab, { query: { uji_lab_id: id }, signal, quiet: true })
      return sumberUjiLab(data, await readPilihanRapid())
    },
    meta: { silent: true },
  })
}
