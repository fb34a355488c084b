import { AppError } from '@portal/domain/platform/errors'

const full = new Set<unknown>(['ENOSPC', 'EDQUOT'])

/** A disk or a quota without room is said as what it is, wherever in the work it is met. */
export async function sayWhenFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!full.has((error as NodeJS.ErrnoException | undefined)?.code)) throw error
    throw new AppError('PENYIMPANAN_PENUH', { cause: error })
  }
}
