import { AppError } from '@portal/domain/platform/errors'

const full = new Set<unknown>(['ENOSPC', 'EDQUOT'])

/** Converts disk-full and quota errors of any operation to PENYIMPANAN_PENUH. */
export async function sayWhenFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!full.has((error as NodeJS.ErrnoException | undefined)?.code)) throw error
    throw new AppError('PENYIMPANAN_PENUH', { cause: error })
  }
}
