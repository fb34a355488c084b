import type { Result } from '@portal/domain/platform/contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { deleteDraf, listDraf } from '@portal/domain/psat/draf/draf.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { confirm } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'

export type DrafRingkas = Result<typeof listDraf>['data'][number]

export function useDrafSaya() {
  const queryClient = useQueryClient()
  const { data: draf = [], isLoading: dimuat } = useQuery({
    queryKey: [listDraf.path],
    queryFn: async ({ signal }) => (await call(listDraf, { signal, quiet: true })).data,
  })
  const removal = useMutation({
    mutationFn: (uuid: string) => call(deleteDraf, { params: { uuid } }),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: [listDraf.path] })
      notify.success(message)
    },
  })

  async function discard({ uuid, diubah }: DrafRingkas, nama: string) {
    const agreed = await confirm({
      title: 'Buang draf ini?',
      text: `${nama}, terakhir disimpan ${formatDateTime(diubah)}. Isian dan berkasnya hilang.`,
      confirmLabel: 'Buang draf',
      tone: 'bad',
    })
    if (agreed) removal.mutate(uuid)
  }

  return { draf, dimuat, discard, dibuang: removal.isPending ? removal.variables : undefined }
}
