import type { Ledger } from '@portal/domain/platform/calendar/clock-ledger'
import { dueDate, readClock } from '@portal/domain/platform/calendar/clock-ledger-reading'
import type { Holidays } from '@portal/domain/platform/calendar/working-days'
import type { Diwakili, FileOf } from '@portal/domain/platform/workflow/workflow'
import type { WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat } from '@portal/domain/psat/alur/alur'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { sidikOf } from '#psat/alur/rantai/sidik.ts'
import type { Alur, RowOf } from './alur.ts'
import { keepJejak } from './jejak.service.ts'
import { tellStep } from './pemberitahuan.service.ts'
import { afterStep } from './penangan.ts'
import { appendLedger, insertRiwayat, type LampiranTercatat, lastRiwayat } from './riwayat.repository.ts'

export function kolomAlur<V extends KosakataPsat, Name extends string>(
  { workflow, kolom }: Alur<V, Name>,
  file: FileOf<V>,
  event: WorkflowEvent<V, Name>,
  holidays: Holidays,
) {
  const { from, to, at } = event
  const place = workflow.stages[to]
  return {
    tahap: to,
    code: place.code,
    tenggat: dueDate(file.ledger, at, holidays),
    jeda: 'waits' in place,
    lead_auditor_id: file.tim?.lead ?? null,
    auditor_id: [...(file.tim?.auditor ?? [])],
    ...kolom(file, event),
    diubah: at,
    ...(from === to ? {} : { masuk_tahap: at }),
    ...('ends' in place ? { selesai: at, terlambat: wasLate(file, at, holidays) } : {}),
  }
}

function wasLate({ ledger }: { ledger: Ledger<string> }, at: Date, holidays: Holidays): boolean {
  return readClock(ledger, at, holidays).budgets.some(({ status }) => status === 'AFTER_DEADLINE')
}

/** Previous hash of the first row of every chain. */
export const sidikAwal = '0'.repeat(64)

/** Hashed content of a history row. It includes the hash of the previous row. */
export interface IsiRiwayat {
  pengajuan_id: number
  urutan: number
  aksi: string
  dari: string | null
  ke: string
  code: number
  oleh: number | null
  peran: string
  nama: string
  waktu: Date
  catatan: string | null
  lampiran: LampiranTercatat[]
  muatan: Record<string, unknown>
  sidik_sebelum: string
}

interface Catatan<V extends KosakataPsat, Name extends string> {
  row: RowOf<V>
  event: WorkflowEvent<V, Name>
  actor: Actor
  /** Absent colleague in whose place the actor took the step. */
  diwakili?: Diwakili | null
  entriLama: number
  lampiran: LampiranTercatat[]
  muatan: Record<string, unknown>
  oss?: Record<string, unknown>
}

/** Writes one history line and everything that follows from it, in the transaction of the step. */
export async function recordStep<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  platform: Platform,
  trx: Trx,
  { row, event, actor, diwakili, entriLama, lampiran, muatan, oss = {} }: Catatan<V, Name>,
): Promise<string> {
  const { action: aksi, from, to, at, note, entries } = event
  const last = await lastRiwayat(trx, row.id)
  const entri = entries.map(({ at: waktu, kind, budget, days, reason }) => ({
    waktu: waktu.toISOString(),
    jenis: kind,
    anggaran: budget,
    hari: days,
    sebab: reason,
  }))
  const isi: IsiRiwayat = {
    pengajuan_id: row.id,
    urutan: (last?.urutan ?? 0) + 1,
    aksi,
    dari: from,
    ke: to,
    code: row.code,
    oleh: actor.id,
    peran: actor.role,
    nama: actor.nama,
    waktu: at,
    catatan: note,
    lampiran,
    muatan: { ...muatan, ...(diwakili ? { mewakili: { id: diwakili.id, nama: diwakili.nama } } : {}), entri },
    sidik_sebelum: last?.sidik ?? sidikAwal,
  }
  await insertRiwayat(trx, {
    ...isi,
    lampiran: JSON.stringify(isi.lampiran),
    muatan: JSON.stringify(isi.muatan),
    sidik: sidikOf(isi),
  })
  await appendLedger(trx, row.id, entriLama, entries)
  await keepJejak(trx, row, { urutan: isi.urutan, dari: from, waktu: at })
  await afterStep(alur, { platform, trx, row, event, actor, urutan: isi.urutan, lampiran, oss })
  return tellStep(alur, platform, trx, row, event, muatan)
}
