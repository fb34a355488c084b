import type { Result } from '@portal/domain/platform/contract'
import { jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { listTarif, setTarif } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'

export type Tarif = Result<typeof listTarif>['data'][number]

export function TarifModal({ tarif, onClosed }: { tarif: Tarif; onClosed: () => void }) {
  const { close, modal } = useModal(onClosed)
  const queryClient = useQueryClient()
  const form = useZodForm({
    schema: setTarif.body,
    initialValues: tarif,
    labels: { nominal: 'Tarif (Rp)' },
    onSubmit: async (body) => {
      const { message } = await call(setTarif, { body })
      close()
      popup.success(message)
      await queryClient.invalidateQueries({ queryKey: [listTarif.path] })
    },
  })
  return (
    <FormModal
      title={`${jenisPengajuanLabels[tarif.jenisPengajuan]} ${jenisIzinLabels[tarif.auditType]}`}
      form={form}
      submitLabel="Simpan tarif"
      {...modal}
    >
      <NumberField {...form.field('nominal')} help="Isi 0 bila tidak dipungut." />
    </FormModal>
  )
}
