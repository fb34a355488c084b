import type { openKasus as openContract, RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { AsalKasus } from '@portal/domain/okkp/kasus/kasus.table'
import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { scopeOf, withinScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { write } from '#platform/write.ts'
import { findKasusOf, type KasusRow, lockKasus } from './kasus.repository.ts'
import { presentRincian } from './rincian.service.ts'
import { openKasus } from './sumber.service.ts'
import { findTemuanPengawasan, findTemuanUji } from './temuan.repository.ts'
import type { Temuan } from './temuan.ts'

/** Opens a case by hand, for a finding that was too old for an automatic one at entry. */
export async function openByHand(trx: Trx, found: Temuan, stamp: Stamp): Promise<KasusRow> {
  const opened = await openKasus(trx, [found], stamp)
  if (opened.size === 0) {
    throw new AppError('BENTROK', { message: 'Kasusnya sudah dibuka. Muat ulang untuk melihatnya.' })
  }
  const row = await findKasusOf(trx, found.asal, found.asal_id)
  if (!row) throw notFound('Kasus')
  return row
}

const finders = { uji_lab: findTemuanUji, pengawasan: findTemuanPengawasan } satisfies Partial<
  Record<AsalKasus, unknown>
>
const wrong = {
  uji_lab: 'Hanya hasil TMS yang membuka kasus.',
  pengawasan: 'Hanya pengawasan dengan sanksi yang membuka kasus.',
}

export function openFromRecord(
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  { asal, asal_id }: Body<typeof openContract>,
): Promise<RincianKasus> {
  const { actor } = caller
  const at = clock()
  return write(db, caller, async (trx) => {
    const found = await finders[asal](trx, asal_id)
    if (!found || !withinScope(scopeOf(actor), found.temuan)) throw notFound('Rekaman')
    if (!found.berlaku) throw fieldError('asal_id', wrong[asal])
    const { id } = await openByHand(trx, found.temuan, { by: actor.id, at })
    const row = await lockKasus(trx, { jenis: 'semua' }, id)
    if (!row) throw notFound('Kasus')
    const after = await presentRincian(trx, actor, row, at)
    await recordAudit(trx, caller, {
      record: `tindak-lanjut/${id}`,
      after: { nomor: after.nomor, asal, asal_id },
    })
    return after
  })
}
