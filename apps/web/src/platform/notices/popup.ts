import { createStore } from '#platform/state/store.ts'

/** Texts of the specification (section 8). */
export const successText = {
  ditambahkan: 'Data telah ditambahkan',
  diubah: 'Data telah diubah',
  dihapus: 'Data telah dihapus',
  disimpan: 'Data telah disimpan',
  diproses: 'Data telah diproses',
  ditolak: 'Data telah ditolak',
  reviewAuditor: 'Data review Auditor telah disimpan',
  reviewLeadAuditor: 'Data review Lead Auditor telah disimpan',
  feedback: 'Terima kasih atas feedback Anda',
} as const

export type Popup =
  | { kind: 'berhasil'; text: string; about?: string }
  | { kind: 'gagal'; text: string; reload: boolean }
  | undefined

export const popupStore = createStore<Popup>(undefined)

export const popup = {
  /** Shows "Berhasil" for two seconds. `about` names the record below the text. */
  success(text: string = successText.ditambahkan, about?: string) {
    popupStore.set({ kind: 'berhasil', text, ...(about ? { about } : {}) })
  },
  /** Shows "Gagal" with an OK button. With `reload` the page reloads after OK. */
  failure(text = 'Terjadi kesalahan', { reload = false } = {}) {
    popupStore.set({ kind: 'gagal', text, reload })
  },
}
