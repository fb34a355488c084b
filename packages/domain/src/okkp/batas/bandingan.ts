export type Verdict = 'MS' | 'TMS'

export interface Bandingan {
  verdict: Verdict | null
  alasan: string
}

export const tanpa = (alasan: string): Bandingan => ({ verdict: null, alasan })
