import { createStore } from '#platform/state/store.ts'

export interface ConfirmRequest {
  /** A question: "Hapus komoditas ini?" */
  title: string
  text?: string
  /** Verb and object, never Ya: "Hapus komoditas". */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'brand' | 'bad'
  /** Ask for words (a reason); the answer then carries them. */
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

/** Resolves true once the user has agreed. */
export async function confirm(request: ConfirmRequest): Promise<boolean> {
  return (await ask(request)).kind === 'setuju'
}

/** Resolves with the note, or undefined when the user stepped back. */
export async function confirmWithNote(request: ConfirmRequest): Promise<string | undefined> {
  const answer = await ask(request)
  return answer.kind === 'setuju' ? answer.note : undefined
}

/** For questions where the second button is a choice of its own and Esc a third one. */
export function ask(request: ConfirmRequest): Promise<ConfirmAnswer> {
  confirmStore.get()?.answer({ kind: 'tutup' })
  return new Promise((resolve) => {
    const open: OpenConfirm = {
      ...request,
      answer(value) {
        // Answered twice, it must not take away the question that came after it.
        if (confirmStore.get() === open) confirmStore.set(undefined)
        resolve(value)
      },
    }
    confirmStore.set(open)
  })
}
