import { tidakDapatKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { type FormulirProps, useLangkah } from '#okkp/kasus/formulir/use-langkah.ts'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'

/** Proposes that a step cannot be done. It counts once a second account agrees. */
export function TidakDapatModal({ kasus, aksi, onClosed }: FormulirProps) {
  const { save, modal } = useLangkah(onClosed)
  const { id, versi } = kasus
  const form = useZodForm({
    schema: tidakDapatKasus.body,
    initialValues: { id, versi, langkah: aksi.langkah, alasan: '' },
    labels: { alasan: 'Alasan' },
    onSubmit: (values) => save(call(tidakDapatKasus, { body: { ...values, id, versi } })),
  })
  return (
    <FormModal title={aksi.label} form={form} submitLabel="Usulkan" {...modal}>
      <p>Usulan ini berlaku setelah disetujui orang kedua.</p>
      <TextareaField
        {...form.field('alasan')}
        rows={4}
        help="Mis. sampelnya habis, atau kiosnya sudah tutup."
      />
    </FormModal>
  )
}
