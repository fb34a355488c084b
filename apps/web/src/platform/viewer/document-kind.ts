export type DocumentKind = 'pdf' | 'gambar' | 'excel' | 'lain'

/** Returns the kind by the extension of the key, which the server derived from the content. */
export function kindOf(kunci: string): DocumentKind {
  if (/\.pdf$/i.test(kunci)) return 'pdf'
  if (/\.(png|jpe?g)$/i.test(kunci)) return 'gambar'
  return /\.xlsx?$/i.test(kunci) ? 'excel' : 'lain'
}
