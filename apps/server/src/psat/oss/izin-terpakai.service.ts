import { createHash } from 'node:crypto'
import { AppError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Platform } from '#platform/platform.ts'
import { noteMasuk } from './pesan-masuk/pesan-masuk.repository.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * Records the refusal of an application whose OSS licence is in use, for the staff who must explain it. The server
 * writes the record after the transaction, whose rollback would remove it.
 */
export async function keepTerpakai<T>({ db, clock }: Platform, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'IZIN_OSS_TERPAKAI') {
      const { message, extra } = error
      const diterima = clock()
      // Attempts of one day share one line with a counter.
      const sidik = createHash('sha256')
        .update(`${message} ${dayInJakarta(diterima)}`)
        .digest('hex')
      await noteMasuk(db, {
        metode: 'pengajuan',
        sidik,
        id_izin: textOf(extra.id_izin),
        nib: textOf(extra.nib),
        hasil: 'ditolak',
        galat: message,
        diterima,
      })
    }
    throw error
  }
}
