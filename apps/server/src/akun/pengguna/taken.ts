import { AppError } from '@portal/domain/platform/errors'

/** Turns a violation of this unique index into an error on the form field. */
export async function sayTaken<T>(
  work: Promise<T>,
  taken: { index: string; field: string; message: string },
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23505' || constraint !== taken.index) throw error
    const { field, message } = taken
    throw new AppError('SUDAH_ADA', { message, fields: [{ field, message }], cause: error })
  }
}

export function sayUsernameTaken<T>(work: Promise<T>, username: string, field = 'username'): Promise<T> {
  const message = `Nama pengguna "${username}" sudah dipakai.`
  return sayTaken(work, { index: 'pengguna_username', field, message })
}
