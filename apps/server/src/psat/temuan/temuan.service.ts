import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { availableActions } from '@portal/domain/platform/workflow/workflow-actions'
import { holdersOf, mayAct } from '@portal/domain/platform/workflow/workflow-holders'
import type {
  addTemuan,
  askTemuanAgain,
  closeOrReopenTemuan,
  temuanBaru,
  updateTemuan,
} from '@portal/domain/psat/audit/audit.contract'
import { penilaianOf } from '@portal/domain/psat/audit/penilaian'
import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { z } from 'zod'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import { requireKind } from '#platform/files/file-key.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { lockReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import { diwakiliPada, toAktor } from '#psat/alur/alur.ts'
import { releaseUnnamed } from '#psat/alur/lampiran/release-unnamed.ts'
import { jalurOf } from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { keadaanOf, refusalError } from '#psat/alur/penolakan.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { markSesuai } from './penilaian.repository.ts'
import { presentTemuan } from './temuan.presenter.ts'
import {
  deleteTemuan as deleteRow,
  findTemuan,
  insertTemuan,
  listTemuan,
  type TemuanRow,
  updateTemuan as updateRow,
} from './temuan.repository.ts'

type Isi = z.output<typeof temuanBaru>

/**
 * Locks the file against concurrent steps and checks that the actor may request a revision at its stage. Only such
 * actors may change findings.
 */
export async function lockForExaminer(trx: Trx, caller: Caller, uuid: string): Promise<BerkasRow> {
  const actor = actorOf(caller)
  const row = await lockReadableBerkas(trx, actor, { uuid })
  const jalur = jalurOf(row)
  const file = { ...jalur.fakta(row), stage: row.tahap, ledger: [] }
  const asks = entriesOf(jalur.workflow.actions).find(
    ([, { from, effects }]) => effects.includes('kirim_temuan') && from.includes(row.tahap),
  )?.[0]
  const legal = availableActions(jalur.workflow, file, toAktor(actor))
  if (!asks) {
    const message = 'Temuan hanya dapat diubah saat berkas sedang diperiksa.'
    throw new AppError('BUKAN_GILIRAN', { message, extra: keadaanOf(jalur, row, legal) })
  }
  if (!mayAct(jalur.workflow, asks, file, toAktor(actor))) {
    const holders = holdersOf(jalur.workflow, asks, row.tahap)
    throw refusalError(jalur, row, { kind: 'not-yours', holders, legal })
  }
  caller.mewakili = diwakiliPada(row, actor)
  return row
}

async function checkPlace(platform: Platform, trx: Trx, caller: Caller, row: BerkasRow, isi: Isi) {
  if (isi.berkas) {
    const salinan = await findSalinan(trx, row.id)
    if (!salinan || !Object.hasOwn(salinan.isi.berkas, isi.berkas))
      throw fieldError('berkas', 'Dokumen ini tidak ada di berkas.')
  } else if (isi.sasaran === 'dokumen') throw fieldError('berkas', 'Pilih dokumennya.')
  if (!isi.foto) return
  requireKind(isi.foto, pictureKinds, 'foto')
  await platform.files.claim(trx, [isi.foto], {
    record: `pengajuan/${row.id}`,
    visibility: 'rekaman',
    actor: actorOf(caller),
    field: 'foto',
  })
}

async function getTemuan(trx: Trx, row: BerkasRow, id: number): Promise<TemuanRow> {
  const temuan = await findTemuan(trx, row.id, id)
  if (!temuan) throw notFound('Temuan')
  return temuan
}

function refuseOtherState(temuan: TemuanRow, allowed: Temuan['status'][], versi?: number): void {
  if (versi !== undefined && versi !== temuan.versi) {
    throw new AppError('BENTROK', { extra: { temuan: presentTemuan(temuan) } })
  }
  if ((allowed as string[]).includes(temuan.status)) return
  throw new AppError('BUKAN_GILIRAN', {
    message:
      temuan.status === 'disiapkan'
        ? 'Temuan ini belum dikirim kepada pemohon.'
        : 'Temuan ini sudah dikirim kepada pemohon.',
    extra: { temuan: presentTemuan(temuan) },
  })
}

export function add(platform: Platform, caller: Caller, uuid: string, isi: Body<typeof addTemuan>) {
  return write(platform.db, caller, async (trx) => {
    const row = await lockForExaminer(trx, caller, uuid)
    await checkPlace(platform, trx, caller, row, isi)
    const id = await insertTemuan(trx, {
      ...isi,
      pengajuan_id: row.id,
      tahap: row.tahap,
      putaran: row.putaran,
      oleh: actorOf(caller).id,
      dibuat: platform.clock(),
    })
    await recordAudit(trx, caller, { record: `pengajuan/${row.id}`, after: { temuan: id, ...isi } })
    return presentTemuan(await getTemuan(trx, row, id))
  })
}

