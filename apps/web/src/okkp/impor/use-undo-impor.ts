import { detailImpor, type Impor, listImpor, undoImpor } from '@portal/domain/okkp/impor.contract'
import { listRegistrasi } from '@portal/domain/okkp/registrasi.contract'
import type { Result } from '@portal/domain/platform/contract'
import { formatNumber } from '@portal/domain/platform/format'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api/api-error.ts'
import { call } from '#platform/api/client.ts'
import { listKey } from '#platform/table/use-list.ts'
import { confirm } from '#platform/ui/confirm.ts'
import { popup } from '#platform/ui/popup.ts'

export type HasilUndo = Result<typeof undoImpor>['data']

/** Takes an import back. What has been changed since stays, and the answer names it. */
export function useUndoImpor() {
  const queryClient = useQueryClient()
  const undoing = useMutation({
    mutationFn: takeBack,
    onSuccess: async ({ dihapus, tertahan_total }) => {
      if (tertahan_total === 0) popup.success(`${formatNumber(dihapus)} registrasi telah dihapus`)
      for (const contract of [listImpor, detailImpor, listRegistrasi]) {
        await queryClient.invalidateQueries({ queryKey: listKey(contract) })
      }
    },
  })

  async function undo(impor: Impor) {
    const agreed = await confirm({
      title: 'Batalkan impor ini?',
      text: `${formatNumber(impor.tersimpan)} registrasi dari ${impor.nama_berkas} akan dihapus. Yang sudah diubah, diawasi, atau digantikan sesudahnya tidak ikut dihapus dan akan disebutkan.`,
      confirmLabel: 'Batalkan impor',
      cancelLabel: 'Biarkan impor',
      tone: 'bad',
    })
    if (agreed) undoing.mutate(impor)
  }

  return { undo, isUndoing: undoing.isPending, hasil: undoing.data, forget: undoing.reset }
}

/** Where every row is held back, the refusal names them; that is a result to show, too. */
async function takeBack({ uuid }: Impor): Promise<HasilUndo> {
  try {
    return (await call(undoImpor, { params: { uuid } })).data
  } catch (error) {
    const held = error instanceof ApiError ? (error.body as { data?: HasilUndo }).data : undefined
    if (held?.tertahan) return held
    throw error
  }
}
