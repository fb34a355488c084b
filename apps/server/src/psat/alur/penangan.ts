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

/** A step that the workflow allows and nothing is stored of yet. */
export interface LangkahBerjalan<V extends KosakataPsat, Name extends string> extends Langkah<V, Name> {
  input: V['input']
}

/** A step that stands in the history; the row is as it has become. */
export interface LangkahTercatat<V extends KosakataPsat, Name extends string> extends Langkah<V, Name> {
  urutan: number
  lampiran: readonly LampiranTercatat[]
  /** What OSS is told besides the status. */
  oss: Record<string, unknown>
}

/** What an effect adds to the file's row and to what its history keeps of the step. */
export interface Akibat {
  kolom?: KolomBerkas
  muatan?: Record<string, unknown>
}

interface Penangan<V extends KosakataPsat, Name extends string> {
  before?: (step: LangkahBerjalan<V, Name>) => Promise<Akibat>
  after?: (step: LangkahTercatat<V, Name>) => Promise<void>
}

/** What the door does by itself: the copy of what was sent in, and telling people. */
type EfekPintu = 'simpan_salinan' | `beritahu_${string}`

/** Effects by the room that does them; `pemanggil`: whoever takes the step has done it, and brings the proof. */
export type EfekDitangani<V extends KosakataPsat, Name extends string> = Record<
  Exclude<V['effect'], EfekPintu>,
  Penangan<V, Name> | 'pemanggil'
>

export interface PenangananAlur<V extends KosakataPsat, Name extends string> {
  efek: EfekDitangani<V, Name>
  /** Facts of a file that other rooms keep. */
  fakta: (trx: Trx, id: number) => Promise<Partial<V['facts']>>
  /** What its notices count and say that other rooms keep: findings, bill, team; what the step brings comes along. */
  kabar?: (
    trx: Trx,
    row: RowOf<V>,
    muatan: Record<string, unknown>,
  ) => Promise<{ tugas: FaktaTugas; lain: FaktaKabar }>
  /** Before a file is made: what it takes for its own, such as a licence of OSS. */
  beforeOpen?: (trx: Trx, row: Insertable<PsatPengajuan>) => Promise<void>
}

interface Terpasang {
  alur: unknown
  penanganan: unknown
}
const dipasang = new Map<NamaAlur, Terpasang>()

/** The wing hands in who does what; the door itself knows none of them. What comes back undoes it. */
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
  if (!found) throw new Error(`Alur ${nama} belum diberi penangan: muat #psat/index.ts`)
  return found
}

/** The track of a row, for rooms that serve files of every track: its words are text. */
export function jalurOf({ alur }: { alur: NamaAlur }): Alur {
  // A row of a track is only ever read by that track's own table.
  return terpasang(alur).alur as Alur
}

/** Names of holders that are like this. */
export function holdersLike({ pemegang }: Alur, like: (holder: PemegangPsat) => boolean): string[] {
  return entriesOf(pemegang).flatMap(([nama, holder]) => (like(holder) ? [nama] : []))
}

/** The applicant among the holders of a file's track; none where officers enter for him. */
export function applicantsOf(row: { alur: NamaAlur }): string[] {
  return holdersLike(jalurOf(row), ({ bagian }) => bagian === 'perusahaan')
}

export function handlersOf<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
): PenangananAlur<V, Name> {
  // Handed in above for the same track, so of the same words.
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

/** Proof of what the caller has done: the certificate's file, the entry's id. */
export type HasilLuar<V extends KosakataPsat> = Partial<Record<V['effect'], string | number>>

/** No step passes whose effects nobody has carried out. */
export function requireHasil<V extends KosakataPsat, Name extends string>(
  alur: Alur<V, Name>,
  { action, effects }: WorkflowEvent<V, Name>,
  hasil: HasilLuar<V>,
): void {
  const table: Tabel<V, Name> = handlersOf(alur).efek
  const missing = effects.filter((effect: V['effect']) => table[effect] === 'pemanggil' && !hasil[effect])
  if (missing.length > 0) throw new Error(`Aksi ${action} tanpa ${missing.join(' dan ')}`)
}
