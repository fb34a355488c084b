import type { Result } from '@portal/domain/platform/contract'
import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { listHariKerja, setHariKerja } from '@portal/domain/psat/master/hari.contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'

export type HariKerja = Result<typeof listHariKerja>['data'][number]

export function TenggatModal({ row, onClosed }: { row: HariKerja; onClosed: () => void }) {
  const { close, modal } = useModal(onClosed)
  const queryClient = useQueryClient()
  const { anggaran, sppb_psat, izin_edar_pl } = row
  const form = useZodForm({
    schema: setHariKerja.body,
    initialValues: { anggaran, sppb_psat, izin_edar_pl },
    labels: jenisIzinLabels,
    onSubmit: async (body) => {
      const { message } = await call(setHariKerja, { body })
      close()
      popup.success(message)
      await queryClient.invalidateQueries({ queryKey: [listHariKerja.path] })
    },
  })
  return (
    <FormModal title={row.label} form={form} submitLabel="Simpan tenggat" {...modal}>
      <NumberField {...form.field('sppb_psat')} max={365} suffix="hari kerja" />
      <NumberField {...form.field('izin_edar_pl')} max={365} suffix="hari kerja" />
    </FormModal>
  )
}
