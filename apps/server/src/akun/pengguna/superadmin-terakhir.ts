import { AppError } from '@portal/domain/platform/errors'
import type { LockedAccount } from './pengguna-write.repository.ts'

/** Refuses a change that leaves no active superadmin. The caller must hold the locks of `lockAccount`. */
export function keepOneSuperadmin(account: LockedAccount, after: { role: string; aktif: boolean }): void {
  const isOne = account.role === 'SUPERADMIN' && account.aktif
  const staysOne = after.role === 'SUPERADMIN' && after.aktif
  if (isOne && !staysOne && account.otherSuperadmins === 0) throw new AppError('SUPERADMIN_TERAKHIR')
}
