import { createStore } from '#platform/state/store.ts'

export interface ConfirmRequest {
  /** A question, such as "Hapus komoditas ini?". */
  title: string
  text?: string
  /** Verb and object, never "Ya": "Hapus komoditas". */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'brand' | 'bad'
  note?: {
    label: string
    required?: boolean /** A name, not a reason: one line, sent by Enter. */
    oneLine?: boolean
  }
}

export type ConfirmAnswer = { kind: 'setuju'; note: string } | { kind: 'batal' } | { kind: 'tutup' }

export interface OpenConfirm extends ConfirmRequest {
  answer: (value: ConfirmAnswer) => void
}

export const confirmStore = createStore<OpenConfirm | undefined>(undefined)

/** Resolves to true if the user confirms. */
export async function confirm(request: ConfirmRequest): Promise<boolean> {
  return (await ask(request)).kind === 'setuju'
}

/** Resolves to the note, or to undefined if the user cancels. */
export async function confirmWithNote(request: ConfirmRequest): Promise<string | undefined> {
  const answer = await ask(request)
  return answer.kind === 'setuju' ? answer.note : undefined
}

/** Asks a question with three outcomes: confirm, the second button, and Escape. */
export function ask(request: ConfirmRequest): Promise<ConfirmAnswer> {
  confirmStore.get()?.answer({ kind: 'tutup' })
  return new Promise((resolve) => {
    const open: OpenConfirm = {
      ...request,
      answer(value) {
        // A second answer must not close the next question.
        if (confirmStore.get() === open) confirmStore.set(undefined)
        resolve(value)
      },
    }
    confirmStore.set(open)
  })
}
