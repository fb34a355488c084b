import { Checkbox, NumberInput, PasswordInput, Select, TagsInput, Textarea, TextInput } from '@mantine/core'
import { digitsOnly, isNumericKey, minLengthMessage } from '@portal/domain/platform/field-rules'
import { IconAlertCircle } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import classes from '#platform/forms/Form.module.css'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

export interface CommonField extends FieldBinding {
  help?: ReactNode
  /** Marks the label "(bila ada)"; required fields carry no mark. */
  optional?: boolean
  disabled?: boolean
  placeholder?: string
}

/** What every Mantine input takes from a field. */
export function inputProps({ id, name, label, error, help, optional, disabled, placeholder }: CommonField) {
  return {
    id,
    name,
    error: error ? <Fault>{error}</Fault> : undefined,
    description: help,
    disabled: disabled ?? false,
    ...(placeholder ? { placeholder } : {}),
    label: optional ? (
      <>
        {label} <span className={classes.optional}>(bila ada)</span>
      </>
    ) : (
      label
    ),
  }
}

export function Fault({ children }: { children: ReactNode }) {
  return (
    <span className={classes.fault}>
      <IconAlertCircle size={16} stroke={2} aria-hidden="true" />
      {children}
    </span>
  )
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

interface TextFieldProps extends CommonField {
  type?: 'text' | 'email' | 'url'
  autoComplete?: string
  maxLength?: number
}

export function TextField({ type = 'text', autoComplete, maxLength, ...field }: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      type={type}
      autoComplete={autoComplete ?? 'off'}
      {...(maxLength ? { maxLength } : {})}
      value={asText(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={field.onBlur}
    />
  )
}

export function PasswordField({
  autoComplete = 'current-password',
  ...field
}: CommonField & { autoComplete?: string }) {
  return (
    <PasswordInput
      {...inputProps(field)}
      autoComplete={autoComplete}
      value={asText(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={field.onBlur}
      visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan kata sandi', tabIndex: 0 }}
    />
  )
}

export function TextareaField({ rows = 3, ...field }: CommonField & { rows?: number }) {
  return (
    <Textarea
      {...inputProps(field)}
      autosize
      minRows={rows}
      value={asText(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={field.onBlur}
    />
  )
}

interface NumberFieldProps extends CommonField {
  decimals?: number
  min?: number
  max?: number
  suffix?: string
}

/**
 * Numbers as they are written here: dot for thousands, comma for decimals. An emptied field is null.
 * @public
 */
export function NumberField({ decimals = 0, min, max, suffix, ...field }: NumberFieldProps) {
  const value = typeof field.value === 'number' || typeof field.value === 'string' ? field.value : ''
  return (
    <NumberInput
      {...inputProps(field)}
      value={value}
      onChange={(next) => field.onChange(next === '' ? null : next)}
      onBlur={field.onBlur}
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      allowNegative={(min ?? 0) < 0}
      hideControls
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(suffix ? { suffix: ` ${suffix}` } : {})}
    />
  )
}

/** Digits alone, for telephone numbers and codes; the shortest length is checked when the field is left. */
export function PhoneField({ min = 0, ...field }: CommonField & { min?: number }) {
  const [short, setShort] = useState(false)
  const value = asText(field.value)
  const error = field.error ?? (short ? minLengthMessage(field.label, min) : undefined)
  return (
    <TextInput
      {...inputProps({ ...field, error })}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      value={value}
      onKeyDown={refuseLetters}
      onChange={(event) => {
        setShort(false)
        field.onChange(digitsOnly(event.currentTarget.value))
      }}
      onBlur={(event) => {
        setShort(value !== '' && value.length < min)
        field.onBlur(event)
      }}
    />
  )
}

/** Only keys that write something are looked at: Tab, arrows and shortcuts are not the field's business. */
function refuseLetters(event: KeyboardEvent) {
  const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (writes && !isNumericKey(event.key)) event.preventDefault()
}

export interface Option {
  value: string | number
  label: string
}

interface SelectFieldProps extends CommonField {
  options: readonly Option[]
  clearable?: boolean
}

/** A list to search in. Long lists stay quick: only the first hundred matches are drawn. */
export function SelectField({ options, clearable = false, ...field }: SelectFieldProps) {
  const value = asText(field.value)
  return (
    <Select
      {...inputProps({ placeholder: 'Pilih', ...field })}
      data={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value === '' ? null : value}
      onChange={(next) =>
        field.onChange(options.find((option) => String(option.value) === next)?.value ?? null)
      }
      onBlur={field.onBlur}
      searchable={options.length > 7}
      clearable={clearable || Boolean(field.optional)}
      clearButtonProps={{ 'aria-label': `Kosongkan ${field.label}` }}
      limit={100}
      nothingFoundMessage="Tidak ada yang cocok"
      checkIconPosition="right"
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

/** @public */
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
