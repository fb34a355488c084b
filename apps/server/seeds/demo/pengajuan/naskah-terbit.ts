import { lampau } from './cerita.ts'
import { type Naskah, oss, pl, sppb } from './naskah.ts'

const [perpanjangan, pengalihan] = [{ jenis: 'perpanjangan' }, { jenis: 'pengalihan' }] as const

/** Files from the committee to the certificate. Only a new SPPB has a fee, so only these files wait for a payment. */
export const naskahTerbit: readonly Naskah[] = [
  sppb(23, 'ajukan 19, lolos 18, lolos 17, lolos 13, lolos 7, lolos 1', oss),
  sppb(13, 'ajukan 22, lolos 21, lolos 20, lolos 16, lolos 10, lolos 3', perpanjangan),
  sppb(0, 'ajukan 24, lolos 23, lolos 22, lolos 18, lolos 12, lolos 7, lolos 5', oss),
  sppb(4, 'ajukan 26, lolos 25, lolos 24, lolos 20, lolos 14, lolos 10, lolos 9, lolos 6, tolak_bukti 5'),
  sppb(1, 'ajukan 25, lolos 24, lolos 23, lolos 19, lolos 13, lolos 8, lolos 7, lolos 1', oss),
  sppb(32, 'ajukan 26, lolos 25, lolos 24, lolos 20, lolos 14, lolos 9, lolos 8, lolos 2'),
  sppb(9, 'ajukan 27, lolos 26, lolos 25, lolos 21, lolos 15, lolos 9, lolos 8, lolos 3, lolos 1', oss),
  sppb(4, 'ajukan 26, lolos 25, lolos 24, lolos 20, lolos 13, lolos 4, lolos 2, lolos 1', perpanjangan),
  sppb(
    0,
    'ajukan 29, lolos 28, lolos 27, lolos 23, lolos 17, lolos 12, lolos 11, lolos 9, lolos 8, lolos 7, lolos 7',
    oss,
  ),
  lampau(
    44,
    sppb(
      1,
      'ajukan 28, lolos 27, lolos 26, lolos 22, lolos 16, lolos 11, lolos 10, lolos 10, lolos 9, ulang 4',
      perpanjangan,
    ),
  ),
  lampau(
    104,
    sppb(
      2,
      'ajukan 25, lolos 24, lolos 23, lolos 20, lolos 14, lolos 9, lolos 8, lolos 8, lolos 7',
      pengalihan,
    ),
  ),
  lampau(30, sppb(4, 'ajukan 24, lolos 23, lolos 22, lolos 18, lolos 12, tolak 9', oss)),

  pl(5, 'ajukan 12, lolos 11, lolos 10, lolos 5, lolos 1', oss),
  pl(3, 'ajukan 13, lolos 12, lolos 11, lolos 6, lolos 2', perpanjangan),
  pl(0, 'ajukan 16, lolos 15, lolos 14, lolos 9, lolos 6, lolos 4', oss),
  pl(8, 'ajukan 17, lolos 16, lolos 15, lolos 10, lolos 7, lolos 5'),
  pl(4, 'ajukan 18, lolos 17, lolos 16, lolos 11, lolos 8, lolos 6, lolos 1', oss),
  pl(2, 'ajukan 16, lolos 15, lolos 14, lolos 9, lolos 5, lolos 3, lolos 1', perpanjangan),
  pl(0, 'ajukan 24, lolos 23, lolos 22, lolos 17, lolos 14, lolos 12, lolos 10, lolos 10', oss),
  lampau(
    55,
    pl(5, 'ajukan 22, lolos 21, lolos 20, lolos 15, lolos 12, lolos 10, lolos 9, lolos 9', perpanjangan),
  ),
  lampau(
    84,
    pl(1, 'ajukan 20, lolos 19, lolos 18, lolos 13, lolos 10, lolos 8, lolos 7, lolos 7', {
      jenis: 'perubahan_data',
    }),
  ),
  lampau(
    96,
    pl(3, 'ajukan 20, lolos 19, lolos 18, lolos 13, lolos 10, lolos 8, lolos 7, lolos 7', pengalihan),
  ),
  lampau(68, pl(23, 'ajukan 15, lolos 14, lolos 13, lolos 8, tolak 5', oss)),
]
