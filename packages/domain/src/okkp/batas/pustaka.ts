import type { Batas, CaraPencarian } from './batas.ts'

/** Food of the national classification. A variety has its kind in `induk_id`. */
export interface Pangan {
  id: number
  nama: string
  sub_kelompok_id: number
  induk_id: number | null
}

/**
 * Food term of an annex. It covers all foods of some subgroups (`sub`) and single foods (`termasuk`), except `kecuali`.
 * Foods in `ragu` are uncertain and get no verdict. A term with `cara` "semua" covers every food and lists none.
 */
export interface Istilah {
  id: number
  nama: string
  cara: CaraPencarian
  sub: readonly number[]
  termasuk: readonly number[]
  kecuali: readonly number[]
  ragu: readonly number[]
}

export interface IsiPustaka {
  parameter: readonly { id: number; nama: string; jenis: string }[]
  komoditas: readonly { id: number; nama: string; pangan_id: number | null }[]
  pangan: readonly Pangan[]
  istilah: readonly Istilah[]
  batas: readonly Batas[]
}

/**
 * Relation of a food to a term. `jarak` is 0 if the term names the food itself, 1 if it names the kind of the variety.
 */
export interface Keanggotaan {
  ragu: boolean
  jarak: number
}

/** Immutable lookup structure of all limits, built once from the rows. */
export interface LimitLibrary {
  parameter: ReadonlyMap<number, { nama: string; jenis: string }>
  komoditas: ReadonlyMap<number, { nama: string; pangan_id: number | null }>
  pangan: ReadonlyMap<number, Pangan>
  istilah: ReadonlyMap<number, Istilah>
  batasMenurutParameter: ReadonlyMap<number, readonly Batas[]>
  /** Default limits by kind of test. */
  batasMenurutJenis: ReadonlyMap<string, readonly Batas[]>
  anggota: ReadonlyMap<number, ReadonlyMap<number, Keanggotaan>>
}

export const pastiAnggota: Keanggotaan = { ragu: false, jarak: 0 }

/** The most specific entry decides: the variety precedes its kind, and the kind precedes the subgroup. */
function keanggotaan(
  { sub, termasuk, kecuali, ragu }: { [K in 'sub' | 'termasuk' | 'kecuali' | 'ragu']: ReadonlySet<number> },
  pangan: Pangan,
  semua: ReadonlyMap<number, Pangan>,
): Keanggotaan | undefined {
  const induk = pangan.induk_id === null ? undefined : semua.get(pangan.induk_id)
  for (const [jarak, yang] of [pangan, induk].entries()) {
    if (!yang) continue
    if (kecuali.has(yang.id)) return undefined
    if (ragu.has(yang.id)) return { ragu: true, jarak }
    if (termasuk.has(yang.id)) return { ragu: false, jarak }
  }
  return sub.has(pangan.sub_kelompok_id) ? pastiAnggota : undefined
}

function anggotaDari(istilah: Istilah, pangan: ReadonlyMap<number, Pangan>): Map<number, Keanggotaan> {
  if (istilah.cara === 'semua') return new Map([...pangan.keys()].map((id) => [id, pastiAnggota]))
  const kata = {
    sub: new Set(istilah.sub),
    termasuk: new Set(istilah.termasuk),
    kecuali: new Set(istilah.kecuali),
    ragu: new Set(istilah.ragu),
  }
  const anggota = new Map<number, Keanggotaan>()
  for (const yang of pangan.values()) {
    const status = keanggotaan(kata, yang, pangan)
    if (status) anggota.set(yang.id, status)
  }
  return anggota
}

const menurutId = <T extends { id: number }>(rows: readonly T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]))

export function buildLibrary(isi: IsiPustaka): LimitLibrary {
  const pangan = menurutId(isi.pangan)
  return {
    parameter: menurutId(isi.parameter),
    komoditas: menurutId(isi.komoditas),
    pangan,
    istilah: menurutId(isi.istilah),
    batasMenurutParameter: Map.groupBy(
      isi.batas.filter(({ parameter_id }) => parameter_id !== null),
      ({ parameter_id }) => parameter_id ?? 0,
    ),
    batasMenurutJenis: Map.groupBy(
      isi.batas.filter(({ parameter_id }) => parameter_id === null),
      ({ jenis_parameter }) => jenis_parameter,
    ),
    anggota: new Map(isi.istilah.map((istilah) => [istilah.id, anggotaDari(istilah, pangan)])),
  }
}

/** Owner of a limit: one parameter, or the default of a kind of test. */
export interface Milik {
  parameter_id: number | null
  jenis: string
}

export const limitsOf = (pustaka: LimitLibrary, { parameter_id, jenis }: Milik): readonly Batas[] =>
  (parameter_id === null
    ? pustaka.batasMenurutJenis.get(jenis)
    : pustaka.batasMenurutParameter.get(parameter_id)) ?? []

/** Returns a copy of the library with other limits of one parameter or another default, for previews. */
export const withLimits = (
  pustaka: LimitLibrary,
  { parameter_id, jenis }: Milik,
  batas: readonly Batas[],
): LimitLibrary =>
  parameter_id === null
    ? { ...pustaka, batasMenurutJenis: new Map(pustaka.batasMenurutJenis).set(jenis, batas) }
    : { ...pustaka, batasMenurutParameter: new Map(pustaka.batasMenurutParameter).set(parameter_id, batas) }
