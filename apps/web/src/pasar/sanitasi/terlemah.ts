import type { Sanitasi } from '@portal/domain/pasar/sanitasi/sanitasi.contract'

type Aspek = Pick<Sanitasi['aspek'][number], 'aspek_kode' | 'nilai'>

/** Returns the aspect with the lowest score, or undefined if all scores are equal. */
export function terlemah(aspek: readonly Aspek[]): Aspek | undefined {
  const [first, ...rest] = aspek.filter(({ nilai }) => nilai !== null)
  if (!first || rest.every(({ nilai }) => nilai === first.nilai)) return undefined
  return rest.reduce((low, satu) => ((satu.nilai ?? 0) < (low.nilai ?? 0) ? satu : low), first)
}
