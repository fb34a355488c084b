import { newPassword } from '@portal/domain/akun/sesi/sandi'
import { z } from 'zod'

export const newPasswordHelp =
  'Paling sedikit 12 karakter. Kalimat yang mudah Anda ingat lebih kuat daripada kata dengan tanda.'

export const repeatedPassword = z
  .object({ sandi_baru: newPassword, ulangi: z.string().min(1) })
  .refine(({ sandi_baru, ulangi }) => sandi_baru === ulangi, {
    path: ['ulangi'],
    message: 'Kedua kata sandi belum sama.',
  })

/** Message for a link without a token. The page shows it instead of a form that cannot succeed. */
export const incompleteLink = 'Tautan ini tidak lengkap. Buka lagi tautan di surel Anda, seutuhnya.'
