import { AppError } from '@portal/domain/platform/errors'
import type { Wire } from '@portal/domain/platform/workflow/workflow'
import { actionOnWire, availableActions, outOfTurn } from '@portal/domain/platform/workflow/workflow-actions'
import type { AksiPengajuan } from '@portal/domain/psat/alur/pengajuan.aksi'
import { alurPengajuan, type Pengajuan } from '@portal/domain/psat/alur/pengajuan.workflow'
import type { JenisIzin } from '@portal/domain/psat/pengajuan/jenis-pengajuan'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import { berkasTidakDitemukan, lockReadable } from '#psat/alur/akses/temukan.service.ts'
import { toAktor, toPengajuan } from './berkas-alur.ts'
import { penangan } from './penangan.ts'
import type { KunciPengajuan, PengajuanRow } from './pengajuan.repository.ts'
import { keadaanOf, refusalError } from './penolakan.ts'
import { readLedger } from './riwayat.repository.ts'

export interface TujuanLangkah {
  /** The action, or the call that means one at the file's stage. */
  aksi: AksiPengajuan | Wire
  /** The kind of the path it was called on; a file of the other kind is not found there. */
  auditType?: JenisIzin | undefined
  /** The version the caller saw. */
  versi?: number | undefined
}

interface MulaiLangkah {
  row: PengajuanRow
  file: Pengajuan
  aksi: AksiPengajuan
}

/** What a file answers about a step's own contents is told only to whoever may take the step now. */
export async function lockForStep(
  trx: Trx,
  actor: Actor,
  key: KunciPengajuan,
  tujuan: TujuanLangkah,
): Promise<MulaiLangkah> {
  const row = await lockReadable(trx, actor, key)
  if (tujuan.auditType && tujuan.auditType !== row.audit_type) throw berkasTidakDitemukan()
  const { temuanTerbuka } = await penangan().fakta(trx, row.id)
  const file = toPengajuan(row, await readLedger(trx, row.id), temuanTerbuka)
  if (tujuan.versi !== undefined && tujuan.versi !== row.versi) {
    const legal = availableActions(alurPengajuan, file, toAktor(actor))
    throw new AppError('BENTROK', { extra: keadaanOf(row, legal) })
  }
  const aksi =
    typeof tujuan.aksi === 'string' ? tujuan.aksi : actionOnWire(alurPengajuan, tujuan.aksi, row.tahap)
  if (!aksi) throw new AppError('PERMINTAAN_RUSAK')
  const refusal = outOfTurn(alurPengajuan, file, toAktor(actor), aksi)
  if (refusal) throw refusalError(row, refusal)
  return { row, file, aksi }
}
