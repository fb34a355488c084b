import { CheckboxField, MultiSelectField, SelectField } from '#platform/forms/choice-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import type {
  MasterDefinition,
  MasterRow,
  MasterValues,
  ShownField,
} from '#platform/master/master-definition.ts'
import { RecordModal } from '#platform/record/RecordModal.tsx'

interface MasterModalProps {
  definition: MasterDefinition
  row: MasterRow | undefined
  onClosed: () => void
}

export function MasterModal({ definition, row, onClosed }: MasterModalProps) {
  const fields = definition.fields.filter((field) => !(row && field.addOnly) && !(row?.tetap && field.byRule))
  return (
    <RecordModal
      calls={definition.calls}
      noun={definition.noun}
      row={row}
      nameOf={({ nama }) => nama}
      schema={row ? definition.schema.update : definition.schema.add}
      initialValues={valuesOf(fields, row)}
      labels={Object.fromEntries(fields.map(({ key, label }) => [key, label]))}
      onClosed={onClosed}
    >
      {(bind) => fields.map((field) => <Field key={field.key} field={field} binding={bind(field.key)} />)}
    </RecordModal>
  )
}

const blanks = { teks: '', paragraf: '', angka: null, pilihan: null, banyak: [], 'ya-tidak': false } as const

function valuesOf(fields: readonly ShownField[], row: MasterRow | undefined): MasterValues {
  return Object.fromEntries(
    fields.map(({ key, input, initial }) => [key, row?.[key] ?? initial ?? blanks[input?.kind ?? 'teks']]),
  )
}

function Field({ field: { input, optional, help }, binding }: { field: ShownField; binding: FieldBinding }) {
  const props = { ...binding, optional: optional ?? false, ...(help ? { help } : {}) }
  switch (input?.kind) {
    case 'paragraf':
      return <TextareaField {...props} rows={5} />
    case 'angka':
      return <NumberField {...props} suffix={input.suffix} />
    case 'pilihan':
      return <SelectField {...props} options={optionsOf(input.options)} />
    case 'banyak':
      return <MultiSelectField {...props} options={optionsOf(input.options)} />
    case 'ya-tidak':
      return <CheckboxField {...props} />
    default:
      return <TextField {...props} />
  }
}

function optionsOf(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label }))
}
