import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  type KeadaanIzin,
  packKeadaan,
  writeDaftarStatus,
} from '@portal/domain/platform/kode-mandiri/daftar-status'
import type { Executor } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import * as repository from './daftar-status.repository.ts'

/** The list is signed again after this many seconds even if nothing has changed, so that devices see it is current. */
const resignAfter = 3600

export async function composeKeadaan(db: Executor): Promise<KeadaanIzin[]> {
  const { highest, ended } = await repository.readKeadaan(db)
  const list = new Array<KeadaanIzin>(highest + 1).fill('berlaku')
  for (const { dari, sampai } of await repository.listGaps(db))
    list.fill('tidak_tercatat', dari, Math.min(sampai, highest) + 1)
  for (const [id, keadaan] of ended) if (id <= highest) list[id] = keadaan
  return list
}

/** Signs the list anew if a status, the key or the hour has changed. Without a key there is no list. */
export function refreshDaftar({
  db,
  clock,
  codeSigner,
}: Pick<Platform, 'db' | 'clock' | 'codeSigner'>): Promise<void> {
  return inTransaction(db, async (trx) => {
    const key = await codeSigner.current(trx)
    if (!key) return
    await repository.lockDaftar(trx)
    const last = await repository.findDaftar(trx)
    const packed = packKeadaan(await composeKeadaan(trx))
    const sidik = createHash('sha256').update(packed.bits).digest('base64url')
    const now = Math.floor(clock().getTime() / 1000)
    if (last?.sidik === sidik && last.kunci === key.kid && now - last.dibuat < resignAfter) return
    // Devices refuse a list that is not newer, so the time never goes back.
    const dibuat = Math.max(now, (last?.dibuat ?? 0) + 1)
    const isi = await promisify(gzip)(await writeDaftarStatus({ dibuat, ...packed }, key), { level: 9 })
    await repository.saveDaftar(trx, { dibuat, kunci: key.kid, sidik, isi })
  })
}
