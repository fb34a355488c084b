import {
  digitsOnly,
  isNumericKey,
  minLengthMessage,
  panjangTelepon,
} from '@portal/domain/platform/forms/field-rules'
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react'

/** Blocks letters. It ignores keys that write nothing, such as Tab, arrows and shortcuts. */
export function refuseLetters(event: KeyboardEvent) {
  const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (writes && !isNumericKey(event.key)) event.preventDefault()
}

/** An uncontrolled input for digits only. It checks the minimum length on blur. */
export function usePhoneInput(label: string) {
  const [fault, setFault] = useState<string>()
  const { min, max } = panjangTelepon
  const input: InputHTMLAttributes<HTMLInputElement> = {
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel',
    maxLength: max,
    onKeyDown: refuseLetters,
    onInput: ({ currentTarget }) => {
      setFault(undefined)
      currentTarget.value = digitsOnly(currentTarget.value)
    },
    onBlur: ({ currentTarget: { value } }) =>
      setFault(value !== '' && value.length < min ? minLengthMessage(label, min) : undefined),
  }
  return { input, fault }
}
