import { applyAction } from '@portal/domain/platform/workflow/workflow-actions'
import { holdersOf } from '@portal/domain/platform/workflow/workflow-holders'
import type { AksiPengajuan } from '@portal/domain/psat/alur/pengajuan.aksi'
import { hariUntuk } from '@portal/domain/psat/alur/pengajuan.hari'
import type { MasukanPengajuan } from '@portal/domain/psat/alur/pengajuan.syarat'
import { alurPengajuan } from '@portal/domain/psat/alur/pengajuan.workflow'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { tahapKomtek } from '#psat/alur/akses/akses.ts'
import { claimLampiran, type LampiranBaru } from '#psat/alur/lampiran/lampiran.service.ts'
import { sidikOf } from '#psat/alur/rantai/sidik.ts'
import { type Peristiwa, toAktor } from './berkas-alur.ts'
import { kolomAlur, recordStep } from './catat.service.ts'
import { readHariKerja, readHolidays } from './kalender.repository.ts'
import { lockForStep, type TujuanLangkah } from './mulai-langkah.service.ts'
import { type HasilLuar, type JawabanTemuan, requireHasil, sebelumLangkah } from './penangan.ts'
import { type KunciPengajuan, type PengajuanRow, updatePengajuan } from './pengajuan.repository.ts'
import { refusalError } from './penolakan.ts'
import { findSalinan, type IsiSalinan, insertSalinan } from './salinan.repository.ts'

/** Columns of the file that a step fills besides the workflow's own. */
export type KolomLangkah = Partial<
  Pick<
    PengajuanRow,
    | 'keterangan_audit_dokumen'
    | 'keterangan_audit_lapang'
    | 'keterangan_sidang_komtek'
    | 'keterangan_audit'
    | 'hasil_verifikasi_awal'
    | 'hasil_audit_dokumen'
    | 'hasil_audit_lapang'
    | 'hasil_sidang_komtek'
    | 'bahan_sidang_komtek'
    | 'dokumen_ditolak'
    | 'tarif'
    | 'nama_perusahaan'
    | 'alamat_perusahaan'
    | 'provinsi_id'
    | 'kota_id'
  >
>

export interface Langkah extends TujuanLangkah {
  note?: string | null | undefined
  input?: MasukanPengajuan
  /** Uploaded files of this step: claimed for the file and kept in its history. */
  lampiran?: readonly LampiranBaru[]
  /** For answers to a revision; without one the last copy is taken again. */
  salinan?: IsiSalinan | undefined
  jawaban?: JawabanTemuan
  kolom?: KolomLangkah
  /** What the caller has done of the step's effects. */
  hasil?: HasilLuar
  /** What else the history shall keep of this step. */
  muatan?: Record<string, unknown>
  /** What OSS is told besides the status. */
  oss?: Record<string, unknown>
}

export interface SetelahLangkah {
  row: PengajuanRow
  aksi: AksiPengajuan
  /** What everyone concerned was told. */
  notifikasi: string
}

/** The one door for every transition of track `pengajuan`. */
export async function runAction(
  platform: Platform,
  trx: Trx,
  caller: Caller,
  key: KunciPengajuan,
  langkah: Langkah,
): Promise<SetelahLangkah> {
  const actor = actorOf(caller)
  const { row, file, aksi } = await lockForStep(trx, actor, key, langkah)
  const [master, holidays] = [await readHariKerja(trx), await readHolidays(trx)]
  const outcome = applyAction(alurPengajuan, file, toAktor(actor), aksi, {
    at: platform.clock(),
    note: langkah.note ?? undefined,
    input: langkah.input ?? {},
    days: hariUntuk(master, row.audit_type),
  })
  if (!outcome.ok) throw refusalError(row, outcome.refusal)
  const { event } = outcome
  requireHasil(event, langkah.hasil ?? {})
  const lampiran = await claimLampiran(platform, trx, actor, row.id, langkah.lampiran ?? [])
  const akibat = await sebelumLangkah({ platform, trx, row, event, actor, jawaban: langkah.jawaban ?? {} })
  const salinan = await keepSalinan(trx, row, event, langkah.salinan)
  const changed = await updatePengajuan(trx, row.id, {
    ...kolomAlur(outcome.file, event, holidays),
    ...langkah.kolom,
    ...akibat.kolom,
    ...keputusanKomtek(event),
    putaran: salinan?.putaran ?? row.putaran,
    versi: row.versi + 1,
  })
  const notifikasi = await recordStep(platform, trx, {
    row: changed,
    event,
    actor,
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

/** Files the committee has decided stay in its sight. */
function keputusanKomtek({ action, from, to, at }: Peristiwa) {
  const left = from !== null && tahapKomtek.includes(from) && !tahapKomtek.includes(to)
  const decided = left && holdersOf(alurPengajuan, action, from).includes('komtek')
  return decided ? { diputus_komtek: at } : {}
}

async function keepSalinan(
  trx: Trx,
  row: PengajuanRow,
  { effects, at }: Peristiwa,
  given: IsiSalinan | undefined,
) {
  if (!effects.includes('simpan_salinan')) return undefined
  const salinan = given ?? (await lastSalinanOf(trx, row))
  const kept = { putaran: row.putaran + 1, sidik: sidikOf(salinan.isi) }
  await insertSalinan(trx, row.id, { ...salinan, ...kept, dibuat: at })
  return kept
}

async function lastSalinanOf(trx: Trx, row: PengajuanRow): Promise<IsiSalinan> {
  const last = await findSalinan(trx, row.id)
  if (!last) throw new Error(`Berkas ${row.id} tanpa salinan`)
  return { isi: last.isi, berkas: Object.keys(last.isi.berkas) }
}
