import { AppError } from '../../platform/errors.ts'
import type { Role } from '../../platform/roles.ts'

/**
 * Returns the collections that a role may use. Lab admins use only the OKKP collection, and market admins only the
 * market collection.
 */
export function ranahOf(role: Role): { okkp: boolean; pasar: boolean } {
  return { okkp: role !== 'OKPO_ADMIN', pasar: role !== 'OKKP_ADMIN_UJILAB' }
}

export const mayReach = (role: Role, isOkkp: boolean): boolean => ranahOf(role)[isOkkp ? 'okkp' : 'pasar']

export function refuseForeignRanah(role: Role, isOkkp: boolean): void {
  if (mayReach(role, isOkkp)) return
  throw new AppError('TIDAK_BERWENANG', {
    message: isOkkp
      ? 'Pendataan OKKP hanya dikelola oleh petugas OKKP.'
      : 'Pedagang ini didata pengelola pasar; akun laboratorium hanya mengelola pendataan OKKP.',
  })
}

export const maskNik = (nik: string): string => `${'•'.repeat(12)}${nik.slice(-4)}`
