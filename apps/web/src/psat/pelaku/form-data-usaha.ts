import type { DataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'

export interface Tersimpan {
  id: number
  message: string
}

/** What every form of the library needs. */
export interface FormDataUsaha<Row> {
  /** The row to change; undefined for a new one. */
  baris: Row | undefined
  data: DataUsaha
  /** Whose library, where staff act on behalf. */
  perusahaan: string | undefined
  onSaved: (saved: Tersimpan) => void
  onClosed: () => void
}
