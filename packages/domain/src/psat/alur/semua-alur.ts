import { entriesOf } from '../../platform/workflow/workflow.ts'
import type { Akhir, KosakataPsat, NamaAlur, TabelAlur, TahapAlur } from './alur.ts'
import { tabelPelaku } from './pelaku/workflow.ts'
import { tabelSekretariat } from './sekretariat/workflow.ts'

const semua = new Map<NamaAlur, TabelAlur>()

/** Lists group both tracks by the names of stages and budgets, so a shared name must mean the same on both tracks. */
function refuseClash(alur: TabelAlur, other: TabelAlur): void {
  for (const [nama, { tab, ends }] of entriesOf(alur.tahap)) {
    const same = other.tahap[nama]
    if (same && (same.tab !== tab || same.ends !== ends)) {
      throw new TypeError(`stage ${nama}: its tab or its end differs in track ${other.nama}`)
    }
  }
  const shared = Object.keys(alur.hari).filter((anggaran) => Object.hasOwn(other.hari, anggaran))
  if (shared.length > 0)
    throw new TypeError(`budget ${shared.join(', ')}: track ${other.nama} already uses it`)
}

/** Registers a track and replaces one of the same name. Returns a function that undoes the registration. */
export function addAlur<V extends KosakataPsat, Name extends string>(alur: TabelAlur<V, Name>): () => void {
  // The cast is safe: only the table of its own track ever reads a row of that track.
  const any = alur as unknown as TabelAlur
  const before = semua.get(alur.nama)
  for (const other of semua.values()) if (other !== before) refuseClash(any, other)
  semua.set(alur.nama, any)
  return () => (before ? semua.set(alur.nama, before) : semua.delete(alur.nama))
}

addAlur(tabelPelaku)
addAlur(tabelSekretariat)

export const semuaAlur = (): TabelAlur[] => [...semua.values()]

export function alurOf(nama: NamaAlur): TabelAlur {
  const alur = semua.get(nama)
  if (!alur) throw new TypeError(`track ${nama} has no table`)
  return alur
}

export function tahapOf({ alur, tahap }: { alur: NamaAlur; tahap: string }): TahapAlur {
  const place = alurOf(alur).tahap[tahap]
  if (!place) throw new TypeError(`track ${alur} has no stage ${tahap}`)
  return place
}

/** Returns the names of all stages that match, over all tracks. */
export function tahapSemua(like: (tahap: TahapAlur) => boolean): string[] {
  return [
    ...new Set(
      semuaAlur().flatMap(({ tahap }) =>
        entriesOf(tahap)
          .filter(([, place]) => like(place))
          .map(([nama]) => nama),
      ),
    ),
  ]
}

/** Returns the stages with this outcome. With undefined, returns the stages of running files. */
export const tahapAkhir = (akhir: Akhir | undefined): string[] => tahapSemua(({ ends }) => ends === akhir)
