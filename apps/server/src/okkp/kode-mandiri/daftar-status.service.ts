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
import { listKunci } from '#platform/kode-mandiri/kunci.repository.ts'
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

/** The public keys that verify codes, also the retired ones. */
export const readKunci = ({ db }: Pick<Platform, 'db'>) => listKunci(db)

export interface Daftar {
  /** When the list was signed, in seconds. */
  dibuat: number
  /** Packed with gzip. */
  isi: Buffer
}

/** Returns the newest signed list. If `kept` is the newest, its content is not read again. */
export async function readDaftar(
  platform: Pick<Platform, 'db' | 'clock' | 'codeSigner'>,
  kept: Daftar | undefined,
): Promise<Daftar | undefined> {
  const { db } = platform
  if (!(await repository.findDaftar(db))) await refreshDaftar(platform)
  const last = await repository.findDaftar(db)
  return kept && kept.dibuat === last?.dibuat ? kept : repository.findIsi(db)
}
