import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'

/** `lolos` is whatever takes the file onwards from its stage; `kembali` brings an attachment back to be written anew. */
export type NamaLangkah = 'submit' | 'lolos' | 'minta' | 'jawab' | 'kembali' | 'balik' | 'kirim_oss' | 'tolak'

/** What happens to one file of the secretariat, each step with the number of working days it lies back. */
export interface NaskahBerkas {
  izin: JenisIzin
  jenis?: JenisPengajuan
  /** Its company, by its place in the list. */
  usaha: number
  oss?: true
  langkah: readonly (readonly [NamaLangkah, number])[]
}

/** "submit 7, lolos 5" */
function read(text: string): [NamaLangkah, number][] {
  return text.split(', ').map((step) => {
    const [name, days] = step.split(' ')
    return [name as NamaLangkah, Number(days)]
  })
}
const sppb = (usaha: number, langkah: string, more: Partial<NaskahBerkas> = {}): NaskahBerkas => ({
  izin: 'sppb_psat',
  usaha,
  langkah: read(langkah),
  ...more,
})
const pl = (usaha: number, langkah: string, more: Partial<NaskahBerkas> = {}): NaskahBerkas => ({
  ...sppb(usaha, langkah, more),
  izin: 'izin_edar_pl',
})

const oss = { oss: true } as const
const perpanjangan = { jenis: 'perpanjangan' } as const

/** Up to the attachment, as most files go. */
const sidangSppb = 'submit 21, lolos 20, lolos 17, lolos 16, lolos 9'
const sidangPl = 'submit 13, lolos 12, lolos 9, lolos 6'

/** Every stage of track `berkas` with files of both kinds, in the order of the workflow. */
export const naskahBerkas: readonly NaskahBerkas[] = [
  // Fresh, late, and given back by its auditor.
  sppb(2, 'submit 1', oss),
  sppb(4, 'submit 4'),
  sppb(3, 'submit 5, lolos 4, balik 1'),
  sppb(5, 'submit 8, lolos 7, minta 4', oss),
  sppb(2, 'submit 18, lolos 17, lolos 14, lolos 12, minta 6'),
  sppb(3, 'submit 3, lolos 2', oss),
  sppb(4, 'submit 14, lolos 13, minta 10, jawab 4'),
  sppb(5, 'submit 8, lolos 7, lolos 3', perpanjangan),
  sppb(2, 'submit 12, lolos 11, lolos 8, lolos 5', oss),
  sppb(3, 'submit 18, lolos 17, lolos 14, lolos 12, lolos 5', oss),
  sppb(5, 'submit 22, lolos 21, lolos 18, lolos 16, lolos 4'),
  sppb(2, `${sidangSppb}, lolos 4`),
  sppb(4, `${sidangSppb}, lolos 6, lolos 5, kembali 2`, oss),
  sppb(3, `${sidangSppb}, lolos 3, lolos 1`),
  sppb(5, `${sidangSppb}, lolos 4, lolos 2, lolos 1`, oss),
  sppb(2, `${sidangSppb}, lolos 5, lolos 4, lolos 3, lolos 1`),
  sppb(4, `${sidangSppb}, lolos 6, lolos 5, lolos 4, lolos 2`, oss),
  sppb(3, `${sidangSppb}, lolos 6, lolos 5, lolos 4, lolos 3, lolos 1`),
  sppb(5, `${sidangSppb}, lolos 6, lolos 5, lolos 4, lolos 2, lolos 1`, oss),
  sppb(2, `${sidangSppb}, lolos 6, lolos 5, lolos 5, lolos 4, lolos 3, kirim_oss 1`, oss),
  sppb(4, `${sidangSppb}, lolos 7, lolos 6, lolos 6, lolos 5, lolos 4, lolos 3`),
  sppb(3, 'submit 15, lolos 14, tolak 11'),

  pl(5, 'submit 1', oss),
  pl(5, 'submit 12, lolos 11, lolos 8, minta 5', oss),
  pl(2, 'submit 3, lolos 2'),
  pl(4, 'submit 12, lolos 11, minta 9, jawab 2', oss),
  pl(5, 'submit 7, lolos 6, lolos 2', { jenis: 'perubahan_data' }),
  pl(3, 'submit 9, lolos 8, lolos 5, lolos 1', oss),
  pl(0, 'submit 14, lolos 13, lolos 10, lolos 7'),
  pl(5, `${sidangPl}, lolos 2`, oss),
  pl(2, `${sidangPl}, lolos 3`, { jenis: 'perubahan_data' }),
  pl(4, `${sidangPl}, lolos 3, lolos 1`),
  pl(3, `${sidangPl}, lolos 4, lolos 3, lolos 1`, oss),
  pl(5, `${sidangPl}, lolos 4, lolos 3, lolos 2, lolos 1`),
  pl(2, `${sidangPl}, lolos 5, lolos 4, lolos 3, lolos 2, lolos 1`),
  pl(4, `${sidangPl}, lolos 5, lolos 4, lolos 3, lolos 2, lolos 1`, oss),
  pl(0, `${sidangPl}, lolos 5, lolos 4, lolos 4, lolos 3, lolos 2, lolos 1`),
  pl(3, 'submit 11, lolos 10, lolos 7, tolak 4', oss),
]
