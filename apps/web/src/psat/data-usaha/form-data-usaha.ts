import type { DataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'

export interface Tersimpan {
  id: number
  message: string
}

export interface FormDataUsaha<Row> {
  baris: Row | undefined
  data: DataUsaha
  /** Company of the data, if staff act on its behalf. */
  perusahaan: string | undefined
  onSaved: (saved: Tersimpan) => void
  onClosed: () => void
}
