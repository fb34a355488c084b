import { openFile, targetOf } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat } from '@portal/domain/psat/alur/alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { pokokBerkas, tempatUnit } from '@portal/domain/psat/pengajuan/nama-berkas'
import type { Insertable } from 'kysely'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { PsatPengajuan } from '#platform/database/schema.gen.ts'
import type { Platform } from '#platform/platform.ts'
import { type Alur, type RowOf, toAktor } from './alur.ts'
import { withPenangan } from './jejak.service.ts'
import { readHari, readHolidays } from './kalender.repository.ts'
import { takeNomorPermohonan } from './nomor-permohonan.repository.ts'
import { handlersOf } from './penangan.ts'
import { insertBerkas } from './pengajuan.repository.ts'
import { refusalError } from './penolakan.ts'
import { sidikOf } from './rantai/sidik.ts'
import { kolomAlur, recordStep } from './record.service.ts'
import { type IsiSalinan, insertSalinan } from './salinan.repository.ts'

/** Columns that `openBerkas` fills itself. */
type KolomPintu =
  | 'alur'
  | 'audit_type'
  | 'nomor_permohonan'
  | 'pokok'
  | 'tahap'
  | 'code'
  | 'putaran'
  | 'dibuat'
  | 'diubah'
  | 'masuk_tahap'
  | 'penangan_id'

export interface BerkasBaru<V extends KosakataPsat> {
  auditType: JenisIzin
  fakta: V['facts']
  input?: V['input']
  kolom: Omit<Insertable<PsatPengajuan>, KolomPintu>
  /** First copy of the sent data, on tracks that store copies. */
  salinan?: IsiSalinan
}

/** Creates a file with its first copy, history line and clock entry. The caller must claim the uploaded files. */
export async function openBerkas<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  platform: Platform,
  trx: Trx,
  caller: Caller,
  { auditType, fakta, input = {}, kolom, salinan }: BerkasBaru<V>,
): Promise<RowOf<V>> {
  const { workflow } = alur
  const actor = actorOf(caller)
  const at = platform.clock()
  const [master, holidays] = [await readHari(trx, alur.hari), await readHolidays(trx)]
  const outcome = openFile(workflow, fakta, toAktor(actor), {
    at,
    input,
    days: (budget) => master[budget][auditType],
  })
  if (!outcome.ok) {
    const tahap = targetOf(workflow.actions[workflow.opens], fakta)
    if (tahap === undefined) throw new TypeError('the opening action has no target stage')
    throw refusalError(alur, { tahap, code: workflow.stages[tahap].code, versi: 0 }, outcome.refusal)
  }
  const baru = {
    ...kolom,
    ...(salinan ? tempatUnit(auditType, salinan.isi) : {}),
    ...kolomAlur(alur, outcome.file, outcome.event, holidays),
    alur: alur.nama,
    audit_type: auditType,
    nomor_permohonan: await takeNomorPermohonan(trx, auditType, at),
    pokok: salinan ? pokokBerkas(auditType, salinan.isi) : null,
    putaran: salinan ? 1 : 0,
    dibuat: at,
    masuk_tahap: at,
    penangan_id: withPenangan([], actor),
  }
  await handlersOf(alur).beforeOpen?.(trx, baru)
  const row = await insertBerkas<V['stage']>(trx, workflow.stages, baru)
  await recordStep(alur, platform, trx, {
    row,
    event: outcome.event,
    actor,
    entriLama: 0,
    lampiran: [],
    muatan: salinan ? { salinan: await keepFirst(trx, row.id, salinan, at) } : {},
  })
  await recordAudit(trx, caller, {
    record: `pengajuan/${row.id}`,
    after: { nomor_permohonan: row.nomor_permohonan, tahap: row.tahap },
  })
  return row
}

async function keepFirst(trx: Trx, id: number, salinan: IsiSalinan, dibuat: Date) {
  const kept = { putaran: 1, sidik: sidikOf(salinan.isi) }
  await insertSalinan(trx, id, { ...salinan, ...kept, dibuat })
  return kept
}
