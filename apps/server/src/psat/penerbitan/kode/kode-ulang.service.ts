import { dayInJakarta } from '@portal/domain/platform/format'
import { isianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { listValidPermits } from '#okkp/index.ts'
import { systemCaller } from '#platform/caller.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { reissue } from '../reissue.service.ts'
import { listLeaked, listLeakedKeys, listPermitsOfKey } from './kode-ulang.repository.ts'

const alasan = 'Kode QR diganti karena kunci penandanya dicabut.'
const chunk = 50

/**
 * Prints all valid certificates of leaked keys again with a new code. A certificate that fails is reported and tried
 * again by the next run; the others go on.
 */
export async function reissueLeaked(platform: Platform): Promise<number> {
  const { db, log, clock } = platform
  const keys = await listLeakedKeys(db)
  if (keys.length === 0) return 0
  let done = 0
  for (let after = 0; ; ) {
    const prints = await listLeaked(db, keys, after, chunk)
    const last = prints.at(-1)
    if (!last) return done
    after = last.cetakan_id
    const ids = prints.map(({ registrasi_id }) => registrasi_id)
    const valid = new Set(await listValidPermits(db, ids, dayInJakarta(clock())))
    for (const { cetakan_id: _, registrasi_id, pengajuan_uuid, ...penerbit } of prints) {
      if (!valid.has(registrasi_id)) continue
      const caller = {
        ...systemCaller('sertifikat.terbit-ulang'),
        actor: { ...penerbit, sesi_id: '', wajib_ganti_sandi: false },
      }
      try {
        await reissue(platform, caller, pengajuan_uuid, { ...isianSertifikat.parse({}), alasan })
        done += 1
      } catch (err) {
        log.error({ err, registrasi_id }, 'certificate of a leaked key not re-issued')
      }
    }
  }
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
