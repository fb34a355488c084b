import type { Body } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import type { HasilBersama } from '@portal/domain/psat/audit/bersama'
import type { signTogether as contract } from '@portal/domain/psat/sekretariat/lampiran.contract'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Platform } from '#platform/platform.ts'
import { takeTogether, tally } from '#psat/audit/together.service.ts'
import { findLampiran } from './lampiran.repository.ts'
import { sign } from './tanda-tangan.service.ts'

export function signTogether(
  platform: Platform,
  caller: Caller & { actor: Actor },
  { berkas }: Body<typeof contract>,
): Promise<HasilBersama[]> {
  return takeTogether(platform, caller, berkas, async (row, { versi }, own) => {
    if (row.alur !== 'berkas') throw new AppError('BUKAN_GILIRAN')
    const made = await findLampiran(platform.db, row.id)
    if (made?.bertanda) return 'sudah'
    const { id: auditId, audit_type: auditType } = row
    const tanpa = { keterangan: null, dokumen: null }
    await sign(platform, own, { auditId, auditType, versi, status: 'accept', ...tanpa })
    return 'berhasil'
  })
}

export function signedSummary(hasil: readonly HasilBersama[]): string {
  const { done, refused } = tally(hasil)
  return refused === 0
    ? `${done} lampiran ditandatangani`
    : `${done} lampiran ditandatangani, ${refused} ditolak`
}
