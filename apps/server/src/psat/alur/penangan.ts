import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import type { WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import type { KosakataPsat, NamaAlur } from '@portal/domain/psat/alur/alur'
import type { PemegangPsat } from '@portal/domain/psat/alur/pemegang'
import type { FaktaTugas } from '@portal/domain/psat/alur/tugas'
import type { FaktaKabar } from '@portal/domain/psat/pesan/kabar'
import type { Insertable } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { PsatPengajuan } from '#platform/database/schema.gen.ts'
import type { Platform } from '#platform/platform.ts'
import type { Alur, RowOf } from './alur.ts'
import type { KolomBerkas } from './pengajuan.repository.ts'
import type { LampiranTercatat } from './riwayat.repository.ts'

interface Langkah<V extends KosakataPsat, Name extends string> {
  platform: Platform
  trx: Trx
  row: RowOf<V>
  event: WorkflowEvent<V, Name>
  actor: Actor
}

/** A step that the workflow allows, before the server stores anything. */
export interface LangkahBerjalan<V extends KosakataPsat, Name extends string> extends Langkah<V, Name> {
  input: V['input']
}

/** A step that the history already contains. `row` holds the new values. */
export interface LangkahTercatat<V extends KosakataPsat, Name extends string> extends Langkah<V, Name> {
  urutan: number
  lampiran: readonly LampiranTercatat[]
  oss: Record<string, unknown>
}

/** Columns and history data that an effect adds to the step. */
export interface Akibat {
  kolom?: KolomBerkas
  muatan?: Record<string, unknown>
}

interface Penangan<V extends KosakataPsat, Name extends string> {
  before?: (step: LangkahBerjalan<V, Name>) => Promise<Akibat>
  after?: (step: LangkahTercatat<V, Name>) => Promise<void>
}

/** Effects that the workflow service carries out itself: it stores the copy of the sent data and notifies people. */
type EfekPintu = 'simpan_salinan' | `beritahu_${string}`

/** Handler of each effect. `pemanggil` means that the caller has carried out the effect and supplies the proof. */
export type EfekDitangani<V extends KosakataPsat, Name extends string> = Record<
  Exclude<V['effect'], EfekPintu>,
  Penangan<V, Name> | 'pemanggil'
>

export interface PenangananAlur<V extends KosakataPsat, Name extends string> {
  efek: EfekDitangani<V, Name>
  /** Reads the facts of a file that other modules store. */
  fakta: (trx: Trx, id: number, now: Date) => Promise<Partial<V['facts']>>
  /**
   * Reads the facts for notices that other modules store (findings, bill, team). `muatan` holds the data of the step.
   */
  kabar?: (
    trx: Trx,
    row: RowOf<V>,
    muatan: Record<string, unknown>,
  ) => Promise<{ tugas: FaktaTugas; lain: FaktaKabar }>
  /** Runs before the server creates a file and takes what the file needs, such as a licence of OSS. */
  beforeOpen?: (trx: Trx, row: Insertable<PsatPengajuan>) => Promise<void>
}

interface Terpasang {
  alur: unknown
  penanganan: unknown
}
const dipasang = new Map<NamaAlur, Terpasang>()

/**
 * Registers the handlers of a track, so the workflow service depends on no handler. The returned function undoes the
 * registration.
 */
export function installHandlers<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  penanganan: PenangananAlur<V, Name>,
): () => void {
  const before = dipasang.get(alur.nama)
  dipasang.set(alur.nama, { alur, penanganan })
  return () => (before ? dipasang.set(alur.nama, before) : dipasang.delete(alur.nama))
}

function terpasang(nama: NamaAlur): Terpasang {
  const found = dipasang.get(nama)
  if (!found) throw new Error(`Track ${nama} has no handlers: import #psat/index.ts`)
  return found
}

/** Returns the track of a row with its names typed as plain text, for modules that serve all tracks. */
export function jalurOf({ alur }: { alur: NamaAlur }): Alur {
  // The cast is safe because only the track's own table reads a row of that track.
  return terpasang(alur).alur as Alur
}

export function holdersLike({ pemegang }: Alur, like: (holder: PemegangPsat) => boolean): string[] {
  return entriesOf(pemegang).flatMap(([nama, holder]) => (like(holder) ? [nama] : []))
}

/**
 * Returns the applicant among the holders of the file's track. The list is empty where officers enter the file for the
 * applicant.
 */
export function applicantsOf(row: { alur: NamaAlur }): string[] {
  return holdersLike(jalurOf(row), ({ bagian }) => bagian === 'perusahaan')
}

export function handlersOf<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
): PenangananAlur<V, Name> {
  // The cast is safe because `installHandlers` stored the handlers under the same track.
  return terpasang(alur.nama).penanganan as PenangananAlur<V, Name>
}

type Tabel<V extends KosakataPsat, Name extends string> = Partial<
  Record<string, Penangan<V, Name> | 'pemanggil'>
>

function handlersFor<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  { effects }: WorkflowEvent<V, Name>,
): Penangan<V, Name>[] {
  const table: Tabel<V, Name> = handlersOf(alur).efek
  return effects.flatMap((effect) => {
    const found = table[effect]
    return found === undefined || found === 'pemanggil' ? [] : [found]
  })
}

export async function beforeStep<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  step: LangkahBerjalan<V, Name>,
): Promise<Required<Akibat>> {
  const all: Required<Akibat> = { kolom: {}, muatan: {} }
  for (const { before } of handlersFor(alur, step.event)) {
    const { kolom, muatan } = (await before?.(step)) ?? {}
    Object.assign(all.kolom, kolom)
    Object.assign(all.muatan, muatan)
  }
  return all
}

export async function afterStep<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  step: LangkahTercatat<V, Name>,
): Promise<void> {
  for (const { after } of handlersFor(alur, step.event)) await after?.(step)
}

/** Proof of the effects that the caller carried out, such as the certificate's file or the id of the entry. */
export type HasilLuar<V extends KosakataPsat> = Partial<Record<V['effect'], string | number>>

/** Refuses a step if the caller has not carried out all effects that it must carry out. */
export function requireHasil<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  { action, effects }: WorkflowEvent<V, Name>,
  hasil: HasilLuar<V>,
): void {
  const table: Tabel<V, Name> = handlersOf(alur).efek
  const missing = effects.filter((effect: V['effect']) => table[effect] === 'pemanggil' && !hasil[effect])
  if (missing.length > 0) throw new Error(`Action ${action} lacks ${missing.join(' and ')}`)
}
