import { notify } from '../../apps/server/src/akun/notifikasi/notifikasi.service.ts'
import { database } from './database.ts'

/** Tells an account something, as a service of the server does. */
export function tell(penggunaId: number, content: Parameters<typeof notify>[2]): Promise<void> {
  return database()
    .transaction()
    .execute((trx) => notify(trx, { penggunaIds: [penggunaId] }, content))
}
