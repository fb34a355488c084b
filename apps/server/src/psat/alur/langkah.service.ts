import { applyAction, type WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat } from '@portal/domain/psat/alur/alur'
import { pokokBerkas, tempatUnit } from '@portal/domain/psat/pengajuan/nama-berkas'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { claimLampiran, type LampiranBaru } from '#psat/alur/lampiran/lampiran.service.ts'
import { sidikOf } from '#psat/alur/rantai/sidik.ts'
import { type Alur, diwakiliPada, type RowOf, toAktor } from './alur.ts'
import { withPenangan } from './jejak.service.ts'
import { readHari, readHolidays } from './kalender.repository.ts'
import { beforeStep, type HasilLuar, requireHasil } from './penangan.ts'
import {
  type BerkasRow,
  type KolomBerkas,
  type KunciPengajuan,
  updateBerkas,
} from './pengajuan.repository.ts'
import { refusalError } from './penolakan.ts'
import { kolomAlur, recordStep } from './record.service.ts'
import { findSalinan, type IsiSalinan, insertSalinan } from './salinan.repository.ts'
import { lockForStep, type TujuanLangkah } from './start-langkah.service.ts'

export interface Langkah<V extends KosakataPsat, Name extends string> extends TujuanLangkah<Name> {
  note?: string | null | undefined
  input?: V['input']
  /** Uploaded files of this step. The server claims them for the licence file and records them in the history. */
  lampiran?: readonly LampiranBaru[]
  /** Copy of the answer to a revision. Without one, the server stores the last copy again. */
  salinan?: IsiSalinan | undefined
  /** Columns that the step fills in addition to the columns of the workflow. */
  kolom?: KolomBerkas
  /** Proof of the effects that the caller has already carried out. */
  hasil?: HasilLuar<V>
  /** Additional data of this step for the history. */
  muatan?: Record<string, unknown>
  /** Data for OSS in addition to the status. */
  oss?: Record<string, unknown>
}

export interface AfterLangkah<V extends KosakataPsat, Name extends string> {
  row: RowOf<V>
  aksi: Name
  /** Text of the notification that the server sent. */
  notifikasi: string
}

/** Runs a workflow action on a file. Every transition of every track goes through this function. */
export async function runAction<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  platform: Platform,
  trx: Trx,
  caller: Caller,
  key: KunciPengajuan,
  langkah: Langkah<V, Name>,
): Promise<AfterLangkah<V, Name>> {
  const actor = actorOf(caller)
  const { row, file, aksi } = await lockForStep(alur, platform, trx, actor, key, langkah)
  const [master, holidays] = [await readHari(trx, alur.hari), await readHolidays(trx)]
  const input: V['input'] = langkah.input ?? {}
  const outcome = applyAction(alur.workflow, file, toAktor(actor), aksi, {
    at: platform.clock(),
    note: langkah.note ?? undefined,
    input,
    days: (budget) => master[budget][row.audit_type],
  })
  if (!outcome.ok) throw refusalError(alur, row, outcome.refusal)
  const { event } = outcome
  const diwakili = diwakiliPada(row, actor)
  caller.mewakili = diwakili
  requireHasil(alur, event, langkah.hasil ?? {})
  const lampiran = await claimLampiran(platform, trx, actor, row.id, langkah.lampiran ?? [])
  const akibat = await beforeStep(alur, { platform, trx, row, event, actor, input })
  const salinan = await keepSalinan(trx, row, event, langkah.salinan)
  const changed = await updateBerkas<V['stage']>(trx, alur.workflow.stages, row.id, {
    ...kolomAlur(alur, outcome.file, event, holidays),
    ...langkah.kolom,
    ...akibat.kolom,
    putaran: salinan?.putaran ?? row.putaran,
    // A deputy does not become a handler of the file. The file stays with the absent colleague.
    ...(diwakili ? {} : { penangan_id: withPenangan(row.penangan_id, actor) }),
    ...(langkah.salinan ? isiBerkas(row, langkah.salinan) : {}),
    versi: row.versi + 1,
  })
  const notifikasi = await recordStep(alur, platform, trx, {
    row: changed,
    event,
    actor,
    diwakili,
    entriLama: file.ledger.length,
    lampiran,
    muatan: { ...langkah.muatan, ...akibat.muatan, ...(salinan ? { salinan } : {}) },
    oss: langkah.oss ?? {},
  })
  await recordAudit(trx, caller, {
    record: `pengajuan/${row.id}`,
    before: { tahap: row.tahap, versi: row.versi },
    after: { tahap: changed.tahap, versi: changed.versi, aksi },
  })
  return { row: changed, aksi, notifikasi }
}

/** Returns the columns that follow from the sent content. */
const isiBerkas = ({ audit_type }: BerkasRow, { isi }: IsiSalinan) => ({
  pokok: pokokBerkas(audit_type, isi),
  ...tempatUnit(audit_type, isi),
})

async function keepSalinan(
  trx: Trx,
  row: BerkasRow,
  { effects, at }: Pick<WorkflowEvent<KosakataPsat, string>, 'effects' | 'at'>,
  given: IsiSalinan | undefined,
) {
  if (!effects.includes('simpan_salinan')) return undefined
  const salinan = given ?? (await lastSalinanOf(trx, row))
  const kept = { putaran: row.putaran + 1, sidik: sidikOf(salinan.isi) }
  await insertSalinan(trx, row.id, { ...salinan, ...kept, dibuat: at })
  return kept
}

async function lastSalinanOf(trx: Trx, row: BerkasRow): Promise<IsiSalinan> {
  const last = await findSalinan(trx, row.id)
  if (!last) throw new Error(`File ${row.id} has no copy`)
  return { isi: last.isi, berkas: Object.keys(last.isi.berkas) }
}
