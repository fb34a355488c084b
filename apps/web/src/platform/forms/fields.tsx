import { PasswordInput, TextInput } from '@mantine/core'
import { digitsOnly, minLengthMessage } from '@portal/domain/platform/forms/field-rules'
import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from '#platform/forms/Form.module.css'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { refuseLetters } from '#platform/light/fields/use-phone-input.ts'

export interface CommonField extends FieldBinding {
  help?: ReactNode
  /** Adds "(bila ada)" to the label. Required fields have no mark. */
  optional?: boolean
  disabled?: boolean
  placeholder?: string
}

type Dress = Omit<CommonField, 'value' | 'onChange' | 'onBlur' | 'waitFor' | 'hold'>

/** Returns the props that all Mantine inputs share. */
export function inputProps({ id, name, label, error, help, optional, disabled, placeholder }: Dress) {
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
      <Icon of={IconAlertCircle} size={16} />
      {children}
    </span>
  )
}

/** Converts any form value to the text of an input. */
export const asText = (value: unknown) =>
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

/** A field for digits only, such as phone numbers and codes. It checks the minimum length on blur. */
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
