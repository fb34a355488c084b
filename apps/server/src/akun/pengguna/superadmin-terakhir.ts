import { AppError } from '@portal/domain/platform/errors'
import type { LockedAccount } from './pengguna-write.repository.ts'

/** The portal always keeps one active superadmin. The account is locked, and so are all the others. */
export function keepOneSuperadmin(account: LockedAccount, after: { role: string; aktif: boolean }): void {
  const isOne = account.role === 'SUPERADMIN' && account.aktif
  const staysOne = after.role === 'SUPERADMIN' && after.aktif
  if (isOne && !staysOne && account.otherSuperadmins === 0) throw new AppError('SUPERADMIN_TERAKHIR')
}
