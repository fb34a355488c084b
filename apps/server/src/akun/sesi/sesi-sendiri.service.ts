import { AppError } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { endSession, findOwnSession, listLiveSessions } from './sesi.repository.ts'
import type { AccountOf } from './sesi.service.ts'

export function createOwnSessions({ db }: Platform, accountOf: AccountOf) {
  return {
    currentUser: (caller: Caller) => accountOf(actorOf(caller).id),

    async list(caller: Caller) {
      const actor = actorOf(caller)
      const rows = await listLiveSessions(db, actor.id)
      return rows.map((row) => ({
        id: row.id,
        ini: row.id === actor.sesi_id,
        dibuat: row.dibuat.toISOString(),
        terakhir_dipakai: row.terakhir_dipakai.toISOString(),
        berakhir: row.berakhir.toISOString(),
        alamat_ip: row.alamat_ip,
        agen: row.agen,
      }))
    },

    async end(caller: Caller, sesiId: string): Promise<void> {
      const actor = actorOf(caller)
      await write(db, caller, async (trx) => {
        if (!(await findOwnSession(trx, sesiId, actor.id))) throw new AppError('TIDAK_DITEMUKAN')
        await endSession(trx, sesiId, 'diakhiri pemiliknya')
        await recordAudit(trx, caller, { record: `pengguna/${actor.uuid}`, after: { sesi: sesiId } })
      })
    },
  }
}
export type OwnSessions = ReturnType<typeof createOwnSessions>
