import { type Cerita, lampau, readLangkah } from './cerita.ts'

/**
 * `lolos` moves the file from its current stage to the next one, also by the appointment of the team. `sepakat` agrees
 * on the visit that takes place on the day of the next step.
 */
export type NamaLangkah =
  | 'ajukan'
  | 'minta'
  | 'jawab'
  | 'lolos'
  | 'sepakat'
  | 'tolak'
  | 'tarik'
  | 'minta_waktu'
  | 'beri_waktu'
  | 'tolak_bukti'
  | 'ulang'

export type Naskah = Cerita<'pengajuan', NamaLangkah>

export function sppb(usaha: number, langkah: string, more: Partial<Naskah> = {}): Naskah {
  return { alur: 'pengajuan', izin: 'sppb_psat', usaha, langkah: readLangkah(langkah), ...more }
}

export function pl(usaha: number, langkah: string, more: Partial<Naskah> = {}): Naskah {
  return { ...sppb(usaha, langkah, more), izin: 'izin_edar_pl' }
}

export const oss = { oss: true } as const

/** At least two files of each licence kind for every stage up to the recommendation, in the order of the workflow. */
export const naskah: readonly Naskah[] = [
  // The first three files are due on the next working day, overdue, and new.
  sppb(0, 'ajukan 3', oss),
  sppb(15, 'ajukan 7'),
  sppb(1, 'ajukan 1', { jenis: 'perpanjangan' }),
  sppb(28, 'ajukan 3, lolos 1', oss),
  sppb(4, 'ajukan 4, lolos 2'),
  sppb(0, 'ajukan 6, minta 4'),
  sppb(33, 'ajukan 12, minta 9', oss),
  sppb(4, 'ajukan 6, lolos 5, lolos 3', oss),
  sppb(1, 'ajukan 15, lolos 14, lolos 13, minta 10, jawab 2', oss),
  sppb(0, 'ajukan 10, lolos 9, lolos 8, minta 5', { jenis: 'penambahan_ruang_lingkup' }),
  sppb(7, 'ajukan 18, lolos 17, lolos 16, minta 13, minta_waktu 5'),
  sppb(0, 'ajukan 10, lolos 9, lolos 8, lolos 4', oss),
  sppb(4, 'ajukan 24, minta 22, jawab 18, lolos 17, lolos 16, lolos 12'),
  sppb(19, 'ajukan 18, lolos 17, lolos 16, lolos 13, minta 6', oss),
  sppb(1, 'ajukan 22, lolos 21, lolos 20, lolos 17, minta 11, minta_waktu 4, beri_waktu 3'),
  sppb(3, 'ajukan 16, lolos 15, lolos 14, lolos 10, lolos 3', oss),
  sppb(0, 'ajukan 25, lolos 24, lolos 23, minta 20, jawab 15, lolos 13, lolos 6', { jenis: 'pengalihan' }),
  sppb(4, 'ajukan 24, lolos 23, lolos 22, lolos 18, lolos 12, minta 8'),
  sppb(36, 'ajukan 26, lolos 25, lolos 24, lolos 20, lolos 14, minta 5', oss),
  lampau(62, sppb(24, 'ajukan 14, tolak 11')),
  sppb(0, 'ajukan 23, lolos 22, lolos 21, lolos 17, tolak 12', oss),
  lampau(35, sppb(1, 'ajukan 15, lolos 14, lolos 13, tarik 10')),

  pl(5, 'ajukan 2', oss),
  pl(0, 'ajukan 1'),
  pl(25, 'ajukan 5'),
  pl(3, 'ajukan 2, lolos 1'),
  pl(1, 'ajukan 3, lolos 2', { ...oss, jenis: 'perpanjangan' }),
  pl(16, 'ajukan 7, minta 5', oss),
  pl(2, 'ajukan 9, minta 7'),
  pl(5, 'ajukan 6, lolos 5, lolos 4', oss),
  pl(0, 'ajukan 14, lolos 13, lolos 12, minta 9, jawab 3', { jenis: 'perubahan_data' }),
  pl(12, 'ajukan 10, lolos 9, lolos 8, minta 6'),
  pl(5, 'ajukan 13, lolos 12, lolos 11, minta 8', oss),
  pl(3, 'ajukan 10, lolos 9, lolos 8, lolos 3', oss),
  pl(1, 'ajukan 16, lolos 15, lolos 14, minta 12, jawab 8, lolos 5'),
  pl(27, 'ajukan 15, lolos 14, lolos 13, lolos 9, minta 6', oss),
  pl(0, 'ajukan 19, lolos 18, lolos 17, lolos 13, minta 10', { jenis: 'pengalihan' }),
  lampau(95, pl(2, 'ajukan 12, tolak 10', oss)),
  lampau(20, pl(4, 'ajukan 17, lolos 16, lolos 15, tolak 11')),
  lampau(76, pl(14, 'ajukan 9, lolos 8, tarik 6')),
]
