import {
  closeTindakLanjut,
  type TindakLanjut,
  tutupForm,
} from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import {
  faultOfClosing,
  luaranDiusulkan,
  luaranLabels,
  luaranTindakLanjut,
} from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { useRefreshTindakLanjut } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useModal } from '#platform/ui/use-modal.ts'

interface TutupModalProps {
  rantai: TindakLanjut
  onClosed: () => void
}

/** Asks for the outcome. Offers only outcomes that the records support. */
export function TutupModal({ rantai, onClosed }: TutupModalProps) {
  const refresh = useRefreshTindakLanjut()
  const { close, modal } = useModal(onClosed)
  const enough = 'x'.repeat(100)
  const open = luaranTindakLanjut.filter((luaran) => !faultOfClosing(rantai, { luaran, catatan: enough }))
  const form = useZodForm({
    schema: tutupForm,
    initialValues: { luaran: luaranDiusulkan(rantai) ?? null, catatan: null },
    labels: { luaran: 'Hasil tindak lanjut', catatan: 'Catatan' },
    onSubmit: async (values) => {
      const body = { ...values, id: rantai.id, versi: rantai.versi }
      const { message } = await call(closeTindakLanjut, { body })
      close()
      popup.success(message)
      await refresh()
    },
  })
  const reasoned = form.form.values.luaran === 'alasan' || rantai.registrasi_id === null
  return (
    <FormModal title="Tutup tindak lanjut" form={form} submitLabel="Tutup tindak lanjut" {...modal}>
      <SelectField
        {...form.field('luaran')}
        options={open.map((value) => ({ value, label: luaranLabels[value] }))}
        help={
          open.length === 1
            ? 'Hasil lain tersedia setelah uji konfirmasi, dan pengawasan bila hasilnya TMS, tercatat.'
            : undefined
        }
      />
      <TextareaField {...form.field('catatan')} optional={!reasoned} />
    </FormModal>
  )
}
