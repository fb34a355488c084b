import { recordAudit } from '#platform/audit/audit.repository.ts'
import { systemCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { write } from '#platform/write.ts'
import * as keys from './kunci-nik.repository.ts'
import { openNik, sealNik } from './kunci-nik.ts'
import { reseal } from './pedagang-nik.repository.ts'

const batch = 500

/**
 * Reseals every NIK under a new key in batches while the portal runs. Writers lock the keys they use, and the duplicate
 * check uses every key. The next rotation finishes an interrupted one.
 */
export async function rotateNikKey(
  db: Database,
  secret: string,
): Promise<{ disegel: number; sisa_kunci: number }> {
  const activeId = await db.transaction().execute((trx) => keys.addActiveKey(trx, secret))
  let disegel = 0
  for (;;) {
    const moved = await db.transaction().execute(async (trx) => {
      const [active] = await keys.holdKeys(trx, secret)
      const rows = await keys.lockSealedByOthers(trx, active.id, batch)
      for (const { id, pasar_id, nik_segel, kunci_id, kunci } of rows) {
        const nik = openNik(secret, { id: kunci_id, kunci }, nik_segel ?? '')
        await reseal(trx, id, sealNik(secret, active, pasar_id, nik))
      }
      return rows.length
    })
    disegel += moved
    if (moved === 0) break
  }
  await keys.dropUnusedKeys(db)
  const sisa_kunci = (await keys.countKeys(db)) - 1
  const caller = systemCaller('kunci-nik.putar')
  await write(db, caller, (trx) =>
    recordAudit(trx, caller, { record: `kunci-nik/${activeId}`, after: { disegel, sisa_kunci } }),
  )
  return { disegel, sisa_kunci }
}
