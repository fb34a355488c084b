import { simpan } from '@portal/domain/okkp/pengaduan/masa-simpan'
import { forgetNotifications } from '#akun/index.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { systemCaller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { anonymise, forgetAddresses, listExpired } from './kiriman.repository.ts'
import { pengaduanRecord, tautanPengaduan } from './kiriman.service.ts'

const batch = 200
const day = 86_400_000

/**
 * Anonymises reports after the retention period that the form states. Each report has its own transaction and audit
 * entry.
 */
export async function forgetPengaduan({ db, clock, files }: Platform): Promise<void> {
  const at = clock()
  const ago = (days: number) => new Date(at.getTime() - days * day)
  await forgetAddresses(db, ago(1))
  const before = { closedBefore: ago(simpan.hariSetelahTutup), sentBefore: ago(simpan.hariPalingLama) }
  for (;;) {
    const due = await listExpired(db, before, batch)
    for (const id of due) {
      await db.transaction().execute(async (trx) => {
        const keys = await anonymise(trx, id, at)
        if (!keys) return
        await files.release(trx, keys, pengaduanRecord(id))
        await forgetNotifications(trx, tautanPengaduan(id))
        await recordAudit(trx, systemCaller('pengaduan.samarkan'), { record: pengaduanRecord(id) })
      })
    }
    if (due.length < batch) break
  }
}
