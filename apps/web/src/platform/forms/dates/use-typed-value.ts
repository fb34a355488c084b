import type { Reading } from '@portal/domain/platform/calendar/tanggal-ketik'
import { useLayoutEffect, useState } from 'react'
import { settleTyping, type Typing, typingOver } from '#platform/forms/dates/typed-value.ts'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

interface TypedValueOptions<T> {
  value: T | null
  write: (value: T) => string
  read: (text: string) => Reading<T>
  onChange: (value: T | null) => void
  field?: Pick<FieldBinding, 'id' | 'hold'>
}

/** Binds a value to a text input. The value changes only on blur or Enter, not while typing. */
export function useTypedValue<T>({ value, write, read, onChange, field }: TypedValueOptions<T>) {
  const [typed, setTyped] = useState<Typing>()
  const spell = (one: T | null) => (one === null ? '' : write(one))
  const written = spell(value)
  const typing = typingOver(typed, written)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that has gone holds nothing up
  useLayoutEffect(() => {
    return () => field?.hold?.(field.id, undefined)
  }, [field?.id])

  function put(next: Typing | undefined, chosen: T | null) {
    setTyped(next)
    field?.hold?.(field.id, next?.fault, () => setTyped(undefined))
    if (spell(chosen) !== written) onChange(chosen)
  }

  return {
    text: typing?.text ?? written,
    fault: typing?.fault,
    type: (text: string) => setTyped({ text, over: written }),
    /** Returns false if the text is invalid. */
    settle(): boolean {
      if (!typing) return true
      const settled = settleTyping(typing, read)
      put(settled.typing, settled.value)
      return settled.typing === undefined
    },
    pick: (chosen: T | null) => put(undefined, chosen),
  }
}
