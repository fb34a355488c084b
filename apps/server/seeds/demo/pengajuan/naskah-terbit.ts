import { type Naskah, oss, pl, sppb } from './naskah.ts'

const [perpanjangan, pengalihan] = [{ jenis: 'perpanjangan' }, { jenis: 'pengalihan' }] as const

/**
 * From the committee to the certificate. While these files were recommended a new izin edar still cost something, so
 * that both kinds wait for payments; today only a new SPPB does.
 */
export const naskahTerbit: readonly Naskah[] = [
  sppb(3, 'ajukan 19, lolos 18, lolos 17, lolos 13, lolos 7, lolos 1', oss),
  sppb(2, 'ajukan 22, lolos 21, lolos 20, lolos 16, lolos 10, lolos 3', perpanjangan),
  sppb(0, 'ajukan 24, lolos 23, lolos 22, lolos 18, lolos 12, lolos 7, lolos 5', oss),
  sppb(4, 'ajukan 26, lolos 25, lolos 24, lolos 20, lolos 14, lolos 10, lolos 9, lolos 6, tolak_bukti 5'),
  sppb(1, 'ajukan 25, lolos 24, lolos 23, lolos 19, lolos 13, lolos 8, lolos 7, lolos 1', oss),
  sppb(3, 'ajukan 26, lolos 25, lolos 24, lolos 20, lolos 14, lolos 9, lolos 8, lolos 2'),
  sppb(2, 'ajukan 27, lolos 26, lolos 25, lolos 21, lolos 15, lolos 9, lolos 8, lolos 3, lolos 1', oss),
  sppb(4, 'ajukan 26, lolos 25, lolos 24, lolos 20, lolos 13, lolos 4, lolos 2, lolos 1', perpanjangan),
  sppb(
    0,
    'ajukan 29, lolos 28, lolos 27, lolos 23, lolos 17, lolos 12, lolos 11, lolos 9, lolos 8, lolos 7, lolos 7',
    oss,
  ),
  sppb(
    1,
    'ajukan 28, lolos 27, lolos 26, lolos 22, lolos 16, lolos 11, lolos 10, lolos 10, lolos 9, ulang 4',
    perpanjangan,
  ),
  sppb(
    2,
    'ajukan 25, lolos 24, lolos 23, lolos 20, lolos 14, lolos 9, lolos 8, lolos 8, lolos 7',
    pengalihan,
  ),
  sppb(4, 'ajukan 24, lolos 23, lolos 22, lolos 18, lolos 12, tolak 9', oss),

  pl(5, 'ajukan 12, lolos 11, lolos 10, lolos 5, lolos 1', oss),
  pl(3, 'ajukan 13, lolos 12, lolos 11, lolos 6, lolos 2', perpanjangan),
  pl(0, 'ajukan 16, lolos 15, lolos 14, lolos 9, lolos 6, lolos 4', oss),
  pl(2, 'ajukan 17, lolos 16, lolos 15, lolos 10, lolos 7, lolos 6, lolos 4, tolak_bukti 3'),
  pl(4, 'ajukan 18, lolos 17, lolos 16, lolos 11, lolos 8, lolos 6, lolos 1', oss),
  pl(5, 'ajukan 17, lolos 16, lolos 15, lolos 10, lolos 7, lolos 6, lolos 2'),
  pl(3, 'ajukan 20, lolos 19, lolos 18, lolos 13, lolos 10, lolos 8, lolos 4, lolos 1', oss),
  pl(2, 'ajukan 16, lolos 15, lolos 14, lolos 9, lolos 5, lolos 3, lolos 1', perpanjangan),
  pl(
    0,
    'ajukan 24, lolos 23, lolos 22, lolos 17, lolos 14, lolos 12, lolos 10, lolos 9, lolos 8, lolos 8',
    oss,
  ),
  pl(5, 'ajukan 22, lolos 21, lolos 20, lolos 15, lolos 12, lolos 10, lolos 9, lolos 9', perpanjangan),
  pl(1, 'ajukan 20, lolos 19, lolos 18, lolos 13, lolos 10, lolos 8, lolos 7, lolos 7', {
    jenis: 'perubahan_data',
  }),
  pl(5, 'ajukan 15, lolos 14, lolos 13, lolos 8, tolak 5', oss),
]
