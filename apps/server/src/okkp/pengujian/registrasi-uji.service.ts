import type { FieldError } from '@portal/domain/platform/errors'
import type { Executor } from '#platform/database/database.ts'
import { findRegistrasiById, findRegistrasiByNumber } from './registrasi-uji.repository.ts'

interface Disebut {
  no_registrasi: string | null
  registrasi_id?: number | null
}

/**
 * Finds the registration of the tested product in any province. Products are sold outside their province and the
 * registry is public.
 */
export async function findRegistrasiUji(
  db: Executor,
  { no_registrasi, registrasi_id = null }: Disebut,
  kept: number | null,
): Promise<{ id: number | null; fault?: FieldError }> {
  if (no_registrasi !== null) {
    const found = await findRegistrasiByNumber(db, no_registrasi, kept)
    if (found) return { id: found.id }
    const message = 'Nomor ini tidak ada di registri. Periksa lagi pada labelnya, atau kosongkan.'
    return { id: null, fault: { field: 'no_registrasi', message } }
  }
  if (registrasi_id === null || registrasi_id === kept) return { id: registrasi_id }
  if (await findRegistrasiById(db, registrasi_id)) return { id: registrasi_id }
  return { id: null, fault: { field: 'registrasi_id', message: 'Registrasi ini tidak ada di registri.' } }
}
