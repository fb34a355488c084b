import { type Cerita, lampau, readLangkah } from '../pengajuan/cerita.ts'

/**
 * `lolos` moves the file from its current stage to the next one. `kembali` returns the technical attachment for a
 * rewrite. With `balik` the auditor gives the file back.
 */
export type NamaLangkah = 'submit' | 'lolos' | 'minta' | 'jawab' | 'kembali' | 'balik' | 'kirim_oss' | 'tolak'

export type NaskahSekretariat = Cerita<'berkas', NamaLangkah>

const sppb = (usaha: number, langkah: string, more: Partial<NaskahSekretariat> = {}): NaskahSekretariat => ({
  alur: 'berkas',
  izin: 'sppb_psat',
  usaha,
  langkah: readLangkah(langkah),
  ...more,
})
const pl = (usaha: number, langkah: string, more: Partial<NaskahSekretariat> = {}): NaskahSekretariat => ({
  ...sppb(usaha, langkah, more),
  izin: 'izin_edar_pl',
})

const oss = { oss: true } as const
const perpanjangan = { jenis: 'perpanjangan' } as const

/** Usual steps up to the committee session, the stage before the technical attachment. */
const sidangSppb = 'submit 21, lolos 20, lolos 17, lolos 16, lolos 9'
const sidangPl = 'submit 13, lolos 12, lolos 9, lolos 6'

/** At least two files of each licence kind for every stage of track `berkas`, in the order of the workflow. */
export const naskahSekretariat: readonly NaskahSekretariat[] = [
  // The first three files are new, overdue, and given back by the auditor.
  sppb(2, 'submit 1', oss),
  sppb(4, 'submit 4'),
  sppb(27, 'submit 5, lolos 4, balik 1'),
  sppb(10, 'submit 8, lolos 7, minta 4', oss),
  sppb(2, 'submit 18, lolos 17, lolos 14, lolos 12, minta 6'),
  sppb(15, 'submit 3, lolos 2', oss),
  sppb(4, 'submit 14, lolos 13, minta 10, jawab 4'),
  sppb(5, 'submit 8, lolos 7, lolos 3', perpanjangan),
  sppb(18, 'submit 9, lolos 8, lolos 4'),
  sppb(30, 'submit 12, lolos 11, lolos 8, lolos 5', oss),
  sppb(7, 'submit 15, lolos 14, lolos 10, lolos 6'),
  sppb(3, 'submit 18, lolos 17, lolos 14, lolos 12, lolos 5', oss),
  sppb(22, 'submit 22, lolos 21, lolos 18, lolos 16, lolos 4'),
  sppb(2, `${sidangSppb}, lolos 4`),
  sppb(17, `${sidangSppb}, lolos 6, lolos 5, kembali 2`, oss),
  sppb(3, `${sidangSppb}, lolos 3, lolos 1`),
  sppb(12, `${sidangSppb}, lolos 4, lolos 2`),
  sppb(5, `${sidangSppb}, lolos 4, lolos 2, lolos 1`, oss),
  sppb(25, `${sidangSppb}, lolos 5, lolos 3, lolos 2`),
  sppb(35, `${sidangSppb}, lolos 5, lolos 4, lolos 3, lolos 1`),
  sppb(4, `${sidangSppb}, lolos 6, lolos 5, lolos 4, lolos 2`, oss),
  sppb(3, `${sidangSppb}, lolos 6, lolos 5, lolos 4, lolos 3, lolos 1`),
  sppb(11, `${sidangSppb}, lolos 6, lolos 5, lolos 4, lolos 2, lolos 1`, oss),
  sppb(2, `${sidangSppb}, lolos 6, lolos 5, lolos 5, lolos 4, lolos 3, kirim_oss 1`, oss),
  lampau(25, sppb(20, `${sidangSppb}, lolos 7, lolos 6, lolos 6, lolos 5, lolos 4, lolos 3`)),
  sppb(3, 'submit 15, lolos 14, tolak 11'),

  pl(5, 'submit 1', oss),
  pl(17, 'submit 2'),
  pl(5, 'submit 12, lolos 11, lolos 8, minta 5', oss),
  pl(27, 'submit 9, lolos 8, minta 6'),
  pl(2, 'submit 3, lolos 2'),
  pl(10, 'submit 12, lolos 11, minta 9, jawab 2', oss),
  pl(5, 'submit 7, lolos 6, lolos 2', { jenis: 'perubahan_data' }),
  pl(14, 'submit 8, lolos 7, lolos 3'),
  pl(3, 'submit 9, lolos 8, lolos 5, lolos 1', oss),
  pl(0, 'submit 14, lolos 13, lolos 10, lolos 7'),
  pl(16, `${sidangPl}, lolos 2`, oss),
  pl(2, `${sidangPl}, lolos 3`, { jenis: 'perubahan_data' }),
  pl(4, `${sidangPl}, lolos 3, lolos 1`),
  pl(20, `${sidangPl}, lolos 4, lolos 2`),
  pl(3, `${sidangPl}, lolos 4, lolos 3, lolos 1`, oss),
  pl(23, `${sidangPl}, lolos 4, lolos 3, lolos 2`),
  pl(5, `${sidangPl}, lolos 4, lolos 3, lolos 2, lolos 1`),
  pl(8, `${sidangPl}, lolos 5, lolos 4, lolos 3, lolos 2`),
  pl(2, `${sidangPl}, lolos 5, lolos 4, lolos 3, lolos 2, lolos 1`),
  pl(12, `${sidangPl}, lolos 5, lolos 4, lolos 3, lolos 2, lolos 1`, oss),
  pl(0, `${sidangPl}, lolos 5, lolos 4, lolos 4, lolos 3, lolos 2, lolos 1`),
  lampau(50, pl(3, 'submit 11, lolos 10, lolos 7, tolak 4', oss)),
  lampau(80, pl(16, 'submit 9, lolos 8, tolak 5')),
]
