import type { Reading } from '@portal/domain/platform/calendar/tanggal-ketik'

/** What somebody is typing over a value; `over` is how that value is written. */
export interface Typing {
  text: string
  over: string
  /** Why it could not be taken, once the field was left. */
  fault?: string
}

/** Once the value has come from elsewhere (Back, a kept draft, a reset), what was typed over the old one is past. */
export function typingOver(typing: Typing | undefined, written: string): Typing | undefined {
  return typing?.over === written ? typing : undefined
}

export interface Settled<T> {
  typing: Typing | undefined
  value: T | null
}

/** Leaving the field: a text that is understood becomes the value; any other stays, and there is no value. */
export function settleTyping<T>(typing: Typing, read: (text: string) => Reading<T>): Settled<T> {
  const reading = read(typing.text)
  if ('value' in reading) return { typing: undefined, value: reading.value }
  return { typing: { text: typing.text, over: '', fault: reading.fault }, value: null }
}
