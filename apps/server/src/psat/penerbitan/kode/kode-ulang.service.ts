import { dayInJakarta } from '@portal/domain/platform/format'
import { listValidPermits } from '#okkp/index.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { reprintValid } from '../reprint.service.ts'
import { listLeaked, listLeakedKeys, listPermitsOfKey } from './kode-ulang.repository.ts'

const alasan = 'Kode QR diganti karena kunci penandanya dicabut.'

/** Prints all valid certificates of leaked keys again with a new code. */
export async function reissueLeaked(platform: Platform): Promise<number> {
  const { db } = platform
  const keys = await listLeakedKeys(db)
  if (keys.length === 0) return 0
  return reprintValid(platform, (after, limit) => listLeaked(db, keys, after, limit), {
    alasan,
    needed: ({ mandiri }) => mandiri !== undefined && keys.includes(mandiri.kunci),
  })
}

/** Counts the valid certificates of a leaked key: those that the portal prints again, and uploaded ones. */
export async function countPrintsOfKey(
  db: Executor,
  kid: string,
): Promise<{ sendiri: number; unggahan: number }> {
  const prints = await listPermitsOfKey(db, kid)
  const ids = prints.map(({ registrasi_id }) => registrasi_id)
  const valid = new Set(await listValidPermits(db, ids, dayInJakarta(new Date())))
  const current = prints.filter(({ registrasi_id }) => valid.has(registrasi_id))
  const sendiri = current.filter(({ alur }) => alur === 'pengajuan').length
  return { sendiri, unggahan: current.length - sendiri }
}
