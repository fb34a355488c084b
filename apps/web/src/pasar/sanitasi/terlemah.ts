import type { Sanitasi } from '@portal/domain/pasar/sanitasi/sanitasi.contract'

type Aspek = Pick<Sanitasi['aspek'][number], 'aspek_kode' | 'nilai'>

/** The aspect that needs work first; where all that were scored are alike, none is named. */
export function terlemah(aspek: readonly Aspek[]): Aspek | undefined {
  const [first, ...rest] = aspek.filter(({ nilai }) => nilai !== null)
  if (!first || rest.every(({ nilai }) => nilai === first.nilai)) return undefined
  return rest.reduce((low, satu) => ((satu.nilai ?? 0) < (low.nilai ?? 0) ? satu : low), first)
}
