import type { Reading } from '@portal/domain/platform/calendar/tanggal-ketik'

/** Text that the user types over a value. `over` is the formatted value. */
export interface Typing {
  text: string
  over: string
  /** The error message, set on blur. */
  fault?: string
}

/** Discards typed text if the value changed elsewhere (Back button, draft, reset). */
export function typingOver(typing: Typing | undefined, written: string): Typing | undefined {
  return typing?.over === written ? typing : undefined
}

export interface Settled<T> {
  typing: Typing | undefined
  value: T | null
}

/** Applies the typed text on blur. Valid text becomes the value; invalid text stays visible and the value is null. */
export function settleTyping<T>(typing: Typing, read: (text: string) => Reading<T>): Settled<T> {
  const reading = read(typing.text)
  if ('value' in reading) return { typing: undefined, value: reading.value }
  return { typing: { text: typing.text, over: '', fault: reading.fault }, value: null }
}
