import { Checkbox, MultiSelect, Select, TagsInput } from '@mantine/core'
import { clearButton } from '#platform/forms/clear-button.ts'
import { asText, type CommonField, inputProps } from '#platform/forms/fields.tsx'
import { useChoicesOnFocus } from '#platform/forms/use-choices-on-focus.ts'

export interface Option {
  value: string | number
  label: string
}

interface SelectFieldProps extends CommonField {
  options: readonly Option[]
  clearable?: boolean
}

/** A searchable select. It renders at most 100 matches, so long lists stay fast. */
export function SelectField({ options, clearable = false, ...field }: SelectFieldProps) {
  const value = asText(field.value)
  const { keepMounted, onFocus } = useChoicesOnFocus()
  return (
    <Select
      {...inputProps({ placeholder: 'Pilih', ...field })}
      data={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value === '' ? null : value}
      onChange={(next) =>
        field.onChange(options.find((option) => String(option.value) === next)?.value ?? null)
      }
      onBlur={field.onBlur}
      onFocus={onFocus}
      comboboxProps={{ keepMounted }}
      searchable={options.length > 7}
      // A dialog focuses its first field. The list must not open at that moment and cover the other fields.
      openOnFocus={false}
      clearable={clearable || Boolean(field.optional)}
      clearButtonProps={clearButton(field.label)}
      limit={100}
      nothingFoundMessage="Tidak ada yang cocok"
      checkIconPosition="right"
    />
  )
}

export function MultiSelectField({ options, ...field }: CommonField & { options: readonly Option[] }) {
  const chosen = Array.isArray(field.value) ? field.value.map(String) : []
  const { keepMounted, onFocus } = useChoicesOnFocus()
  return (
    <MultiSelect
      {...inputProps({ ...field, placeholder: chosen.length === 0 ? 'Pilih satu atau lebih' : '' })}
      data={options.map(({ value, label }) => ({ value: String(value), label }))}
      value={chosen}
      onChange={(next) =>
        field.onChange(options.filter(({ value }) => next.includes(String(value))).map(({ value }) => value))
      }
      onBlur={field.onBlur}
      onFocus={onFocus}
      comboboxProps={{ keepMounted }}
      searchable
      hidePickedOptions
      nothingFoundMessage="Tidak ada yang cocok"
    />
  )
}

export function TagsField(field: CommonField) {
  return (
    <TagsInput
      {...inputProps(field)}
      value={Array.isArray(field.value) ? field.value.map(String) : []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      acceptValueOnBlur
    />
  )
}

export function CheckboxField(field: CommonField) {
  const { id, name, label, description, error, disabled } = inputProps(field)
  return (
    <Checkbox
      {...{ id, name, label, description, error, disabled }}
      checked={field.value === true}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      onBlur={field.onBlur}
    />
  )
}
