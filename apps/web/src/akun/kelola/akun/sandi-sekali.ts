import { createStore } from '#platform/state/store.ts'

export interface SandiSekali {
  /** Title of the dialog, e.g. "Akun dibuat" or "Kata sandi diatur ulang". */
  title: string
  nama: string
  username: string
  sandi: string
  close: () => void
}

export const sandiSekaliStore = createStore<SandiSekali | undefined>(undefined)

/** Shows a one-time password and resolves when the person closes the dialog. The browser stores it nowhere else. */
export function showSandiSekali(shown: Omit<SandiSekali, 'close'>): Promise<void> {
  return new Promise((resolve) => {
    sandiSekaliStore.set({
      ...shown,
      close() {
        sandiSekaliStore.set(undefined)
        resolve()
      },
    })
  })
}
