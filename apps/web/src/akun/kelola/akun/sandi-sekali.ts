import { createStore } from '#platform/state/store.ts'

export interface SandiSekali {
  /** What happened: "Akun dibuat", "Kata sandi diatur ulang". */
  title: string
  nama: string
  username: string
  sandi: string
  close: () => void
}

export const sandiSekaliStore = createStore<SandiSekali | undefined>(undefined)

/** Shows a one-time password and resolves once it has been put away. It is kept nowhere else. */
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
