import { formatNumber } from '@portal/domain/platform/format'
import type { Impor } from '@portal/domain/platform/impor/impor-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { takeBack } from '#platform/impor/take-back.ts'
import { confirm } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { listKey } from '#platform/table/use-list.ts'

/** Undoes an import. Rows that were edited since then stay, and the answer lists them. */
export function useUndoImpor({ noun, calls, lists, keptText }: ImportLook) {
  const queryClient = useQueryClient()
  const undoing = useMutation({
    mutationFn: ({ uuid }: Impor) => takeBack(calls, uuid),
    onSuccess: async ({ dihapus, tertahan_total }) => {
      if (tertahan_total === 0) popup.success(`${formatNumber(dihapus)} ${noun} telah dihapus`)
      for (const contract of [calls.list, calls.detail, ...lists]) {
        await queryClient.invalidateQueries({ queryKey: listKey(contract) })
      }
    },
  })

  async function undo(impor: Impor) {
    const agreed = await confirm({
      title: 'Batalkan impor ini?',
      text: `${formatNumber(impor.tersimpan)} ${noun} dari ${impor.nama_berkas} akan dihapus. ${keptText}`,
      confirmLabel: 'Batalkan impor',
      cancelLabel: 'Biarkan impor',
      tone: 'bad',
    })
    if (agreed) undoing.mutate(impor)
  }

  return { undo, isUndoing: undoing.isPending, hasil: undoing.data, forget: undoing.reset }
}
