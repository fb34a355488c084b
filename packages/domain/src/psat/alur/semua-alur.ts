import { entriesOf } from '../../platform/workflow/workflow.ts'
import type { Akhir, KosakataPsat, NamaAlur, TabelAlur, TahapAlur } from './alur.ts'
import { tabelPelaku } from './pelaku/workflow.ts'
import { tabelSekretariat } from './sekretariat/workflow.ts'

const semua = new Map<NamaAlur, TabelAlur>()

/** Lists file both tracks by the names of their stages and budgets, so a name means the same in each. */
function refuseClash(alur: TabelAlur, other: TabelAlur): void {
  for (const [nama, { tab, ends }] of entriesOf(alur.tahap)) {
    const same = other.tahap[nama]
    if (same && (same.tab !== tab || same.ends !== ends)) {
      throw new TypeError(`tahap ${nama}: tab atau akhirnya lain di alur ${other.nama}`)
    }
  }
  const shared = Object.keys(alur.hari).filter((anggaran) => Object.hasOwn(other.hari, anggaran))
  if (shared.length > 0) throw new TypeError(`anggaran ${shared.join(', ')}: sudah dipakai ${other.nama}`)
}

/** Joins a track to the portal, in the place of one of the same name; what comes back undoes it. */
export function addAlur<V extends KosakataPsat, Name extends string>(alur: TabelAlur<V, Name>): () => void {
  // Its words are forgotten here alone: a row of a track is only ever read by that track's table.
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
  if (!alur) throw new TypeError(`alur ${nama} tanpa tabel`)
  return alur
}

/** The stage a file stands at, in the table of its track. */
export function tahapOf({ alur, tahap }: { alur: NamaAlur; tahap: string }): TahapAlur {
  const place = alurOf(alur).tahap[tahap]
  if (!place) throw new TypeError(`alur ${alur} tanpa tahap ${tahap}`)
  return place
}

/** The names of the stages like this, over all tracks. */
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

/** The stages at which a file has ended in this way; without one, those under way. */
export const tahapAkhir = (akhir: Akhir | undefined): string[] => tahapSemua(({ ends }) => ends === akhir)
