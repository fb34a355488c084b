import { laboratoriumKasus, mintaUjiKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { useQuery } from '@tanstack/react-query'
import { type FormulirProps, useLangkah } from '#okkp/kasus/formulir/use-langkah.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { listKey } from '#platform/table/use-list.ts'

function useLaboratorium() {
  const { data = [] } = useQuery({
    queryKey: listKey(laboratoriumKasus),
    queryFn: async ({ signal }) => (await call(laboratoriumKasus, { signal, quiet: true })).data,
  })
  return data.map(({ provinsi_id, nama }) => ({ value: provinsi_id, label: nama }))
}

export function MintaUjiModal({ kasus, onClosed }: FormulirProps) {
  const { save, modal } = useLangkah(onClosed)
  const { id, versi } = kasus
  const form = useZodForm({
    schema: mintaUjiKasus.body,
    initialValues: { id, versi, laboratorium_provinsi_id: null, laboratorium: null, catatan: null },
    labels: {
      laboratorium_provinsi_id: 'Laboratorium di portal',
      laboratorium: 'Laboratorium lain',
      catatan: 'Catatan untuk laboratorium',
    },
    onSubmit: (values) => save(call(mintaUjiKasus, { body: { ...values, id, versi } })),
  })
  const elsewhere = form.form.values.laboratorium_provinsi_id === null
  return (
    <FormModal title="Minta uji ke laboratorium" form={form} submitLabel="Kirim permintaan" {...modal}>
      <SelectField
        {...form.field('laboratorium_provinsi_id')}
        options={useLaboratorium()}
        optional
        help="Petugasnya diberi tahu dan menjawab di portal."
      />
      {elsewhere && (
        <TextField
          {...form.field('laboratorium')}
          maxLength={200}
          help="Laboratorium tanpa akun: kirim permintaannya sendiri, lalu catat hasilnya bila sudah ada."
        />
      )}
      <TextareaField {...form.field('catatan')} optional rows={3} />
    </FormModal>
  )
}
