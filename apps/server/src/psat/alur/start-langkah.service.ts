import { AppError } from '@portal/domain/platform/errors'
import type { FileOf, Wire } from '@portal/domain/platform/workflow/workflow'
import { actionOnWire, availableActions, outOfTurn } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat } from '@portal/domain/psat/alur/alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { berkasTidakDitemukan, lockReadableOf } from './akses/find-berkas.service.ts'
import { type Alur, type RowOf, toAktor } from './alur.ts'
import { handlersOf } from './penangan.ts'
import type { KunciPengajuan } from './pengajuan.repository.ts'
import { keadaanOf, refusalError } from './penolakan.ts'
import { readLedger } from './riwayat.repository.ts'

export interface TujuanLangkah<Name extends string> {
  /** The action, or the API call that stands for an action at the file's stage. */
  aksi: Name | Wire
  /** Licence kind of the request path. A file of the other kind is not found on this path. */
  auditType?: JenisIzin | undefined
  /** File version that the caller saw, for the optimistic lock. */
  versi?: number | undefined
}

interface MulaiLangkah<V extends KosakataPsat, Name extends string> {
  row: RowOf<V>
  file: FileOf<V>
  aksi: Name
}

/**
 * Locks the file and checks that the actor may take the step now. Later checks of the step's content then reveal
 * nothing to other accounts.
 */
export async function lockForStep<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  { clock }: Pick<Platform, 'clock'>,
  trx: Trx,
  actor: Actor,
  key: KunciPengajuan,
  tujuan: TujuanLangkah<Name>,
): Promise<MulaiLangkah<V, Name>> {
  const { workflow, nama } = alur
  const row = await lockReadableOf<V['stage']>(trx, actor, key, nama, workflow.stages)
  if (tujuan.auditType && tujuan.auditType !== row.audit_type) throw berkasTidakDitemukan()
  const file: FileOf<V> = {
    ...alur.fakta(row),
    ...(await handlersOf(alur).fakta(trx, row.id, clock())),
    stage: row.tahap,
    ledger: await readLedger<V['budget']>(trx, row.id, alur.hari),
  }
  if (tujuan.versi !== undefined && tujuan.versi !== row.versi) {
    const legal = availableActions(workflow, file, toAktor(actor))
    throw new AppError('BENTROK', { extra: keadaanOf(alur, row, legal) })
  }
  const aksi = typeof tujuan.aksi === 'string' ? tujuan.aksi : actionOnWire(workflow, tujuan.aksi, row.tahap)
  if (!aksi) throw new AppError('PERMINTAAN_RUSAK')
  const refusal = outOfTurn(workflow, file, toAktor(actor), aksi)
  if (refusal) throw refusalError(alur, row, refusal)
  return { row, file, aksi }
}