export function change(
  platform: Platform,
  caller: Caller,
  uuid: string,
  { id, versi, ...isi }: Body<typeof updateTemuan>,
) {
  return write(platform.db, caller, async (trx) => {
    const row = await lockForExaminer(trx, caller, uuid)
    const before = await getTemuan(trx, row, id)
    refuseOtherState(before, ['disiapkan'], versi)
    await checkPlace(platform, trx, caller, row, isi)
    await updateRow(trx, id, isi)
    await releaseUnnamed(platform, trx, row.id, [before.foto])
    const after = presentTemuan(await getTemuan(trx, row, id))
    await recordAudit(trx, caller, {
      record: `pengajuan/${row.id}`,
      before: presentTemuan(before),
      after,
    })
    return after
  })
}

export function remove(platform: Platform, caller: Caller, uuid: string, id: number): Promise<void> {
  return write(platform.db, caller, async (trx) => {
    const row = await lockForExaminer(trx, caller, uuid)
    const before = await getTemuan(trx, row, id)
    refuseOtherState(before, ['disiapkan'])
    await deleteRow(trx, id)
    await releaseUnnamed(platform, trx, row.id, [before.foto])
    await recordAudit(trx, caller, { record: `pengajuan/${row.id}`, before: presentTemuan(before) })
  })
}

/** Marks the document of a closed finding as conforming, unless another finding on it is open. */
async function acceptDocument(
  trx: Trx,
  row: BerkasRow,
  bidang: string,
  by: { oleh: number; waktu: Date },
): Promise<void> {
  const salinan = await findSalinan(trx, row.id)
  const dokumen = salinan && dokumenSalinan(salinan.isi).find((one) => one.bidang === bidang)
  if (!dokumen) return
  const diperiksa = { temuan: await listTemuan(trx, row.id), dokumen_sesuai: [] }
  if (penilaianOf(dokumen, diperiksa) === 'ada_temuan') return
  await markSesuai(trx, [{ pengajuan_id: row.id, tahap: row.tahap, berkas: dokumen.kunci, ...by }])
}

function refuseEarlierStage(row: BerkasRow, temuan: TemuanRow): void {
  if (temuan.tahap === row.tahap) return
  throw new AppError('BUKAN_GILIRAN', { message: 'Temuan ini dari tahap yang sudah lewat.' })
}

/** Sends a finding back after an answer that is not enough. The next revision request carries the reason. */
export function askAgain(
  platform: Platform,
  caller: Caller,
  uuid: string,
  { id, versi, alasan }: Body<typeof askTemuanAgain>,
) {
  return write(platform.db, caller, async (trx) => {
    const row = await lockForExaminer(trx, caller, uuid)
    const before = await getTemuan(trx, row, id)
    refuseEarlierStage(row, before)
    refuseOtherState(before, ['dijawab'], versi)
    await updateRow(trx, id, { status: 'terbuka', tanggapan: alasan })
    const after = presentTemuan(await getTemuan(trx, row, id))
    await recordAudit(trx, caller, {
      record: `pengajuan/${row.id}`,
      before: { temuan: id, status: before.status },
      after: { temuan: id, status: after.status, alasan },
    })
    return after
  })
}

/** Accepts an answer, or reopens it while the stage still belongs to the examiner. */
export function closeOrReopen(
  platform: Platform,
  caller: Caller,
  uuid: string,
  { id, versi, tutup, alasan }: Body<typeof closeOrReopenTemuan>,
) {
  return write(platform.db, caller, async (trx) => {
    const row = await lockForExaminer(trx, caller, uuid)
    const before = await getTemuan(trx, row, id)
    refuseEarlierStage(row, before)
    refuseOtherState(before, tutup ? ['dijawab', 'terbuka'] : ['ditutup'], versi)
    await updateRow(
      trx,
      id,
      tutup
        ? {
            status: 'ditutup',
            ditutup: platform.clock(),
            ditutup_oleh: actorOf(caller).id,
            alasan_tutup: alasan,
          }
        : { status: 'dijawab', ditutup: null, ditutup_oleh: null, alasan_tutup: alasan },
    )
    if (tutup)
      await acceptDocument(trx, row, before.bidang, { oleh: actorOf(caller).id, waktu: platform.clock() })
    const after = presentTemuan(await getTemuan(trx, row, id))
    await recordAudit(trx, caller, {
      record: `pengajuan/${row.id}`,
      before: { temuan: id, status: before.status },
      after: { temuan: id, status: after.status, alasan },
    })
    return after
  })
}
