import { dayInJakarta } from '@portal/domain/platform/format'
import { isianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { listValidPermits } from '#okkp/index.ts'
import { systemCaller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import type { Cetakan } from './cetakan.repository.ts'
import { reissueIf } from './reissue.service.ts'

interface CetakUlang {
  alasan: string
  /** Decides on the last print, once its file is locked. Another run or an officer may have printed it again. */
  needed: (last: Sertifikat) => boolean
}

const chunk = 50

/** Prints a certificate again by itself, in the name of the account that issued it. Returns false if that was not needed. */
export function reprint(
  platform: Platform,
  { cetakan_id: _, registrasi_id: __, pengajuan_uuid, ...penerbit }: Cetakan,
  { alasan, needed }: CetakUlang,
): Promise<boolean> {
  const caller = {
    ...systemCaller('sertifikat.terbit-ulang'),
    actor: { ...penerbit, sesi_id: '', wajib_ganti_sandi: false },
  }
  return reissueIf(platform, caller, pengajuan_uuid, { ...isianSertifikat.parse({}), alasan }, needed)
}

/**
 * Prints the valid certificates of a list again. A certificate that fails is reported in the log and tried again by the
 * next run; the others go on.
 */
export async function reprintValid(
  platform: Platform,
  list: (after: number, limit: number) => Promise<Cetakan[]>,
  ulang: CetakUlang,
): Promise<number> {
  const { db, log, clock } = platform
  let done = 0
  for (let after = 0; ; ) {
    const prints = await list(after, chunk)
    const last = prints.at(-1)
    if (!last) return done
    after = last.cetakan_id
    const ids = prints.map(({ registrasi_id }) => registrasi_id)
    const valid = new Set(await listValidPermits(db, ids, dayInJakarta(clock())))
    for (const print of prints) {
      if (platform.stopping) return done
      if (!valid.has(print.registrasi_id)) continue
      try {
        if (await reprint(platform, print, ulang)) done += 1
      } catch (err) {
        const { registrasi_id } = print
        log.error({ err, registrasi_id, alasan: ulang.alasan }, 'certificate not printed again')
      }
    }
  }
}
