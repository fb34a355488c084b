import { closeKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { closingOf } from '@portal/domain/okkp/kasus/kasus.faults'
import { luaranKasus, luaranLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { type FormulirProps, useLangkah } from '#okkp/kasus/formulir/use-langkah.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'

/** Asks for the outcome. Offers only outcomes that the records support, and a reason for a second account. */
export function TutupModal({ kasus, onClosed }: FormulirProps) {
  const { save, modal } = useLangkah(onClosed)
  const { id, versi, luaran_diusulkan, dipastikan } = kasus
  const keadaan = { luaran: luaran_diusulkan, dipastikan }
  const enough = 'x'.repeat(100)
  const open = luaranKasus.filter((luaran) => !closingOf(keadaan, { luaran, catatan: enough }).fault)
  const schema = closeKasus.body.superRefine(({ luaran, catatan }, context) => {
    const { fault } = closingOf(keadaan, { luaran, catatan })
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message })
  })
  const form = useZodForm({
    schema,
    initialValues: { id, versi, luaran: luaran_diusulkan ?? 'alasan', catatan: null },
    labels: { luaran: 'Hasil kasus', catatan: 'Catatan' },
    onSubmit: (values) => save(call(closeKasus, { body: { ...values, id, versi } })),
  })
  const { luaran } = form.form.values
  const reasoned = luaran === 'alasan'
  const second = reasoned && closingOf(keadaan, { luaran: 'alasan', catatan: enough }).second
  return (
    <FormModal
      title="Tutup kasus"
      form={form}
      submitLabel={second ? 'Usulkan penutupan' : 'Tutup kasus'}
      {...modal}
    >
      <SelectField
        {...form.field('luaran')}
        options={open.map((value) => ({ value, label: luaranLabels[value] }))}
        help={
          luaran_diusulkan === null
            ? 'Hasil lain tersedia setelah semua langkah yang diperlukan selesai.'
            : 'Menurut yang sudah tercatat.'
        }
      />
      <TextareaField
        {...form.field('catatan')}
        optional={!reasoned}
        rows={3}
        {...(second ? { help: 'Alasan ini diperiksa orang kedua sebelum kasusnya tertutup.' } : {})}
      />
    </FormModal>
  )
}
