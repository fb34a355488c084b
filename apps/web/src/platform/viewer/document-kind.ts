export type DocumentKind = 'pdf' | 'gambar' | 'excel' | 'lain'

/** By the end of its key, which the server took from the content. */
export function kindOf(kunci: string): DocumentKind {
  if (/\.pdf$/i.test(kunci)) return 'pdf'
  if (/\.(png|jpe?g)$/i.test(kunci)) return 'gambar'
  return /\.xlsx?$/i.test(kunci) ? 'excel' : 'lain'
}
