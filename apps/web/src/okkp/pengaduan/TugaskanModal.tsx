import { tugaskanPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import type { LangkahModalProps } from '#okkp/pengaduan/TutupPengaduanModal.tsx'
import { usePetugas, useRefreshPengaduan } from '#okkp/pengaduan/use-pengaduan.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'

const schema = tugaskanPengaduan.body.pick({ petugas_id: true })

/** Assigns a report to a person of an office that covers its region. */
export function TugaskanModal({ laporan: { id, versi, petugas_id }, onClosed }: LangkahModalProps) {
  const refresh = useRefreshPengaduan()
  const petugas = usePetugas(id)
  const { close, modal } = useModal(onClosed)
  const form = useZodForm({
    schema,
    initialValues: { petugas_id },
    labels: { petugas_id: 'Petugas' },
    onSubmit: async (values) => {
      const { message } = await call(tugaskanPengaduan, { body: { ...values, id, versi } })
      close()
      popup.success(message)
      await refresh()
    },
  })
  const options = petugas.data?.map((one) => ({ value: one.id, label: `${one.nama}, ${one.kantor}` }))
  return (
    <FormModal title="Tugaskan laporan" form={form} submitLabel="Simpan penugasan" {...modal}>
      <SelectField
        {...form.field('petugas_id')}
        options={options ?? []}
        clearable
        help="Petugas itu diberi tahu. Kosongkan bila belum ada yang ditunjuk."
      />
    </FormModal>
  )
}
