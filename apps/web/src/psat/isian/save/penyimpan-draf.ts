import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { Saver, SaverRules } from '#platform/forms/saver/saver.ts'

export type Jawaban = Record<string, { jawaban: string; berkas?: string | null | undefined }>

export interface IsiDraf {
  isian: IsianPengajuan
  jawaban: Jawaban
  langkah: string | null
}

/** A draft is saved as a whole. On a conflict the user chooses one of the two versions. */
export const aturanDraf: SaverRules<IsiDraf, IsiDraf> = {
  apply: (_server, isi) => isi,
  rest: (isi, terkirim) => (isi === terkirim ? undefined : isi),
  conflict: 'ask',
}

export type Penyimpan = Saver<IsiDraf, IsiDraf>
