import { useDisclosure } from '@mantine/hooks'
import type {
  MasterDefinition,
  MasterField,
  MasterRow,
  MasterValues,
} from '#okkp/master/master-definition.ts'
import { useRefreshMaster } from '#okkp/master/use-master.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { type FieldBinding, useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/ui/popup.ts'

interface MasterModalProps {
  definition: MasterDefinition
  /** The row to change; undefined for a new one. */
  row: MasterRow | undefined
  onClosed: () => void
}

export function MasterModal({ definition, row, onClosed }: MasterModalProps) {
  const refresh = useRefreshMaster(definition)
  const [opened, { close }] = useDisclosure(true)
  const fields = definition.fields.filter((field) => !(row && field.addOnly))
  const form = useZodForm({
    schema: row ? definition.schema.update : definition.schema.add,
    initialValues: valuesOf(fields, row),
    labels: Object.fromEntries(fields.map(({ key, label }) => [key, label])),
    onSubmit: async (values) => {
      const { message } = row ? await definition.update(row.id, values) : await definition.add(values)
      close()
      popup.success(message)
      await refresh()
    },
  })

  return (
    <FormModal
      title={row ? `Ubah ${row.nama}` : `Tambah ${definition.noun}`}
      form={form}
      submitLabel={`Simpan ${definition.noun}`}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
    >
      {fields.map((field) => (
        <Field key={field.key} field={field} binding={form.field(field.key)} />
      ))}
    </FormModal>
  )
}

function valuesOf(fields: readonly MasterField[], row: MasterRow | undefined): MasterValues {
  return Object.fromEntries(
    fields.map(({ key, kind, initial }) => [key, row?.[key] ?? initial ?? (kind === 'teks' ? '' : null)]),
  )
}

function Field({ field, binding }: { field: MasterField; binding: FieldBinding }) {
  const props = {
    ...binding,
    optional: field.optional ?? false,
    ...(field.help ? { help: field.help } : {}),
  }
  if (field.kind === 'angka') return <NumberField {...props} suffix={field.suffix} />
  if (field.kind === 'pilihan') return <SelectField {...props} options={field.options} />
  return <TextField {...props} />
}
