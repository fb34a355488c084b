import type { Result } from '@portal/domain/platform/contract'
import { formatNumber } from '@portal/domain/platform/format'
import type { Impor, ImporCalls } from '@portal/domain/platform/impor/impor-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { confirm } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { listKey } from '#platform/table/use-list.ts'
import { ApiError } from '#platform/wire/api-error.ts'

export type HasilUndo = Result<ImporCalls['undo']>['data']

/** Takes an import back. What has been changed since stays, and the answer names it. */
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

/** Where every row is held back, the refusal names them; that is a result to show, too. */
async function takeBack({ undo }: ImporCalls, uuid: string): Promise<HasilUndo> {
  try {
    return (await call(undo, { params: { uuid } })).data
  } catch (error) {
    const held = error instanceof ApiError ? (error.body as { data?: HasilUndo }).data : undefined
    if (held?.tertahan) return held
    throw error
  }
}
